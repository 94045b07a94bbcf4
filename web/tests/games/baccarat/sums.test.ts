/** What may be staked and banked, and the stakes of the last hand. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bankRange,
  coinLimits,
  continuedSum,
  lastStake,
  lastStakes,
  mayRefill,
  refillRange,
  stakeRange,
} from '../../../src/games/baccarat/model/sums.ts';
import { isCovered } from '../../../src/games/baccarat/model/table-queries.ts';
import { handResult, mayGoBank, rowAction } from '../../../src/games/baccarat/table/row-action.ts';
import type { Table } from '../../../src/games/baccarat/view.ts';
import {
  BANQUE,
  banked,
  lost,
  player,
  settled,
  stake,
  staked,
  stakedInBanque,
  table,
  tied,
} from './sample-table.ts';

const offer = (verb: string, name: string | null, next: object | null, fixed: object = {}) => ({
  ...{
    verb,
    player: name,
    next: next && {
      name: 'amount',
      choices: null,
      type: 'amount' as const,
      step: 1,
      suggested: null,
      optional: false,
      ...next,
    },
  },
  ...{ main: false, fixed: { ...(name && { punter: name }), ...fixed } },
});
const withOffers = (...offers: object[]): Partial<Table> => ({ offers: offers as Table['offers'] });

test('offers say what may be staked; without them it follows from rules and purse', () => {
  const offered = banked(withOffers(offer('stake', 'Bess', { least: 2, most: 9 })));
  assert.deepEqual(stakeRange(offered, 'Bess'), { least: 2, most: 9 });
  assert.ok(stakeRange(offered, 'Carl').most < 1);
  assert.deepEqual(stakeRange(staked({ rules: { min_stake: 10, max_stake: 50 } }), 'Bess'), {
    least: 2,
    most: 42,
  });
  assert.ok(stakeRange(banked(), 'Anne').most < 1);
  assert.ok(stakeRange(table(), 'Bess').most < 1);
});

const before = (name: string) => player(name, { last_stake: { Bess: 8, Carl: 6 }[name] ?? 0 });
const played = (changed: Parameters<typeof banked>[0] = {}) =>
  banked({ players: ['Anne', 'Bess', 'Carl', 'Dora'].map(before), ...changed });

test('the stakes of the last hand can be placed again by those who have none', () => {
  assert.deepEqual(lastStakes(played()), [
    { punter: 'Bess', amount: 8 },
    { punter: 'Carl', amount: 6 },
  ]);
  assert.deepEqual(lastStakes(played({ stakes: [stake('Bess', 1)], staked: 1 })), [
    { punter: 'Carl', amount: 6 },
  ]);
  assert.deepEqual(lastStakes(played(withOffers())), []);
  assert.equal(lastStake(played(), 'Dora'), null);
  const poor = played({ players: [before('Bess'), player('Carl', { last_stake: 6, purse: 5 })] });
  assert.deepEqual(lastStakes(poor), [{ punter: 'Bess', amount: 8 }]);
});

test('a bystander stakes again only what the seated leave open', () => {
  const zoe = player('Zoe', { is_bystander: true, last_stake: 5 });
  const withZoe = (bank: number) =>
    played({ bank, players: [before('Bess'), before('Carl'), zoe], order: ['Bess', 'Carl', 'Zoe'] });
  assert.equal(lastStakes(withZoe(20)).length, 3);
  assert.equal(lastStakes(withZoe(14)).length, 2);
});

test('a passed bank is continued by any seated player but the late banker', () => {
  const passed = table({ passed_sum: 34, late_banker: 'Anne', in_turn: 'Bess' });
  assert.deepEqual(
    ['Anne', 'Bess', 'Carl'].map((name) => continuedSum(passed, name)),
    [null, 34, 34],
  );
  const offered = table({ passed_sum: 34, ...withOffers(offer('bank', 'Carl', null, { amount: 34 })) });
  assert.deepEqual([continuedSum(offered, 'Carl'), continuedSum(offered, 'Bess')], [34, null]);
  assert.equal(continuedSum(table(), 'Bess'), null);
});

test('a new bank is put up by the player in turn, and in an auction by any seated player', () => {
  assert.deepEqual(bankRange(table(), 'Anne'), { least: 1, most: 200 });
  assert.ok(bankRange(table(), 'Bess').most < 1);
  const auction = table({ in_turn: null, rules: BANQUE });
  assert.deepEqual(bankRange(auction, 'Bess'), { least: 1, most: 200 });
  assert.ok(bankRange(table({ players: [player('Anne', { is_bystander: true })] }), 'Anne').most < 1);
  const offered = table(withOffers(offer('bank', 'Anne', { least: 5, most: 50 })));
  assert.deepEqual(bankRange(offered, 'Anne'), { least: 5, most: 50 });
});

test('a broken bank is refilled where the rules allow it', () => {
  const broken = (changed: object = {}) =>
    banked({ bank: 0, is_broken: true, rules: { ...BANQUE, ...changed } });
  assert.deepEqual(refillRange(broken({ bank_minimum: 10 })), { least: 10, most: 200 });
  assert.equal(mayRefill(broken({ replenish: 'never' })), false);
  assert.equal(mayRefill({ ...broken(), ...withOffers() }), false);
});

const ui = (mode: object = { kind: 'none' }, selectedCoin: number | null = null) =>
  ({ mode, selectedCoin }) as Parameters<typeof rowAction>[1];

test('a row offers the coin in hand, else the last stake, else the tray', () => {
  assert.deepEqual(rowAction(banked(), ui(undefined, 5), 'Bess'), { kind: 'stake', sum: 5, isLast: false });
  const mustAccept = staked({ staked: 26, excess: 6, is_unlimited: true });
  assert.deepEqual(rowAction(mustAccept, ui(undefined, 5), 'Bess'), { kind: 'amount' });
  assert.deepEqual(rowAction(mustAccept, ui(undefined, 5), 'Dora'), { kind: 'none' });
  assert.deepEqual(rowAction(played(), ui(), 'Bess'), { kind: 'stake', sum: 8, isLast: true });
  assert.deepEqual(rowAction(banked(), ui(), 'Bess'), { kind: 'amount' });
  assert.deepEqual(rowAction(banked(), ui(undefined, 500), 'Bess'), { kind: 'amount' });
  assert.deepEqual(rowAction(banked(), ui(), 'Anne'), { kind: 'none' });
  const broke = banked({ players: [player('Anne'), player('Bess', { purse: 0 })] });
  assert.deepEqual(rowAction(broke, ui(), 'Bess'), { kind: 'buyin' });
  assert.deepEqual(rowAction(staked(), ui({ kind: 'cards', taps: [], drawn: [] }), 'Dora'), { kind: 'none' });
});

test('a row offers a banco, and an open bank', () => {
  assert.deepEqual(rowAction(banked(), ui({ kind: 'banco', isCheval: true }), 'Bess'), {
    kind: 'banco',
    isCheval: true,
  });
  assert.deepEqual(rowAction(banked(withOffers()), ui({ kind: 'banco', isCheval: false }), 'Bess'), {
    kind: 'none',
  });
  assert.equal(mayGoBank(banked({ is_broken: true, bank: 0 }), 'Bess'), false);
  assert.deepEqual(rowAction(table(), ui({ kind: 'bank', amount: 50 }), 'Anne'), { kind: 'bank', sum: 50 });
  assert.deepEqual(rowAction(table(), ui({ kind: 'bank', amount: 50 }), 'Bess'), { kind: 'none' });
  assert.deepEqual(rowAction(table(), ui(), 'Anne'), { kind: 'none' });
});

test('a row says what the last hand did to the player, until the next stake', () => {
  assert.deepEqual(
    ['Anne', 'Bess', 'Dora'].map((name) => handResult(banked({ last_hand: settled() }), name)),
    [14, -8, null],
  );
  assert.equal(handResult(table({ last_hand: lost() }), 'Carl'), 6);
  assert.equal(handResult(staked({ last_hand: settled() }), 'Bess'), null);
  assert.equal(handResult(stakedInBanque({ last_hand: tied() }), 'Bess'), null);
});

test('the sum of a stake may become less than it is, or as much more as may be added', () => {
  const limits = (view: Table) => coinLimits(view, { kind: 'stake', player: 'Bess' });
  const { most } = stakeRange(staked(), 'Bess');
  assert.deepEqual(limits(staked()), { least: 1, most: 8 + most });
  assert.deepEqual(limits(staked({ offers: [] })), { least: 1, most: 8 });
  // The seated cover the bank: who stands could not stake again.
  const players = [player('Anne'), player('Bess', { is_bystander: true }), player('Carl')];
  const stakes = [stake('Bess', 8), stake('Carl', 20)];
  assert.equal(limits(staked({ players, stakes, offers: [] })).least, 8);
});

test('all is covered once the stakes are the bank, and not with less, with excess or in a banco', () => {
  const covered = staked({ stakes: [stake('Bess', 20)], staked: 20, bank: 20, excess: 0 });
  assert.equal(isCovered(covered), true);
  assert.equal(isCovered({ ...covered, staked: 12 }), false);
  assert.equal(isCovered({ ...covered, staked: 26, excess: 6 }), false);
  assert.equal(isCovered({ ...covered, bancos: [{ punter: 'Bess', is_cheval: false }] as never }), false);
});
