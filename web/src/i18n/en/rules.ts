/** The house rules as sentences: presets, fields, and the values of each field. */

import { counted } from './grammar.ts';

export const rules = {
  houseChoice: 'our choice',
  changed: 'changed here',
  /** After the name of a preset. */
  changedRules: (count: number) => `${counted(count, 'rule')} changed`,
  source: (source: string) => `Source: ${source}.`,
  title: 'Rules',
  odds: 'What these rules cost',
  gains: 'What a plain stake gains on the average, if the player',
  percent: (percent: string) => `${percent}\u00a0%`,
  colon: ': ',
  inPlainWords: 'The rules in plain words',
  allSettings: 'All settings of this table, with their sources',
};
