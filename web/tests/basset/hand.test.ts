import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { beginAnew, beginMend, emptyHand, giveWay, letGo, REST } from '../../src/games/basset/hand.ts';

test('a seat chosen in a deal is not the first to lay in the next; one chosen for it stays', () => {
  const hand = emptyHand();
  const phase = signal<'staking' | 'drawing'>('drawing');
  const stop = beginAnew(hand, () => phase.value);
  hand.seat.value = 'Bess';
  phase.value = 'staking';
  assert.equal(hand.seat.value, null);
  hand.seat.value = 'Carl';
  phase.value = 'drawing';
  assert.equal(hand.seat.value, 'Carl');
  stop();
  phase.value = 'staking';
  assert.equal(hand.seat.value, 'Carl');
});

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
