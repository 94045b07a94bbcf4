/** A new table of a game without an opening form of its own: what the form holds, and the request made from it. */

import { declarationOf, type DeclaredRule } from '../../api/declarations.ts';
import type { Opening } from '../../api/play-session.ts';
import type { Rules } from '../../api/rules.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import { amountIn, money, sumFault, type Currency } from '../../i18n/amounts/money.ts';
import { TEXT_MOST, tooLong } from '../../i18n/names.ts';
import { day } from '../../i18n/amounts/numbers.ts';
import type { FieldErrors } from '../../ui/fields/field-errors.ts';

export interface GenericDraft {
  readonly name: string;
  readonly preset: string;
  readonly currency: string;
  /** Rule fields that were changed, as they were typed. */
  readonly typed: Readonly<Record<string, string>>;
  /** The id of its gathering; null for none. */
  readonly gathering: string | null;
  readonly practice: boolean;
}

/** One rule field of the form. */
export interface RuleRow {
  readonly field: string;
  readonly rule: DeclaredRule;
  readonly text: string;
  /** Whether the field differs from the preset. */
  readonly isChanged: boolean;
  /** The error of the text, or null. */
  readonly error: string | null;
  readonly value: unknown;
}

export const newGenericDraft = (rules: Rules, gathering: string | null = null): GenericDraft => ({
  name: t().newTable.defaultName(day(new Date())),
  preset: rules.presets[0]?.name ?? '',
  currency: rules.currencies[0]?.code ?? 'points',
  typed: {},
  gathering,
  practice: false,
});

/** Returns the rule fields that the preset has and the game declares. */
export function ruleRows(rules: Rules, { preset, typed, currency }: GenericDraft): readonly RuleRow[] {
  const declared = declarationOf(rules.game)?.rules ?? {};
  const chosen = rules.presets.find(({ name }) => name === preset)?.rules ?? {};
  const used = currencyOf(currency);
  return Object.entries(chosen).flatMap(([field, { value }]) => {
    const rule = declared[field];
    return rule ? [rowOf(field, rule, { preset: value, typed: typed[field], currency: used })] : [];
  });
}

interface Contents {
  readonly preset: unknown;
  readonly typed: string | undefined;
  readonly currency: Currency;
}

function rowOf(field: string, rule: DeclaredRule, { preset, typed, currency }: Contents): RuleRow {
  const text = typed ?? ruleText(rule, preset, currency);
  const read = typed === undefined ? { value: preset } : readRule(rule, typed, currency);
  const error = 'error' in read ? read.error : null;
  const value = 'error' in read ? null : read.value;
  const isChanged = error !== null || JSON.stringify(value) !== JSON.stringify(preset);
  return { field, rule, text, isChanged, error, value };
}

/** Returns the value of a rule field as it is typed, '' for none. */
export function ruleText({ type }: DeclaredRule, value: unknown, currency: Currency): string {
  if (value === null || value === undefined) return '';
  if (type === 'amount' && typeof value === 'number') return money(value, currency);
  return Array.isArray(value) ? value.join(' ') : String(value);
}

type RuleReading = { readonly value: unknown } | { readonly error: string };

/** Reads what is typed for a rule field. */
export function readRule(rule: DeclaredRule, typed: string, currency: Currency): RuleReading {
  const text = typed.trim();
  if (!text && rule.optional) return { value: null };
  switch (rule.type) {
    case 'amount':
      return readAmount(rule, text, currency);
    case 'flag':
      return { value: text === 'true' };
    case 'choice':
      return { value: text };
    case 'numbers':
      return readNumbers(rule, text);
    default:
      return rule.choices?.includes(text) ? { value: text } : readNumber(rule, text);
  }
}

function readAmount({ least = 0 }: DeclaredRule, text: string, currency: Currency): RuleReading {
  const { invalidAmount } = t().newTable;
  const amount = amountIn(text, currency);
  if (amount !== null && amount >= least) return { value: amount };
  const error = amount === null ? sumFault(text, currency, invalidAmount) : invalidAmount;
  return { error: error ?? invalidAmount };
}

const isWithin = ({ least = 0, most = Infinity }: DeclaredRule, text: string): boolean =>
  /^\d{1,13}$/.test(text) && Number(text) >= least && Number(text) <= most;

function readNumber(rule: DeclaredRule, text: string): RuleReading {
  if (isWithin(rule, text)) return { value: Number(text) };
  return { error: t().newTable.enterWholeNumber(rule.least ?? 0, rule.most ?? 0) };
}

function readNumbers(rule: DeclaredRule, text: string): RuleReading {
  const { least = 0, most = 0, longest = 1 } = rule;
  const words = text.split(/[\s,]+/).filter(Boolean);
  const areGood = words.length >= 1 && words.length <= longest && words.every((word) => isWithin(rule, word));
  return areGood ? { value: words.map(Number) } : { error: t().generic.enterNumbers(longest, least, most) };
}

/** Returns the errors of a draft by the server's field paths. */
export function genericErrors(rules: Rules, draft: GenericDraft): FieldErrors {
  const rows = ruleRows(rules, draft);
  const name = draft.name.trim() ? tooLong(draft.name, TEXT_MOST) : t().newTable.enterName;
  const found = rows.map(({ field, error, value }) => [
    `rules.overrides.${field}`,
    error ?? belowMinimum(field, value, rows),
  ]);
  const errors = [['name', name], ...found].filter(([, error]) => error !== null);
  return Object.fromEntries(errors) as FieldErrors;
}

/** Returns the error of a `max_…` field below its `min_…` field, or null. */
function belowMinimum(field: string, most: unknown, rows: readonly RuleRow[]): string | null {
  const least = rows.find((row) => field.startsWith('max_') && row.field === field.replace('max_', 'min_'));
  const isBelow = typeof most === 'number' && typeof least?.value === 'number' && most < least.value;
  return isBelow ? t().generic.maxBelowMin : null;
}

/** Returns the request for a draft without errors. */
export function genericOpening(rules: Rules, draft: GenericDraft): Opening & { id: null } {
  const changed = ruleRows(rules, draft).filter(({ isChanged }) => isChanged);
  const overrides = Object.fromEntries(changed.map(({ field, value }) => [field, value]));
  const opening = {
    id: null,
    occurred_at: null,
    name: draft.name.trim(),
    game: rules.game,
    rules: { preset: draft.preset, overrides },
    currency: draft.currency,
    gathering: draft.gathering,
    practice: draft.practice,
  };
  return opening as unknown as Opening & { id: null };
}
