/** Fixes for a purse that holds too little. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { purseShort } from '../../../src/table-kit/rejection/player-fixes.ts';
import type { Refused } from '../../../src/table-kit/table-game.ts';

const PARTIES = [
  { role: 'player', name: 'Anne', purse: 200, at_table: 40 },
  { role: 'bank', name: 'bank', purse: 60, at_table: null },
];

/** Returns the words of the fixes of a stake for which Anne has 200. */
function fixesOfStake(amount: number, parties: readonly object[] = PARTIES): string[] {
  const entry = { key: 'a', kind: 'stake', punter: 'Anne', amount };
  const refusal = { code: 'purse_short', facts: { punter: 'Anne', purse: 200 } };
  const refused = { entry, refusal, table: { currency: 'points', summary: { parties } } };
  return purseShort(refused as unknown as Refused, 'amount').map(({ words }) => words);
}

test('a buy-in is offered up to all the money at the table, then what the purse holds', () => {
  assert.deepEqual(fixesOfStake(500), ['Buy in 300']);
  assert.deepEqual(fixesOfStake(501), ['Enter 200']);
});

test('without money at the table, any buy-in is offered', () => {
  assert.deepEqual(fixesOfStake(501, []), ['Buy in 301']);
});
