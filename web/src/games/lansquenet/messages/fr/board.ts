/** The board, in French. */

import type { en } from '../pages-en.ts';

export const board: (typeof en)['board'] = {
  banks: 'tient la banque',
  puts: 'tient la banque et pose un enjeu',
  sells: 'vend les cartes',
  leaves: 'Le premier joueur qui s’assied tient d’abord la banque.',
  wager: 'Enjeu',
  open: 'Reste à couvrir',
  covers: 'Couvertures',
  noCovers: 'Pas encore de couvertures',
  lastHands: 'Dernières mains',
  handOf: (result, banker, gain) => `${result}\u00a0: ${banker} ${gain}`,
  results: { twins: 'Doublet', left: 'Gauche', right: 'Droite' },
};
