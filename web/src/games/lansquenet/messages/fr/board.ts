/** The board, in French. */

import type { en } from '../pages-en.ts';

export const board: (typeof en)['board'] = {
  status: (number) => `Main ${number}`,
  putsUp: (banker) => `${banker} pose un enjeu.`,
  left: (sum) => `Il reste ${sum} à couvrir.`,
  allCovered: 'Tout est couvert\u00a0: aux cartes de décider.',
  nextBanker: (banker) => `${banker} tient maintenant la banque`,
  hints: {
    noPlayers: 'Chaque joueur tient la banque à son tour, dans l’ordre des places.',
    wagering: 'Le banquier met de l’argent en jeu. Les autres joueurs parient contre lui.',
    covering: 'Une couverture est un pari que le banquier perd. Elle rapporte autant qu’elle vaut.',
    dealt: 'Le banquier gagne avec un doublet ou à gauche, et paie toutes les couvertures à droite.',
    selling: 'Le joueur qui achète les cartes tient la banque.',
    closed: 'La soirée est finie à cette table.',
  },
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
