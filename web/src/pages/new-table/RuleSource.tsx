/** Where a rule comes from: a source, a choice that no source makes, or this house. */

import type { Schemas } from '../../api/client.ts';
import { t } from '../../i18n/language.ts';

/** The short name of a source text: S0 of "S0 Modern Rules". */
export const shortSource = (source: string | null | undefined): string => source?.split(' ')[0] ?? '';

export function RuleSource({
  chosen,
  changed,
}: {
  chosen: Schemas['ChosenField'] | undefined;
  changed: boolean;
}) {
  const { rules } = t();
  if (changed) return <span class="choice">{rules.changed}</span>;
  if (chosen?.house_choice) return <span class="choice">{rules.houseChoice}</span>;
  return <span class="source">{shortSource(chosen?.source)}</span>;
}
