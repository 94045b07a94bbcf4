/** The fixes for refused entries, and the keyboard shortcuts of Basset, in French. */

import type * as en from '../en/late.ts';
import { corners } from './table/corners.ts';
import { cap, counted, from, inside, listed, ordinalShe, owned, the } from '../../../../i18n/fr/grammar.ts';
import { GAP, LATER, strong } from '../../../../i18n/markup.ts';

export const fixes: typeof en.fixes = {
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

export const results: typeof en.results = {
  wins: (name, on, sum) => `${cap(owned(name, on))} gagne ${sum}`,
  paidAtOnce: (name, on, sum) => `${cap(owned(name, on))} gagne ${sum}, payé tout de suite`,
  losesToFasse: (name, on, sum) => `${cap(owned(name, on))} perd ${sum} à la fasse`,
  winsToAnswer: (names) => `Gains à encaisser ou à laisser en jeu\u00a0: ${listed(names)}.`,
};

export const cardSentence: typeof en.cardSentence = {
  changesStake: (name, on) => `Changez la mise ${from(name)} sur ${the(on)}.`,
  endsNow: 'Finir cette donne maintenant\u00a0?',
  sideBet: (backer, against, sum, on, wins) =>
    `${backer ?? GAP} parie ${sum} contre ${inside(against)} que ${the(on)} ${wins ? 'gagne' : 'perd'}.`,
  sideBetOthers: (bet) =>
    `${bet.backer ?? GAP} parie ${bet.sum} contre ${bet.against ?? (bet.backer === null ? LATER : GAP)} que ${owned(bet.punter, bet.card)} ${bet.wins ? 'gagne' : 'perd'}.`,
  sideBetHint: 'Touchez le joueur qui parie, ou massez la carte',
  betHint: 'Touchez le joueur qui parie',
  sideBetTaker: 'Touchez le joueur qui tient le pari',
  openBet: (backer, against, sum, wins) =>
    `${backer} parie ${strong(sum)} contre ${inside(against)} qu’elle ${wins ? 'gagne' : 'perd'}`,
  openBets: (bets) => `Paris ouverts\u00a0: ${bets.join('\u00a0; ')}.`,
};

export const cardTray: typeof en.cardTray = {
  sumCrooks: (sum, crooks) => `${sum}, ${crooks ? corners(crooks) : 'aucun coin plié'}`,
  loses: 'perd',
  wins: 'gagne',
  mace: (sum) => `Masse\u00a0: ${sum}`,
  sideBet: 'Parier…',
  betweenOthers: 'Entre d’autres…',
  withdraw: 'La retirer',
  layAgain: (least) => `Remiser, ${least} au moins`,
};

export const newBook: typeof en.newBook = {
  at: (price) => `Nouveau livre ${price}`,
  words: 'Nouveau livre',
  otherPrice: 'Nouveau livre à un autre prix',
};

export const shortcuts: typeof en.shortcuts = {
  cards: 'Cartes',
  ranks: ['1 A 2-9 0 V D R', 'rang (0 est le dix)'],
  draws: [
    ['F', 'fasse'],
    ['L', 'dernière carte'],
    ['E', 'finir la donne'],
  ],
  wins: 'Quand un gain attend',
  answers: [
    ['T', 'encaisser'],
    ['P', 'paroli'],
    ['Y', 'paix\u00a0: continuer sans risque'],
    ['S', 'encaisser et remiser'],
  ],
  chooseAnswer: 'choisir que faire',
  takeAll: ['Maj+T', 'encaisser tout le reste'],
  onCard: [
    ['M', 'masse\u00a0: ajouter de l’argent'],
    ['W', 'pari sur cette carte'],
  ],
  book: ['G', 'nouveau livre'],
};

export const pairTitle: typeof en.pairTitle = (pair) => `${ordinalShe(pair)} paire`;

export const dealResult: typeof en.dealResult = {
  bankWins: (deal, sum) => `Donne ${deal}\u00a0: la banque gagne ${strong(sum)}`,
  bankLoses: (deal, sum) => `Donne ${deal}\u00a0: la banque perd ${strong(sum)}`,
  bankEven: (deal) => `Donne ${deal}\u00a0: la banque ne gagne ni ne perd`,
};

export const endEarly: typeof en.endEarly = {
  cardsLeft: (count) => (count < 2 ? 'Il reste 1 carte.' : `Il reste ${count} cartes.`),
  couchesGoHome: 'Les mises rentrent',
  parolisLost: (count, sum) =>
    `${counted(count, 'paroli')} ne ${count < 2 ? 'sera pas payé' : 'seront pas payés'}\u00a0: jusqu’à ${sum}`,
  parolisStay: (count, sum) =>
    `${counted(count, 'paroli')} ${count < 2 ? 'reste' : 'restent'} pour la donne suivante\u00a0: jusqu’à ${sum}`,
};
