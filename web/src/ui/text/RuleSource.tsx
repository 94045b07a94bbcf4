/** The origin of a rule: a source, a house choice, or a change at this table. */

import './RuleSource.css';
import { pageWords } from '../../i18n/page-words.ts';

interface RuleSourceProps {
  /** The title of the source text. */
  readonly title: string;
  /** Whether no source gives the rule. */
  readonly isHouseChoice: boolean;
  /** Whether this table has another value than its preset. */
  readonly changed: boolean;
}

export function RuleSource({ title, isHouseChoice, changed }: RuleSourceProps) {
  const { rules } = pageWords();
  if (changed)
    return (
      <span class="rule-source" data-kind="choice">
        {rules.changed}
      </span>
    );
  if (isHouseChoice)
    return (
      <span class="rule-source" data-kind="choice">
        {rules.houseChoice}
      </span>
    );
  return <span class="rule-source">{title}</span>;
}
