/** The kind of editor of each rule, and the conversion of its values. */

import { amountIn, sumFault, type Currency } from '../../../i18n/amounts/money.ts';
import { t } from '../../../i18n/language.ts';
import { openingMessages } from '../messages/opening-messages.ts';

export type Kind = 'choice' | 'packs' | 'whole' | 'wholeOrNone' | 'ladder' | 'sumOrNone';

const KINDS: Readonly<Record<string, Kind>> = {
  decks: 'packs',
  ladder: 'ladder',
  burn: 'whole',
  cards_required: 'whole',
  max_cards: 'wholeOrNone',
  pay: 'wholeOrNone',
  target: 'sumOrNone',
};
const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  decks: [1, 100],
  burn: [0, 51],
  cards_required: [0, 1000],
  max_cards: [1, 1000],
  pay: [1, 1000],
};
const FLAGS = new Set(['restake', 'carry', 'side_bets', 'books']);
const MAX_RUNGS = 20;
const MAX_RUNG = 1000;

export const BY_PUNTERS = 'by_punters';

/** Rules that the money step shows. */
export const MONEY_FIELDS: ReadonlySet<string> = new Set(['min_stake', 'max_stake']);

export const kindOf = (field: string): Kind => KINDS[field] ?? 'choice';

/** The key of a value among a field's choices. */
export const choiceKey = (value: unknown): string => String(value);

/** The value of a key among a field's choices. */
export function fieldValue(field: string, word: string): unknown {
  if (FLAGS.has(field)) return word === 'true';
  return word === 'null' ? null : word;
}

/** The text of a value in its input. */
export function inputText(value: unknown, format: (sum: number) => string, kind: Kind): string {
  if (value === null || value === BY_PUNTERS) return '';
  if (kind === 'sumOrNone' && typeof value === 'number') return format(value);
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export type ParsedField = { readonly value: unknown } | { readonly wrong: string };

/** Parses the typed text of a field without choices. */
export function readField(field: string, text: string, currency: Currency): ParsedField {
  const kind = kindOf(field);
  const typed = text.trim();
  if (kind === 'ladder') return readLadder(typed);
  if (!typed && (kind === 'wholeOrNone' || kind === 'sumOrNone')) return { value: null };
  if (kind === 'sumOrNone') {
    const sum = amountIn(typed, currency);
    return sum
      ? { value: sum }
      : { wrong: sumFault(typed, currency, t().newTable.invalidAmount) ?? t().newTable.invalidAmount };
  }
  const [least, most] = BOUNDS[field] ?? [0, MAX_RUNG];
  return wholeWithin(typed, least, most)
    ? { value: Number(typed) }
    : { wrong: t().newTable.enterWholeNumber(least, most) };
}

/** The typed text and the value it was parsed to. */
export interface TypedValue {
  readonly text: string;
  readonly wrong: string | null;
  readonly value: unknown;
}

/** The initial text of a field with a value. */
export function typedValue(field: string, text: string, value: unknown, currency: Currency): TypedValue {
  const read = readField(field, text, currency);
  return 'value' in read ? { text, wrong: null, value: read.value } : { text, wrong: read.wrong, value };
}

/** Whether the field still has the value that the text was parsed to. */
export const isStillTyped = (typed: TypedValue | null, value: unknown): typed is TypedValue =>
  typed !== null && JSON.stringify(typed.value) === JSON.stringify(value);

const wholeWithin = (typed: string, least: number, most: number): boolean =>
  /^\d{1,4}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;

function readLadder(typed: string): ParsedField {
  const rungs = typed.split(/[\s,·×]+/).filter(Boolean);
  const good =
    rungs.length >= 1 && rungs.length <= MAX_RUNGS && rungs.every((rung) => wholeWithin(rung, 1, MAX_RUNG));
  return good ? { value: rungs.map(Number) } : { wrong: openingMessages().opening.enterLadder };
}
