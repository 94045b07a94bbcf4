/** A new table of a game without an opening form of its own, as it stands in the form. */

import type { Opening } from '../../api/play-session.ts';
import type { Rules } from '../../api/rules.ts';
import { day } from '../../i18n/numbers.ts';
import { t } from '../../i18n/language.ts';

export interface GenericDraft {
  readonly name: string;
  readonly preset: string;
  readonly currency: string;
  /** Rule fields that were changed, as they were typed. */
  readonly typed: Readonly<Record<string, string>>;
}

export const newGenericDraft = (rules: Rules): GenericDraft => ({
  name: t().newTable.defaultName(day(new Date())),
  preset: rules.presets[0]?.name ?? '',
  currency: rules.currencies[0]?.code ?? 'points',
  typed: {},
});

/** Returns the value of a rule field as text, '' for none. */
export const ruleText = (value: unknown): string =>
  value === null ? '' : Array.isArray(value) ? value.join(' ') : String(value);

/** Returns what is typed as the type that the preset's value has. The server checks it. */
export function ruleValue(text: string, preset: unknown): unknown {
  const typed = text.trim();
  if (!typed) return null;
  if (Array.isArray(preset)) return typed.split(/\s+/).map(Number);
  if (typeof preset === 'boolean') return typed === 'true';
  return /^\d+$/.test(typed) ? Number(typed) : typed;
}

/** Returns what the server is asked for. */
export function genericOpening(rules: Rules, draft: GenericDraft): Opening & { id: null } {
  const preset = rules.presets.find(({ name }) => name === draft.preset);
  const changed = Object.entries(draft.typed).map(([field, text]) => [
    field,
    ruleValue(text, preset?.rules[field]?.value),
  ]);
  const opening = {
    id: null,
    occurred_at: null,
    name: draft.name.trim(),
    game: rules.game,
    rules: { preset: draft.preset, overrides: Object.fromEntries(changed) },
    currency: draft.currency,
  };
  return opening as unknown as Opening & { id: null };
}
