/** The slip of a refused entry, in French: its headings, and the fixes offered. */

import type { en } from '../en.ts';
import { from } from '../../../../i18n/fr/grammar.ts';

export const rejection: (typeof en)['rejection'] = {
  continueStaking: 'Continuer les mises',
};

export const fixes: (typeof en)['fixes'] = {
  choosePlayer: 'Choisir un joueur',
  chooseOther: 'En choisir un autre',
  nextDeal: 'Garder pour la donne suivante',
  untilItEnds: 'Fermer la table après cette donne',
  turnFasse: 'Retourner la fasse',
  showThem: 'Afficher les gains',
  andDiscard: 'et abandonner cette saisie',
  takeAll: 'Tout encaisser',
  stakeOnIt: 'Miser d’abord',
  take: (sum) => `Encaisser ${sum}`,
  takeOnly: 'Encaisser le gain',
  paroli: 'Paroli',
  changeIt: 'Remplacer la mise',
  maceIt: 'L’ajouter à la mise',
  otherCard: 'Choisir une autre carte',
  newBook: 'Nouveau livre',
  withdrawOne: 'Retirer une carte',
  stakeOneMore: 'Miser sur une carte de plus',
  withdrawCardsOf: (name) => `Retirer les cartes ${from(name)}`,
  stake: (sum) => `Miser ${sum}`,
  bet: (sum) => `Parier ${sum}`,
  andStake: (sum) => `et miser ${sum}`,
  stakeLess: 'Miser moins',
  atMost: (sum) => `${sum} au plus`,
  otherSuit: 'Choisir une autre couleur',
  lastCard: 'Dernière carte',
  drawPair: 'Tirer une paire',
};
