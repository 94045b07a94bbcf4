/**
 * Fills the advice of a refusal. The docstring of `RefusalText` in `service/domain/port/refusals.py` explains
 * templates and conditions.
 */

import { isolated } from './isolated.ts';

export interface RefusalText {
  readonly advice: string;
  /** Advices by condition. The first whose condition holds replaces `advice`. */
  readonly variants: Readonly<Record<string, string>>;
}

/** By refusal code. */
export type RefusalTexts = Readonly<Record<string, RefusalText>>;

/** How a language writes what a template names. */
export interface TemplateGrammar {
  /** "queen of hearts" for Qh. */
  readonly card: (card: string) => string;
  /** "the queen of hearts". */
  readonly definite: (card: string) => string;
  /** "queens" for Q. */
  readonly ranks: (rank: string) => string;
  /** "of Anne". */
  readonly genitive: (name: string) => string;
  readonly isFeminine: (card: string) => boolean;
  readonly isSingular: (count: number) => boolean;
  /** "three" for 3. */
  readonly inWords: (count: number) => string;
}

/** What a template may name, and how the shown language writes it. */
export interface TemplateContext {
  /** Returns the value of a name; undefined if there is none, null if the key may not see it. */
  readonly lookUp: (name: string) => unknown;
  readonly grammar: TemplateGrammar;
  readonly listed: (names: readonly string[]) => string;
  readonly capitalize: (text: string) => string;
  readonly money: (amount: number) => string;
}

type Formatter = (value: unknown, context: TemplateContext, forms: readonly string[]) => string;

const textOf = (value: unknown): string => (typeof value === 'string' ? isolated(value) : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : numberOf(value));
const capital =
  (format: Formatter): Formatter =>
  (value, context, forms) =>
    context.capitalize(format(value, context, forms));

const DEFAULT: Formatter = (value) => textOf(value);
const WORDS: Readonly<Record<string, Formatter>> = {
  card: (value, { grammar }) => grammar.card(textOf(value)),
  definite: (value, { grammar }) => grammar.definite(textOf(value)),
  ranks: (value, { grammar }) => grammar.ranks(textOf(value)),
  plural: (value, { grammar }, [one = '', several = '']) =>
    grammar.isSingular(countOf(value)) ? one : several.replace('#', grammar.inWords(countOf(value))),
};
/** By name. */
export const FORMATTERS: Readonly<Record<string, Formatter>> = {
  ...WORDS,
  text: DEFAULT,
  number: (value) => String(numberOf(value)),
  sum: (value, { money }) => money(numberOf(value)),
  genitive: (value, { grammar }) => grammar.genitive(textOf(value)),
  players: (value, { listed }) => listed(playersOf(value)),
  gender: (value, { grammar }, [masculine = '', feminine = '']) =>
    grammar.isFeminine(textOf(value)) ? feminine : masculine,
};

/** Returns the names of a list of names, or of records with `punter`, each once. */
function playersOf(value: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = items.map((item) => (isRecord(item) ? item['punter'] : item));
  return [...new Set(names.map(textOf))];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const PLACEHOLDER = /\{(\w+)(?::(\w+))?((?:\|[^|{}]*)*)\}/g;

/** Returns the advice for a refusal: why it was refused, and what to do. */
export function adviceOf(text: RefusalText, context: TemplateContext): string {
  const variant = Object.entries(text.variants).find(([condition]) => holds(condition, context));
  return fill(variant?.[1] ?? text.advice, context);
}

/** Returns whether all conditions of a variant hold. */
const holds = (conditions: string, context: TemplateContext): boolean =>
  conditions.split('&').every((condition) => holdsAlone(condition, context));

function holdsAlone(condition: string, { lookUp }: TemplateContext): boolean {
  const [name = '', words] = condition.split('=');
  const value = lookUp(name);
  if (words === undefined) return Array.isArray(value) ? value.length > 0 : Boolean(value);
  return words.split('|').includes(String(value));
}

/** Returns a template with its values. */
export function fill(template: string, context: TemplateContext): string {
  return template.replace(
    PLACEHOLDER,
    (_, name: string, formatter: string | undefined, forms: string, offset: number) => {
      const known = FORMATTERS[formatter ?? 'text'] ?? DEFAULT;
      const format = offset === 0 && formatter && formatter in WORDS ? capital(known) : known;
      return format(context.lookUp(name), context, forms.split('|').slice(1));
    },
  );
}
