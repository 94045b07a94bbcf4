/** The kind of editor of each rule, and the conversion of its values. */

import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import type { DeclaredRule } from '../../api/declarations.ts';
import type { GameOpening } from '../../game-api/game-module.ts';
import { amountIn, sumFault, type Currency } from '../../i18n/amounts/money.ts';
import { messages } from './messages/messages.ts';
import { ruleOf } from './opening-fields.ts';

export type Kind =
  | 'choice'
  | 'wordOrNumber'
  | 'whole'
  | 'wholeOrNone'
  | 'numbers'
  | 'amount'
  | 'amountOrNone';

const UNDECLARED: DeclaredRule = { type: 'choice', optional: false };

const declared = (game: string, rule: string): DeclaredRule => ruleOf(game, rule) ?? UNDECLARED;

/** Returns the kind of editor for what a rule may hold. */
export function kindOf(game: string, rule: string): Kind {
  const { type, optional } = declared(game, rule);
  switch (type) {
    case 'number_or_word':
      return 'wordOrNumber';
    case 'numbers':
      return 'numbers';
    case 'number':
      return optional ? 'wholeOrNone' : 'whole';
    case 'amount':
      return optional ? 'amountOrNone' : 'amount';
    default:
      return 'choice';
  }
}

/** Returns the words that a rule may hold, and the words for none, yes and no. */
export function choiceKeys(game: string, rule: string): readonly string[] {
  const { type, optional, choices = [] } = declared(game, rule);
  if (type === 'flag') return ['true', 'false'];
  return optional ? ['null', ...choices] : choices;
}

/** The key of a value among a rule's choices. */
export const choiceKey = (value: unknown): string => String(value);

/** The value of a key among a rule's choices. */
export function valueOfKey(game: string, rule: string, key: string): unknown {
  if (declared(game, rule).type === 'flag') return key === 'true';
  return key === 'null' ? null : key;
}

/** The text of a value in its input. Words of a number or a word are chosen, not typed. */
export function inputText(value: unknown, format: (sum: number) => string, kind: Kind): string {
  if (value === null || (kind === 'wordOrNumber' && typeof value === 'string')) return '';
  if (isAmount(kind) && typeof value === 'number') return format(value);
  return Array.isArray(value) ? value.join(' ') : String(value);
}

const isAmount = (kind: Kind): boolean => kind === 'amount' || kind === 'amountOrNone';

export type ParsedField = { readonly value: unknown } | { readonly wrong: string };

/** A rule of a game whose value is typed. */
export interface TypedRule {
  readonly game: string;
  readonly rule: string;
  /** What the game adds to the form. */
  readonly own?: GameOpening;
}

/** Parses the typed text of a rule without choices. */
export function readField({ game, rule, own }: TypedRule, text: string, currency: Currency): ParsedField {
  const kind = kindOf(game, rule);
  const typed = text.trim();
  if (kind === 'numbers') return readNumbers({ game, rule, ...(own && { own }) }, typed);
  if (!typed && (kind === 'wholeOrNone' || kind === 'amountOrNone')) return { value: null };
  const { least = 0, most = 0 } = declared(game, rule);
  if (isAmount(kind)) return readAmount(typed, least, currency);
  return isWholeWithin(typed, least, most)
    ? { value: Number(typed) }
    : { wrong: pageWords().newTable.enterWholeNumber(least, most) };
}

function readAmount(typed: string, least: number, currency: Currency): ParsedField {
  const { invalidAmount } = pageWords().newTable;
  const sum = amountIn(typed, currency);
  if (sum === null) return { wrong: sumFault(typed, currency, invalidAmount) ?? invalidAmount };
  if (sum >= least) return { value: sum };
  return { wrong: sum === 0 ? t().amounts.aboveZero : invalidAmount };
}

/** The typed text and the value it was parsed to. */
export interface TypedValue {
  readonly text: string;
  readonly wrong: string | null;
  readonly value: unknown;
}

/** The initial text of a rule with a value. */
export function typedValue(rule: TypedRule, text: string, value: unknown, currency: Currency): TypedValue {
  const read = readField(rule, text, currency);
  return 'value' in read ? { text, wrong: null, value: read.value } : { text, wrong: read.wrong, value };
}

/** Whether the rule still has the value that the text was parsed to. */
export const isStillTyped = (typed: TypedValue | null, value: unknown): typed is TypedValue =>
  typed !== null && JSON.stringify(typed.value) === JSON.stringify(value);

const isWholeWithin = (typed: string, least: number, most: number): boolean =>
  /^\d{1,13}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;

function readNumbers({ game, rule, own }: TypedRule, typed: string): ParsedField {
  const { least = 1, most = 1, longest = 1 } = declared(game, rule);
  const numbers = typed.split(/[\s,·×]+/).filter(Boolean);
  const areGood =
    numbers.length >= 1 &&
    numbers.length <= longest &&
    numbers.every((number) => isWholeWithin(number, least, most));
  if (areGood) return { value: numbers.map(Number) };
  const wrong = own?.enterList?.(rule, longest, least, most);
  return { wrong: wrong ?? messages().enterNumbers(longest, least, most) };
}
