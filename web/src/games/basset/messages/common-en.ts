/** What the pages of all games show of Basset, in English. */

import { declared } from './en/declared.ts';
import { opening } from './en/opening.ts';
import { practice } from './en/practice.ts';
import { progress } from './en/progress.ts';
import { ruleNotes } from './en/rule-notes.ts';
import { rules } from './en/rules.ts';

export const en = {
  declared,
  opening,
  practice,
  progress,
  ruleNotes,
  rules,
};

export type CommonMessages = typeof en;
