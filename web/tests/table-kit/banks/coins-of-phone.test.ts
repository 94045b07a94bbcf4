/** How many coins a phone shows, and around which stake. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualStake } from '../../../src/games/baccarat/model/sums.ts';
import { coinsThatFit } from '../../../src/table-kit/banks/coins-of-phone.ts';
import { banked, player } from '../../games/baccarat/sample-table.ts';

test('a phone shows two rows of coins if every player has room above them', () => {
  assert.deepEqual(
    [5, 6, 7].map((seats) => coinsThatFit(seats, 390, 844)),
    [9, 9, 4],
  );
  assert.equal(coinsThatFit(3, 320, 568), 4);
  assert.equal(coinsThatFit(8, 844, 390), 9);
});

test('the coins of Baccarat begin around the last stakes, else a part of the bank', () => {
  assert.equal(usualStake(banked({ bank: 400 })), 100);
  const players = [player('Anne'), player('Bess', { last_stake: 20 }), player('Carl', { last_stake: 5 })];
  assert.equal(usualStake(banked({ bank: 400, players })), 20);
});
