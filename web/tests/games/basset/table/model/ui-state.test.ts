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
} from '../../../../../src/games/basset/table/model/ui-state.ts';
import type { Table } from '../../../../../src/games/basset/view.ts';
import { drawing, punter, stake, winner } from '../sample-tables.ts';

test('a seat chosen during a deal is reset after it; a seat chosen for staking stays', () => {
  const uiState = createUiState();
  const phase = signal<'staking' | 'drawing'>('drawing');
  const stop = resetSeatAfterDeal(uiState, () => phase.value);
  uiState.selectedSeat.value = 'Bess';
  phase.value = 'staking';
  assert.equal(uiState.selectedSeat.value, null);
  uiState.selectedSeat.value = 'Carl';
  phase.value = 'drawing';
  assert.equal(uiState.selectedSeat.value, 'Carl');
  stop();
  phase.value = 'staking';
  assert.equal(uiState.selectedSeat.value, 'Carl');
});

const STALE_MODES: readonly [Mode, Partial<Table>][] = [
  [
    { kind: 'card', punter: 'Anne', card: 'K', outcome: 'lose', backer: null, others: false },
    { stakes: [stake('Anne', 'Q')] },
  ],
  [{ kind: 'restake', punter: 'Anne', card: 'K' }, { stakes: [winner('Anne', 'K')] }],
  [{ kind: 'punter', punter: 'Anne', task: null }, { punters: [punter('Bess')] }],
  [{ kind: 'stake', punter: 'Anne', rank: null }, { punters: [punter('Bess')] }],
];

for (const [mode, changed] of STALE_MODES)
  test(`a ${mode.kind} mode is closed when the table no longer has its subject`, () => {
    const restake = { least: 240, most: 480 };
    const won = winner('Anne', 'K', { answers: { take: { pays: 240 }, restake, paroli: null, pay: null } });
    const before = drawing({ punters: [punter('Anne')], stakes: [won] });
    const uiState = createUiState();
    const table = signal<Table | null>(before);
    const stop = closeStaleMode(uiState, () => table.value);
    uiState.mode.value = mode;
    uiState.firstCard.value = 'J';
    table.value = null;
    assert.equal(uiState.mode.value, mode);
    table.value = { ...before, ...changed };
    assert.equal(uiState.mode.value, NO_MODE);
    assert.equal(uiState.firstCard.value, 'J');
    stop();
  });

const PLACE = { kind: 'stake', punter: 'Anne', rank: null } as const;

test('a refusal closes the open mode', () => {
  const uiState = createUiState();
  uiState.mode.value = PLACE;
  closeModeForRefusal(uiState);
  assert.equal(uiState.mode.value, NO_MODE);
});

test('a started fix stays open during the next refusal, until it is finished', () => {
  const uiState = createUiState();
  uiState.pendingDraw.value = 'fasse';
  beginFix(uiState, { mode: PLACE, selectedCoin: 240 });
  closeModeForRefusal(uiState);
  assert.deepEqual(
    [uiState.mode.value, uiState.selectedCoin.value, uiState.pendingDraw.value],
    [PLACE, 240, null],
  );
  cancelAll(uiState);
  uiState.mode.value = PLACE;
  closeModeForRefusal(uiState);
  assert.equal(uiState.mode.value, NO_MODE);
});

test('a fix without a tray does not block the next refusal', () => {
  const uiState = createUiState();
  beginFix(uiState, { firstCard: 'K' });
  assert.deepEqual([uiState.firstCard.value, uiState.keepsModeOnRefusal.value], ['K', false]);
});
