import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginMend, emptyHand, giveWay, letGo, REST } from '../../src/games/basset/hand.ts';

const PLACE = { kind: 'place', punter: 'Anne', rank: null } as const;

test('what a refusal finds open gives way to its slip', () => {
  const hand = emptyHand();
  hand.grip.value = PLACE;
  giveWay(hand);
  assert.equal(hand.grip.value, REST);
});

test('a mend that was begun stays in hand when the next refusal comes, until it is done', () => {
  const hand = emptyHand();
  hand.turning.value = 'fasse';
  beginMend(hand, { grip: PLACE, coin: 240 });
  giveWay(hand);
  assert.deepEqual([hand.grip.value, hand.coin.value, hand.turning.value], [PLACE, 240, null]);
  letGo(hand);
  hand.grip.value = PLACE;
  giveWay(hand);
  assert.equal(hand.grip.value, REST);
});

test('a mend without a tray of its own keeps no slip away', () => {
  const hand = emptyHand();
  beginMend(hand, { first: 'K' });
  assert.deepEqual([hand.first.value, hand.begun.value], ['K', false]);
});
