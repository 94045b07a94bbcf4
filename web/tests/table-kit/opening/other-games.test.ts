/** The opening form of games without a bank and without fields of their own. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftErrors, stepOf } from '../../../src/table-kit/opening/draft-errors.ts';
import {
  emptyDraft,
  fittingSeats,
  openingOf,
  seatsOf,
  withShared,
  type Draft,
} from '../../../src/table-kit/opening/draft.ts';
import { toggledCoin } from '../../../src/table-kit/opening/coins/coins.ts';
import { bankFields, limitPairs, seatLimit } from '../../../src/table-kit/opening/opening-fields.ts';
import { repeatDraft } from '../../../src/table-kit/opening/repeated-draft.ts';
import { usualBuyIn, usualSeatPurse } from '../../../src/table-kit/seats/usual-buy-in.ts';
import { CURRENCIES } from '../../i18n/sample-currencies.ts';

const LSD = CURRENCIES.lsd!;
const START = { name: 'Ours', preset: 'lansquenet', currency: LSD };
const lansquenet = (part: Partial<Draft> = {}): Draft => ({ ...emptyDraft('lansquenet', START), ...part });
const withNames = (draft: Draft, ...names: string[]): Draft => ({
  ...draft,
  seats: draft.seats.map((seat, at) => ({ ...seat, name: names[at] ?? '' })),
});

test('a game without a bank sends none, and its seats have no suit', () => {
  assert.equal(bankFields('lansquenet'), null);
  const draft = withNames(lansquenet({ limits: { min_wager: '1s' } }), 'Anne');
  const body = openingOf(draft, LSD) as unknown as Record<string, unknown>;
  assert.ok(!('bank' in body) && !('banker' in body));
  assert.deepEqual(body['rules'], { preset: 'lansquenet', overrides: { min_wager: 48 } });
  assert.deepEqual(seatsOf(draft, LSD), [{ kind: 'seat', name: 'Anne', purse: 20 * 960 }]);
});

test('the limits of each game are on the money step, in pairs', () => {
  assert.deepEqual(limitPairs('lansquenet'), [
    ['min_wager', 'max_wager'],
    ['min_cover', 'max_cover'],
  ]);
  assert.equal(stepOf('rules.overrides.max_cover', 'lansquenet'), 1);
  assert.equal(stepOf('rules.overrides.match', 'lansquenet'), 0);
  assert.equal(stepOf('coins', 'lansquenet'), 1);
  const wrong = lansquenet({ limits: { min_wager: '2s', max_wager: '1s' } });
  assert.deepEqual(draftErrors(wrong, LSD), {
    'rules.overrides.max_wager': 'This is below the minimum. Enter a larger amount.',
  });
});

test('a game with a limit has no more seats', () => {
  assert.equal(seatLimit('lansquenet', {}), null);
  assert.equal(seatLimit('tarot', {}), 3);
  const draft = withNames(emptyDraft('tarot', { ...START, preset: 'tarot' }), 'Anne', '', 'Bess');
  const kept = fittingSeats(draft.seats, 3).map(({ name }) => name);
  assert.deepEqual(kept, ['Anne', '', 'Bess']);
  const full = withNames(draft, 'Anne', 'Bess', 'Carl', 'Dora');
  assert.equal(fittingSeats(full.seats, 3).length, 4);
  assert.deepEqual(draftErrors(full, LSD), {
    [`seats.${full.seats[3]!.row}.name`]: 'Three players may sit down. Remove a seat.',
  });
});

test('another game keeps the name and the players, and purses of the same currency', () => {
  const left = withNames(emptyDraft('basset', { ...START, name: 'Tuesday' }), 'Anne', '', 'Bess');
  const draft = withShared(lansquenet(), left);
  assert.equal(draft.name, 'Tuesday');
  assert.deepEqual(draft.seats.map(({ name }) => name).slice(0, 3), ['Anne', 'Bess', '']);
  assert.equal(draft.game, 'lansquenet');
});

test('a repeated table of another game has its limits, purses and coins', () => {
  const before = {
    ...{ game: 'lansquenet', name: 'Ours', preset: 'lansquenet', currency: 'lsd', coins: [480, 24] },
    ...{ rules: { match: 'rank', min_wager: 48 }, opened: {} },
    seats: [{ name: 'Anne', purse: 960, own: {} }],
  };
  const draft = repeatDraft(before, { match: { value: 'suit' }, min_wager: { value: 1 } }, LSD);
  assert.deepEqual([draft.overrides, draft.limits], [{ match: 'rank' }, { min_wager: '1s' }]);
  assert.deepEqual([draft.coins, draft.seats[0]?.purse], [[480, 24], '£1']);
});

test('a tap removes a coin and brings it back, and the last coin stays', () => {
  const usual = [24, 120, 480];
  const fewer = toggledCoin(120, usual, usual);
  assert.deepEqual(fewer, [480, 24]);
  assert.deepEqual(toggledCoin(120, fewer, usual), []);
  assert.deepEqual(toggledCoin(24, [24], usual), [24]);
});

test('a buy-in suggests what was bought in last, not the sum', () => {
  const recent = (...entered: readonly Record<string, unknown>[]) =>
    entered.map((one, at) => ({ entry: String(at), version: at, entered: one as { kind: string } }));
  const seat = { kind: 'seat', name: 'Anne', purse: 9600 };
  const buyIn = { kind: 'buyin', punter: 'Anne', amount: 4800 };
  const other = { kind: 'buyin', punter: 'Bess', amount: 480 };
  const usual = (...entries: readonly Record<string, unknown>[]): number =>
    usualBuyIn({ currency: 'lsd', recent: recent(...entries) }, 'Anne');
  assert.equal(usual(seat), 9600);
  assert.equal(usual(seat, { ...buyIn, amount: 9600 }), 9600);
  assert.equal(usual(seat, buyIn, other), 4800);
  assert.equal(usual(other), 480);
  assert.equal(usual({ ...seat, purse: 0 }), 20 * 960);
  assert.equal(usualBuyIn({ currency: 'lsd', recent: null }, 'Anne'), 20 * 960);
  // The newest entries are those since the last round: no player has bought in since.
  const party = (name: string, brought: number, role = 'player') =>
    ({ name, role, brought_in: brought }) as never;
  const parties = [party('Anne', 5760), party('Bess', 2880), party('Carl', 0), party('', 960, 'bank')];
  const summary = { parties } as never;
  assert.equal(usualBuyIn({ currency: 'lsd', recent: [], summary }, 'Anne'), 5760);
  assert.equal(usualBuyIn({ currency: 'lsd', recent: recent(other), summary }, 'Anne'), 5760);
  assert.equal(usualBuyIn({ currency: 'lsd', recent: [], summary }, ''), 2880);
});

test('a new player is proposed the purse that most players brought, or else the last one', () => {
  const purse = (...brought: readonly (number | null)[]): number => {
    const parties = brought.map((sum) => ({ name: 'x', role: 'player', brought_in: sum }));
    return usualSeatPurse({ currency: 'lsd', summary: { parties } as never });
  };
  assert.equal(purse(1920, 1920, 4800), 1920);
  assert.equal(purse(1920, 4800), 4800);
  assert.equal(purse(1920, null, 0), 1920);
  assert.equal(purse(), 20 * 960);
});
