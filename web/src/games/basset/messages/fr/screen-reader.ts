/** Texts for screen readers, and the keyboard shortcuts, in French. */

import type { en } from '../en.ts';
import { cap, card, listed, owned, rank, the, times } from '../../../../i18n/fr/grammar.ts';
import { corners } from './table/corners.ts';

export const screenReader: (typeof en)['screenReader'] = {
  keyUsed: (on, name) => `${cap(rank(on))}, ${name} a déjà misé dessus`,
  couch: (said) =>
    `${said.name}, ${card(said.card)}, ${said.sum}${said.crooks ? `, ${corners(said.crooks)}` : ''}`,
  emptyCouch: (name, on) => `${name}, ${card(on)}, vide`,
  emptyPlace: (name, on) => `${name}, ${rank(on)}, aucune mise`,
  layHere: (name, on, sum) => `${name}, miser ${sum} sur ${the(on)}`,
  won: (rung, win) => `gagné ${times(rung)}, ${win}, encaisser ou continuer\u00a0?`,
  playsFor: (rung) => `joue pour ${times(rung)}`,
  lost: (name, on, sum) => `${cap(owned(name, on))} perd ${sum}`,
  carriedOver: 'reste de la donne précédente',
  forPay: 'continue sans risque',
  sideBetOn: 'porte un pari',
  refused: 'refusé',
  suitBook: (suit) => `livre de ${suit}`,
  wins: (name, on, sum) => `${cap(owned(name, on))} gagne ${sum}`,
  paidAtOnce: (name, on, sum) => `${cap(owned(name, on))} gagne ${sum}, payé tout de suite`,
  losesToFasse: (name, on, sum) => `${cap(owned(name, on))} perd ${sum} à la fasse`,
  winsToAnswer: (names) => `Gains à encaisser ou à laisser en jeu\u00a0: ${listed(names)}.`,
  correctAnswer: 'corriger cette réponse',
  bankBars: 'Ce que la banque paierait, par carte',
};

export const shortcuts: (typeof en)['shortcuts'] = {
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
