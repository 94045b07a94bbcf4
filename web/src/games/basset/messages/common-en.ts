/** What the pages of all games show of Basset, in English. */

import { declared } from './en/declared.ts';
import { practice } from './en/practice.ts';
import { progress } from './en/progress.ts';
import { rules } from './en/rules.ts';

export const en = {
  declared,
  practice,
  progress,
  rules,
};

export type CommonMessages = typeof en;
