/** The rules of a table in a few words. */

import { presetTitle } from '../../i18n/game-texts.ts';
import { pageWords } from '../../i18n/page-words.ts';

/** A table with its rules, as the server names them. */
interface WithRules {
  readonly game: string;
  readonly preset: string;
  /** How many rules differ from those of the preset. A stored view of an earlier build has none. */
  readonly changed_rules: number;
}

/** Returns the title of a preset, and how many of its rules were changed: "Modern, 10 rules changed". */
export const rulesText = ({ game, preset, changed_rules: changed }: WithRules): string =>
  [presetTitle(game, preset), ...(changed ? [pageWords().rules.changedRules(changed)] : [])].join(', ');
