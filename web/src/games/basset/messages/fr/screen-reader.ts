/** Texts for screen readers, in French. */

import type { en } from '../en.ts';
import { cap, card, owned, rank, the, times } from '../../../../i18n/fr/grammar.ts';
import { corners } from './table/corners.ts';

export const screenReader: (typeof en)['screenReader'] = {
  keyUsed: (on, name) => `${cap(rank(on))}, ${name} a déjà misé dessus`,
  couch: (said) =>
    `${said.name}, ${card(said.card)}, ${said.sum}${said.crooks ? `, ${corners(said.crooks)}` : ''}`,
  emptyCouch: (name, on) => `${name}, ${card(on)}, vide`,
  emptyPlace: (name, on) => `${name}, ${rank(on)}, aucune mise`,
  layHere: (name, on, sum) => `${name}, miser ${sum} sur ${the(on)}`,
  won: (rung, win, mayRide) =>
    `gagne ${rung > 1 ? `${times(rung)} ` : ''}la mise, ${win}, ${mayRide ? 'encaisser ou continuer\u00a0?' : 'à encaisser'}`,
  playsFor: (rung) => `joue pour ${times(rung)}`,
  lost: (name, on, sum) => `${cap(owned(name, on))} perd ${sum}`,
  carriedOver: 'reste de la donne précédente',
  forPay: 'continue sans risque',
  sideBetOn: 'porte un pari',
  refused: 'refusé',
  suitBook: (suit) => `livre de ${suit}`,
  correctAnswer: 'corriger cette réponse',
  bankBars: 'Ce que la banque paierait, par carte',
};
