/** The origin of a rule: a source, a house choice, or a change at this table. */

import './RuleSource.css';
import { t } from '../i18n/language.ts';

/** The short name of a source text: S0 of "S0 Modern Rules". */
export const shortSource = (source: string | null | undefined): string => source?.split(' ')[0] ?? '';

interface RuleSourceProps {
  /** The rule's origin in the preset. */
  readonly chosen: { readonly source: string | null; readonly house_choice: boolean } | undefined;
  /** Whether this table has another value than its preset. */
  readonly changed: boolean;
}

export function RuleSource({ chosen, changed }: RuleSourceProps) {
  const { rules } = t();
  if (changed)
    return (
      <span class="rule-source" data-kind="choice">
        {rules.changed}
      </span>
    );
  if (chosen?.house_choice)
    return (
      <span class="rule-source" data-kind="choice">
        {rules.houseChoice}
      </span>
    );
  return <span class="rule-source">{shortSource(chosen?.source)}</span>;
}
