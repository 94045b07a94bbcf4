/** The names of units that a person may type in an amount, in English and in French. */

/** How an amount in a currency with decimals is rewritten: "5 euros 50 cents" becomes "5¤50¢". */
export const WHOLE = '¤';
export const HUNDREDTH = '¢';

type Names = readonly (readonly [name: RegExp, unit: string])[];

const PENCE = /^(penny|pennies|pence)$/;
const POUNDS = /^(pound|livre)s?$/;
const CENTS = /^cent(ime)?s?$/;

const NAMES: Readonly<Record<string, Names>> = {
  points: [[/^points?$/, WHOLE]],
  lsd: [
    [/^guin(ea|[ée]e)s?$/, 'gn'],
    [POUNDS, 'l'],
    [/^shillings?$/, 's'],
    [PENCE, 'd'],
    [/^farthings?$/, 'f'],
  ],
  livre: [
    [/^[ée]cus?$/, 'ecu'],
    [/^(lt|livres?)$/, 'l'],
    [/^(sol|sou)s?$/, 's'],
    [/^deniers?$/, 'd'],
  ],
  gbp: [
    [POUNDS, WHOLE],
    [PENCE, HUNDREDTH],
  ],
  eur: [
    [/^euros?$/, WHOLE],
    [CENTS, HUNDREDTH],
  ],
  usd: [
    [/^dollars?$/, WHOLE],
    [CENTS, HUNDREDTH],
  ],
};

/** Returns the suffix of a unit that is typed by its name: "ecu" for "écus". Other words stay as they are. */
export const unitOf = (word: string, currency: string): string =>
  NAMES[currency]?.find(([name]) => name.test(word))?.[1] ?? word;

/** Rewrites "3 écus 5 sols" as "3 ecu 5 s". The text must be in small letters. */
export const withSuffixes = (typed: string, currency: string): string =>
  typed.normalize('NFC').replace(/\p{L}+/gu, (word) => unitOf(word, currency));
