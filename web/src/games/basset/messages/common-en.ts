/** What the pages of all games show of Basset, in English. */

import { practice } from './en/practice.ts';
import { progress } from './en/progress.ts';

export const en = {
  closeHint: 'All stakes and side bets are returned. After that, no entry can be made.',
  practice,
  progress,
};

export type CommonMessages = typeof en;
