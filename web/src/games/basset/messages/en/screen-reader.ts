/** Texts for screen readers. */

import { cap, card, owner, rank, times } from '../../../../i18n/en/grammar.ts';
import { corners } from './table/corners.ts';

export const screenReader = {
  keyUsed: (on: string, name: string) => `${cap(rank(on))}, ${name} has staked on it already`,
  couch: (said: { name: string; card: string; sum: string; crooks: number }) =>
    `${said.name}, ${card(said.card)}, ${said.sum}${said.crooks ? `, ${corners(said.crooks)}` : ''}`,
  emptyCouch: (name: string, on: string) => `${name}, ${card(on)}, empty`,
  emptyPlace: (name: string, on: string) => `${name}, ${rank(on)}, no stake`,
  layHere: (name: string, on: string, sum: string) => `${name}, stake ${sum} on the ${rank(on)}`,
  won: (rung: number, win: string, mayRide: boolean) =>
    `wins ${rung > 1 ? `${times(rung)} ` : ''}the stake, ${win}, ${mayRide ? 'take or play on?' : 'can only be taken'}`,
  playsFor: (rung: number) => `plays for ${times(rung)}`,
  lost: (name: string, on: string, sum: string) => `${owner(name)} ${card(on)} loses ${sum}`,
  carriedOver: 'carried over from the last deal',
  forPay: 'plays on without risk',
  sideBetOn: 'has a side bet',
  refused: 'refused',
  suitBook: (suit: string) => `book of ${suit}`,
  correctAnswer: 'correct this answer',
  bankBars: 'What the bank would pay, by rank',
};
