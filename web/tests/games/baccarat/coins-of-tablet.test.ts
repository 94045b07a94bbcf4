/** How many coins the staking tray of a tablet shows. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coinsOfTablet } from '../../../src/games/baccarat/table/coins-of-tablet.ts';

test('a tablet shows the coins that leave room for every key that the rules allow', () => {
  assert.equal(coinsOfTablet(1180, { hasCheval: false, hasAccept: false }), 7);
  assert.equal(coinsOfTablet(1180, { hasCheval: true, hasAccept: false }), 6);
  assert.equal(coinsOfTablet(1180, { hasCheval: true, hasAccept: true }), 3);
});

test('a narrower tablet shows fewer', () => {
  assert.equal(coinsOfTablet(1024, { hasCheval: true, hasAccept: false }), 4);
});
