/** The kind of editor of each rule, and the conversion of its values. */

import { declarationOf, type DeclaredRule } from '../../../api/declarations.ts';
import { amountIn, sumFault, type Currency } from '../../../i18n/amounts/money.ts';
import { t } from '../../../i18n/language.ts';
import { openingMessages } from '../messages/opening-messages.ts';

export type Kind = 'choice' | 'packs' | 'whole' | 'wholeOrNone' | 'ladder' | 'sumOrNone';

/** The fields of the short form. "Show all rules" shows the others. */
export const FIRST_FIELDS = [
  'order',
  'fasse',
  'burn',
  'ladder',
  'twins',
  'repeat',
  'last_card',
  'cards_required',
  'mace',
  'carry',
  'bank_cover',
] as const;

export const BY_PUNTERS = 'by_punters';

/** Rules that the money step shows. */
export const MONEY_FIELDS: ReadonlySet<string> = new Set(['min_stake', 'max_stake']);

/** Returns the kind of editor for what a rule may hold. */
export function kindOf(field: string): Kind {
  const { type, optional } = ruleOf(field);
  switch (type) {
    case 'number_or_word':
      return 'packs';
    case 'numbers':
      return 'ladder';
    case 'number':
      return optional ? 'wholeOrNone' : 'whole';
    case 'amount':
      return 'sumOrNone';
    default:
      return 'choice';
  }
}

const UNDECLARED: DeclaredRule = { type: 'choice', optional: false };

const ruleOf = (field: string): DeclaredRule => declarationOf('basset')?.rules[field] ?? UNDECLARED;

/** Returns the words that a rule may hold, and the words for none, yes and no. */
export function choiceKeys(field: string): readonly string[] {
  const { type, optional, choices = [] } = ruleOf(field);
  if (type === 'flag') return ['true', 'false'];
  return optional ? ['null', ...choices] : choices;
}

/** The key of a value among a field's choices. */
export const choiceKey = (value: unknown): string => String(value);

/** The value of a key among a field's choices. */
export function fieldValue(field: string, word: string): unknown {
  if (ruleOf(field).type === 'flag') return word === 'true';
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
  if (kind === 'ladder') return readLadder(field, typed);
  if (!typed && (kind === 'wholeOrNone' || kind === 'sumOrNone')) return { value: null };
  if (kind === 'sumOrNone') {
    const sum = amountIn(typed, currency);
    return sum
      ? { value: sum }
      : { wrong: sumFault(typed, currency, t().newTable.invalidAmount) ?? t().newTable.invalidAmount };
  }
  const { least = 0, most = 0 } = ruleOf(field);
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

function readLadder(field: string, typed: string): ParsedField {
  const { least = 1, most = 1, longest = 1 } = ruleOf(field);
  const rungs = typed.split(/[\s,·×]+/).filter(Boolean);
  const isGood =
    rungs.length >= 1 && rungs.length <= longest && rungs.every((rung) => wholeWithin(rung, least, most));
  if (isGood) return { value: rungs.map(Number) };
  return { wrong: openingMessages().opening.enterLadder(longest, least, most) };
}
