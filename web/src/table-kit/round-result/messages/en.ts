/** The result of a round. */

import { cap, counted } from '../../../i18n/en/grammar.ts';

export const en = {
  wonMost: 'Won most',
  lostMost: 'Lost most',
  players: (count: number) => cap(counted(count, 'player')),
};

export type ResultMessages = typeof en;
