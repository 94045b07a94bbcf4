/** What the declarations of a game put on the money step: its own fields, the bank, and limits of stakes. */

import { declarationOf, type DeclaredRule, type OpeningField } from '../../api/declarations.ts';
import type { Preset, Rules } from '../../api/rules.ts';

const NO_LIMIT = { most: null, rule: '' };

/** Returns the path of a field, as the server's errors name it: "bank.funds". */
export const pathOf = ({ path }: OpeningField): string => path.join('.');

export const openingFields = (game: string): readonly OpeningField[] => declarationOf(game)?.opening ?? [];

/** The table's bank: what it starts with, and who holds it. */
export interface DeclaredBank {
  readonly funds: OpeningField | undefined;
  readonly holder: OpeningField | undefined;
}

/** Returns the fields of the bank; null in a game without one. */
export function bankFields(game: string): DeclaredBank | null {
  if (!declarationOf(game)?.has_bank) return null;
  const ofBank = openingFields(game).filter(isOfBank);
  const ofType = (type: OpeningField['type']) => ofBank.find((field) => field.type === type);
  return { funds: ofType('amount'), holder: ofType('text') };
}

const isOfBank = ({ path }: OpeningField): boolean => path[0] === 'bank';

/** Returns the fields that are not about a bank. */
export const otherFields = (game: string): readonly OpeningField[] =>
  openingFields(game).filter((field) => !declarationOf(game)?.has_bank || !isOfBank(field));

export const presetOf = ({ presets }: Rules, name: string): Preset | undefined =>
  presets.find((preset) => preset.name === name) ?? presets[0];

export const ruleOf = (game: string, rule: string): DeclaredRule | undefined =>
  declarationOf(game)?.rules[rule];

/** Returns the amounts that the form proposes in a currency instead of those of a preset. */
export const usualRules = (game: string, currency: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(declarationOf(game)?.rules ?? {}).flatMap(([rule, { usual }]) => {
      const amount = usual?.[currency];
      return amount === undefined ? [] : [[rule, amount] as const];
    }),
  );

/** Whether the money step has the rule: a `min_…` or a `max_…` amount. Without a value, that of the preset holds. */
const isLimit = (game: string, rule: string): boolean =>
  /^(min|max)_/.test(rule) && ruleOf(game, rule)?.type === 'amount';

/** Returns the limits of stakes, in pairs of minimum and maximum; one of them may be missing. */
export function limitPairs(game: string): readonly (readonly string[])[] {
  const limits = Object.keys(declarationOf(game)?.rules ?? {}).filter((rule) => isLimit(game, rule));
  const names = [...new Set(limits.map((rule) => rule.slice('min_'.length)))];
  return names.map((name) => [`min_${name}`, `max_${name}`].filter((rule) => limits.includes(rule)));
}

export const limitRules = (game: string): readonly string[] => limitPairs(game).flat();

/** Returns the rules of a preset with the overrides in them. */
export const rulesWith = (
  preset: Preset | undefined,
  overrides: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries(preset?.rules ?? {}).map(([rule, { value }]) => [rule, value])),
  ...overrides,
});

/** Returns how many players may sit down under the rules; null without a limit. */
export function seatLimit(game: string, rules: Readonly<Record<string, unknown>>): number | null {
  const { most, rule } = declarationOf(game)?.seat_limit ?? NO_LIMIT;
  const limit = rule ? rules[rule] : most;
  return typeof limit === 'number' ? limit : null;
}
