/** How far a table is, for the list of tables and the evening, in French. */

import type { en } from '../common-en.ts';
import { counted } from '../../../../i18n/fr/grammar.ts';

const gains = (count: number): string => counted(count, 'gain');

export const progress: (typeof en)['progress'] = {
  settling: 'calcul du tirage',
  dealLeft: (deal, left) => `donne ${deal}, ${left} au talon`,
  dealStaking: (deal) => `donne ${deal}, mises`,
  deals: (count) => counted(count, 'donne', { feminine: true }),
  bank: 'Banque',
  bankOwes: 'La banque doit',
  lastPair: 'Dernière paire',
  lastDraw: 'Dernier tirage',
  winsToAnswer: (count) => `${gains(count)} à encaisser ou à laisser en jeu`,
};
