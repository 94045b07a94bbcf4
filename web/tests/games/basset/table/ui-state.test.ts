import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import {
  resetSeatAfterDeal,
  beginFix,
  createUiState,
  closeModeForRefusal,
  cancelAll,
  closeStaleMode,
  NO_MODE,
  type Mode,
} from '../../../../src/games/basset/table/ui-state.ts';
import type { Table } from '../../../../src/games/basset/view.ts';
import { drawing, punter, stake, winner } from './sample-tables.ts';

test('a seat chosen in a deal is not the first to lay in the next; one chosen for it stays', () => {
  const hand = createUiState();
  const phase = signal<'staking' | 'drawing'>('drawing');
  const stop = resetSeatAfterDeal(hand, () => phase.value);
  hand.selectedSeat.value = 'Bess';
  phase.value = 'staking';
  assert.equal(hand.selectedSeat.value, null);
  hand.selectedSeat.value = 'Carl';
  phase.value = 'drawing';
  assert.equal(hand.selectedSeat.value, 'Carl');
  stop();
  phase.value = 'staking';
  assert.equal(hand.selectedSeat.value, 'Carl');
});

const HELD: readonly [Mode, Partial<Table>][] = [
  [
    { kind: 'card', punter: 'Anne', card: 'K', outcome: 'lose', backer: null, others: false },
    { stakes: [stake('Anne', 'Q')] },
  ],
  [{ kind: 'restake', punter: 'Anne', card: 'K' }, { stakes: [winner('Anne', 'K')] }],
  [{ kind: 'punter', punter: 'Anne', task: null }, { punters: [punter('Bess')] }],
  [{ kind: 'stake', punter: 'Anne', rank: null }, { punters: [punter('Bess')] }],
];

for (const [grip, gone] of HELD)
  test(`a ${grip.kind} in hand is let go when it is on the table no more`, () => {
    const restake = { least: 240, most: 480 };
    const won = winner('Anne', 'K', { answers: { take: { pays: 240 }, restake, paroli: null, pay: null } });
    const there = drawing({ punters: [punter('Anne')], stakes: [won] });
    const hand = createUiState();
    const table = signal<Table | null>(there);
    const stop = closeStaleMode(hand, () => table.value);
    hand.mode.value = grip;
    hand.firstCard.value = 'J';
    table.value = null;
    assert.equal(hand.mode.value, grip);
    table.value = { ...there, ...gone };
    assert.equal(hand.mode.value, NO_MODE);
    assert.equal(hand.firstCard.value, 'J');
    stop();
  });

const PLACE = { kind: 'stake', punter: 'Anne', rank: null } as const;

test('what a refusal finds open gives way to its slip', () => {
  const hand = createUiState();
  hand.mode.value = PLACE;
  closeModeForRefusal(hand);
  assert.equal(hand.mode.value, NO_MODE);
});

test('a mend that was begun stays in hand when the next refusal comes, until it is done', () => {
  const hand = createUiState();
  hand.pendingDraw.value = 'fasse';
  beginFix(hand, { mode: PLACE, selectedCoin: 240 });
  closeModeForRefusal(hand);
  assert.deepEqual([hand.mode.value, hand.selectedCoin.value, hand.pendingDraw.value], [PLACE, 240, null]);
  cancelAll(hand);
  hand.mode.value = PLACE;
  closeModeForRefusal(hand);
  assert.equal(hand.mode.value, NO_MODE);
});

test('a mend without a tray of its own keeps no slip away', () => {
  const hand = createUiState();
  beginFix(hand, { firstCard: 'K' });
  assert.deepEqual([hand.firstCard.value, hand.keepsModeOnRefusal.value], ['K', false]);
});
