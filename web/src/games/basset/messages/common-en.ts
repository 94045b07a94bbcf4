/** What the pages of all games show of Basset, in English. */

import { practice } from './en/practice.ts';
import { progress } from './en/progress.ts';

export const en = {
  closeHint:
    'If a deal is in progress, end it first. Stakes and side bets on the table are returned, and play ends. Undo opens the table again.',
  practice,
  progress,
};

export type CommonMessages = typeof en;
