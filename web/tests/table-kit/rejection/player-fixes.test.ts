/** Fixes for a purse that holds too little. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { purseShort } from '../../../src/table-kit/rejection/player-fixes.ts';
import type { Refused } from '../../../src/table-kit/table-game.ts';

const PARTIES = [
  { role: 'player', name: 'Anne', purse: 200, at_table: 40 },
  { role: 'bank', name: 'bank', purse: 60, at_table: null },
];

interface Case {
  readonly purse?: number;
  readonly parties?: readonly object[];
  readonly offers?: readonly object[];
}

/** Returns the words of the fixes of an entry for which Anne has too little. */
function fixesOf(fields: object, { purse = 200, parties = PARTIES, offers }: Case = {}): string[] {
  const entry = { key: 'a', ...fields };
  const refusal = { code: 'purse_short', facts: { punter: 'Anne', purse } };
  const refused = { entry, refusal, table: { currency: 'points', offers, summary: { parties } } };
  return purseShort(refused as unknown as Refused, 'amount').map(({ words }) => words);
}

/** Returns the words of the fixes of a stake for which Anne has 200. */
const fixesOfStake = (amount: number, parties: readonly object[] = PARTIES): string[] =>
  fixesOf({ kind: 'stake', punter: 'Anne', amount }, { parties });

test('a buy-in is offered up to all the money at the table, then what the purse holds', () => {
  assert.deepEqual(fixesOfStake(500), ['Buy in 300']);
  assert.deepEqual(fixesOfStake(501), ['Enter 200']);
});

test('without money at the table, any buy-in is offered', () => {
  assert.deepEqual(fixesOfStake(501, []), ['Buy in 301']);
});

for (const fields of [
  { kind: 'banco', punter: 'Anne' },
  { kind: 'cover', punter: 'Anne', all: true },
])
  test(`an entry without an amount gets none: ${fields.kind}`, () => {
    assert.deepEqual(fixesOf(fields, { purse: 20 }), []);
  });

/** Returns the offer of a wager from 10 for Anne, who banks. */
const wagerOffer = (most: number): object => ({
  verb: 'wager',
  player: 'Anne',
  fixed: {},
  next: { name: 'amount', least: 10, most },
});

test('what the purse holds is offered only if it is no less than the game allows', () => {
  const wager = { kind: 'wager', amount: 900 };
  assert.deepEqual(fixesOf(wager, { purse: 10, offers: [wagerOffer(10)] }), ['Enter 10']);
  assert.deepEqual(fixesOf(wager, { purse: 5, offers: [wagerOffer(10)] }), []);
  assert.deepEqual(fixesOf(wager, { purse: 5, offers: [] }), []);
});
