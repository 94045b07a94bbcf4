/** The board, in French. */

import { to } from '../../../../i18n/fr/grammar.ts';
import type { en } from '../pages-en.ts';

export const board: (typeof en)['board'] = {
  status: (hand, cards) => `Coup ${hand} · ${cards}`,
  cardsLeft: (count) => `au plus ${count} cartes`,
  dealPasses: (name) => `La main passe ${to(name)}`,
  firstBank: (name) => `La première banque revient ${to(name)}`,
  whoTakes: (sum) => `Qui la prend à ${sum}\u00a0?`,
  auction: 'La banque est libre',
  placeStakes: 'Faites vos jeux.',
  refillOrPass: (banker) => `${banker} remet de l’argent en banque ou passe la main.`,
  mustPass: (banker) => `${banker} passe la main.`,
  left: (sum) => `Il reste ${sum} à tenir.`,
  covered: 'Le compte y est\u00a0: aux cartes de décider.',
  excess: (sum) => `Il y a ${sum} de plus que la banque.`,
  hints: {
    noPlayers: 'Un joueur tient la banque avec son propre argent. Les autres misent contre lui.',
    open: 'Un joueur prend la banque. Les autres misent contre lui.',
    staking: 'Neuf est le meilleur point. Les dix et les figures ne comptent pas.',
    two: 'La droite et la gauche jouent chacune une main contre la banque.',
    banco: 'Banco\u00a0: un seul joueur joue contre toute la banque.',
    tie: 'Après un coup nul, les mises restent pour le coup suivant.',
    closed: 'La soirée est finie à cette table.',
  },
  banks: 'tient la banque',
  bankOpen: 'Personne ne tient la banque.',
  bank: 'Banque',
  staked: 'Misé',
  open: 'À tenir',
  excessLabel: 'De trop',
  sides: { right: 'Droite', left: 'Gauche' },
  holder: 'tient les cartes',
  stakes: 'Mises',
  noStakes: 'Pas encore de mises',
  lastHands: 'Derniers coups',
  results: { bank: 'Banque', punters: 'Pontes', tie: 'Coup nul', none: 'Pas donnée' },
  marks: { bank: 'B', punters: 'P', tie: '=', none: '·' },
  pointsOf: (part, points) => `${part}\u00a0: ${points}`,
};
