/** The result of a round, in French. */

import { cap, counted } from '../../../i18n/fr/grammar.ts';
import type { ResultMessages } from './en.ts';

export const fr: ResultMessages = {
  wonMost: 'Gagne le plus',
  lostMost: 'Perd le plus',
  players: (count) => cap(counted(count, 'joueur')),
};
