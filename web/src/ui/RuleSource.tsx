/** Where a rule comes from: a source, a choice that no source makes, or this house. */

import { t } from '../i18n/language.ts';

/** The short name of a source text: S0 of "S0 Modern Rules". */
export const shortSource = (source: string | null | undefined): string => source?.split(' ')[0] ?? '';

interface RuleSourceProps {
  /** What the preset says of the rule. */
  readonly chosen: { readonly source: string | null; readonly house_choice: boolean } | undefined;
  /** Whether this table has another value than its preset. */
  readonly changed: boolean;
}

export function RuleSource({ chosen, changed }: RuleSourceProps) {
  const { rules } = t();
  if (changed) return <span class="choice">{rules.changed}</span>;
  if (chosen?.house_choice) return <span class="choice">{rules.houseChoice}</span>;
  return <span class="source">{shortSource(chosen?.source)}</span>;
}
