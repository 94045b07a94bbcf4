/** A hand by its cards: what is asked for next, and what the rules decide without a tap. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  drewLast,
  enteredCards,
  mayHaveDrawn,
  NO_CARD,
  withoutLastTap,
} from '../../../src/games/baccarat/model/card-entry.ts';
import type { Hand } from '../../../src/games/baccarat/view.ts';

const ONE: readonly Hand[] = ['right'];
const TWO: readonly Hand[] = ['right', 'left'];

const entered = (taps: string, hands = ONE, drawn: readonly Hand[] = []) =>
  enteredCards({ hands, taps: taps.split(' ').filter(Boolean), drawn });
const asked = (taps: string, hands = ONE): string => {
  const { next } = entered(taps, hands);
  return next === null ? 'complete' : `${next.part} ${next.ask}`;
};

test('two cards for the punters, then two for the banker', () => {
  assert.deepEqual(
    ['', 'K', 'K 4', 'K 4 9'].map((taps) => asked(taps)),
    ['right first', 'right second', 'bank first', 'bank second'],
  );
  assert.deepEqual(
    ['', 'K 4', 'K 4 5 6'].map((taps) => asked(taps, TWO)),
    ['right first', 'left first', 'bank first'],
  );
});

test('a punter is asked at nought to five, and not at six or seven', () => {
  for (const pair of ['K Q', 'A K', 'A A', '2 A', '9 5', '2 3', 'K 5'])
    assert.equal(asked(`${pair} 2 3`), 'right third', pair);
  for (const pair of ['K 6', '3 4', '9 8']) {
    assert.equal(asked(`${pair} 2 3`), 'bank third', pair);
    assert.deepEqual(entered(`${pair} 2 3`).stood, ['right'], pair);
  }
});

test('a natural ends the hand: of the banker all, of a side that side', () => {
  assert.equal(asked('K 4 9 J'), 'complete');
  assert.equal(asked('K 8 2 3'), 'complete');
  assert.equal(asked('K 8 2 2 2 3', TWO), 'left third');
  assert.equal(asked('K 8 2 7 2 3', TWO), 'complete');
  assert.equal(asked('K 4 2 2 9 9', TWO), 'complete');
});

test('a third card or none takes a tap, and the banker is last', () => {
  assert.equal(asked('K 4 2 3 7'), 'bank third');
  assert.equal(asked('K 5 2 3 -'), 'bank third');
  assert.deepEqual(entered('K 4 2 3 7 -').cards, { bank: ['2', '3'], right: ['K', '4', '7'], left: [] });
  assert.deepEqual(entered('K 4 2 3 7 A').cards.bank, ['2', '3', 'A']);
  assert.equal(asked('K 4 2 3 7 A'), 'complete');
});

test('a hand that is not dealt takes one tap', () => {
  assert.equal(asked(`${NO_CARD}`, TWO), 'left first');
  assert.deepEqual(entered('K 9 - 2 3', TWO).cards, { bank: ['2', '3'], right: ['K', '9'], left: [] });
  assert.equal(asked('K 9 - 2 3', TWO), 'complete');
});

test('a side that drew at six or seven is asked for its card', () => {
  const begun = { hands: ONE, taps: ['K', '6', '2', '3'], drawn: [] as readonly Hand[] };
  assert.equal(mayHaveDrawn(begun), 'right');
  assert.deepEqual(entered('K 6 2 3', ONE, ['right']).next, { part: 'right', ask: 'third' });
  assert.deepEqual(entered('K 6 2 3 4 -', ONE, ['right']).cards.right, ['K', '6', '4']);
  assert.equal(mayHaveDrawn({ ...begun, taps: ['K', '5', '2', '3'] }), null);
  // The left hand has its third card already, so the right one cannot be asked for its own before it.
  assert.equal(mayHaveDrawn({ hands: TWO, taps: ['K', '6', '2', '2', '2', '3', '4'], drawn: [] }), null);
});

test('without its last tap a hand loses a card, or the card that a side drew against the rules', () => {
  const cards = ['K', '6', '2', '3'];
  const drew = { hands: ONE, taps: cards, drawn: ONE };
  assert.equal(drewLast(drew), 'right');
  assert.deepEqual(withoutLastTap(drew), { ...drew, drawn: [] });
  const drawn = { ...drew, taps: [...cards, '4'] };
  assert.equal(drewLast(drawn), null);
  assert.deepEqual(withoutLastTap(drawn), drew);
  // A pair that is entered again does not count as one that drew.
  assert.deepEqual(withoutLastTap({ ...drew, drawn: [] }), { ...drew, taps: ['K', '6', '2'], drawn: [] });
  assert.equal(withoutLastTap({ hands: ONE, taps: [], drawn: [] }), null);
});

test('a hand takes four to six taps, and with two sides at most nine', () => {
  const taps = (text: string): number => text.split(' ').length;
  for (const [hand, count] of [
    ['K 9 2 3', 4],
    ['K 6 2 3 -', 5],
    ['K 4 2 3 7 -', 6],
  ] as const) {
    assert.equal(asked(hand), 'complete', hand);
    assert.equal(taps(hand), count);
  }
  assert.equal(asked('K 4 K 3 2 3 5 5 5', TWO), 'complete');
  assert.equal(taps('K 4 K 3 2 3 5 5 5'), 9);
});
