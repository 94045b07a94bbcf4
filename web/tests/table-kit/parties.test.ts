/** What the generic pages read from the summary of a table. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctionText } from '../../src/features/corrections/correction-notice.ts';
import { hasFreeSeat, hasPlaces, playersOf, type WithSummary } from '../../src/table-kit/parties.ts';
import { bankOf, correctedParties, poolsOf, standingsOf } from '../../src/table-kit/results.ts';

type Summary = NonNullable<WithSummary['summary']>;
type Party = Summary['parties'][number];

const party = (name: string, role: Party['role'], net: number, place: number | null = null): Party => ({
  ...{ name, role, net, place, purse: 10, at_table: 0, brought_in: 10, cashed_out: 3, former_names: [] },
});

const MONEY = { brought_in: 10, cashed_out: 3, purse: 10 };

const table = (...parties: Party[]): { summary: Summary } => ({
  summary: { parties, progress: {}, waiting_for: [], winners: [], in_pools: 4, seats_left: null },
});

const PLAYED = table(
  party('Anne', 'banker', -9, 2),
  party('Bess', 'player', 5, 1),
  party('Carl', 'player', -9, 2),
  party('ace', 'pool', 4),
  party('Mr Pell', 'bank', 9),
);

test('players stand in the order of seats, and in the standings by place', () => {
  assert.deepEqual(playersOf(PLAYED), ['Anne', 'Bess', 'Carl']);
  assert.deepEqual(standingsOf(PLAYED), [
    { name: 'Bess', place: 1, net: 5, money: MONEY },
    { name: 'Anne', place: 2, net: -9, money: MONEY },
    { name: 'Carl', place: 2, net: -9, money: MONEY },
  ]);
});

test('money that the device may not see is left out', () => {
  const hidden = table({ ...party('Anne', 'player', 5, 1), purse: null, brought_in: null, cashed_out: null });
  assert.deepEqual(standingsOf(hidden), [{ name: 'Anne', place: 1, net: 5, money: null }]);
});

test('bank and pools are no players', () => {
  assert.deepEqual(poolsOf(PLAYED), [{ name: 'Ace', net: 4 }]);
  assert.deepEqual(bankOf(PLAYED), { holder: 'Mr Pell', net: 9, money: MONEY });
  assert.equal(bankOf(table(party('Anne', 'player', 0, 1))), null);
});

test('a correction compares the nets of all parties, whoever banks', () => {
  const { parties } = correctedParties({
    ...PLAYED,
    version: 3,
    corrected: 3,
    phase: 'drawing',
    currency: 'points',
  });
  assert.deepEqual(
    parties.map(({ name, role, net, purse }) => [name, role, net, purse]),
    [
      ['Anne', 'player', -9, null],
      ['Bess', 'player', 5, null],
      ['Carl', 'player', -9, null],
      ['ace', 'pool', 4, null],
      ['Mr Pell', 'bank', 9, null],
    ],
  );
});

test('the summary says whether another player may sit down', () => {
  const full = { summary: { ...PLAYED.summary, seats_left: 0 } };
  assert.deepEqual([hasFreeSeat(PLAYED), hasFreeSeat(full)], [true, false]);
});

test('a view that an earlier build stored has no parties', () => {
  assert.deepEqual([playersOf({}), standingsOf({}), poolsOf({}), bankOf({})], [[], [], [], null]);
  assert.equal(hasFreeSeat({}), true);
});

test('a player who banks in one view only is one party of a correction', () => {
  const view = (version: number, role: Party['role'], net: number) =>
    correctedParties({
      ...table(party('Anne', role, net)),
      version,
      corrected: version,
      phase: 'drawing',
      currency: 'points',
    });
  assert.equal(correctionText(view(4, 'player', 10), view(6, 'banker', 15)), 'Corrected: Anne 5 more.');
});

test('players with equal results have no places', () => {
  const equal = table(
    party('Anne', 'player', -10, 1),
    party('Bess', 'player', -10, 1),
    party('pot', 'pool', 20),
  );
  assert.equal(hasPlaces(equal), false);
  assert.equal(hasPlaces(PLAYED), true);
  assert.equal(hasPlaces(table(party('Anne', 'player', -5, 1))), true);
});
