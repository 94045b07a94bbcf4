import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import type { BassetMode } from '../../../../../src/games/basset/table/model/basset-modes.ts';
import {
  NO_MODE,
  beginFix,
  cancelAll,
  closeModeForRefusal,
  closeStaleMode,
  dropStaleFirstCard,
  createUiState,
  resetSeatAfterRound,
} from '../../../../../src/table-kit/model/ui-state.ts';
import { bassetLogic } from '../../../../../src/games/basset/table/game-logic.ts';
import type { Mode } from '../../../../../src/games/basset/table/model/basset-page.ts';
import type { Table } from '../../../../../src/games/basset/view.ts';
import { drawing, punter, stake, winner } from '../sample-tables.ts';

test('a seat chosen during a deal is reset after it; a seat chosen for staking stays', () => {
  const uiState = createUiState<BassetMode>();
  const phase = signal<'staking' | 'drawing'>('drawing');
  const stop = resetSeatAfterRound(uiState, () => phase.value === 'drawing');
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
    { kind: 'card', punter: 'Anne', card: 'K', outcome: 'lose', backer: null, others: false, bets: true },
    { stakes: [stake('Anne', 'Q')] },
  ],
  [{ kind: 'restake', punter: 'Anne', card: 'K' }, { stakes: [winner('Anne', 'K')] }],
  [{ kind: 'player', player: 'Anne', task: null }, { punters: [punter('Bess')] }],
  [{ kind: 'stake', punter: 'Anne', rank: null }, { punters: [punter('Bess')] }],
];

for (const [mode, changed] of STALE_MODES)
  test(`a ${mode.kind} mode is closed when the table no longer has its subject`, () => {
    const restake = { least: 240, most: 480 };
    const won = winner('Anne', 'K', { answers: { take: { pays: 240 }, restake, paroli: null, pay: null } });
    const before = drawing({ punters: [punter('Anne')], stakes: [won] });
    const uiState = createUiState<BassetMode>();
    const table = signal<Table | null>(before);
    const stop = closeStaleMode(uiState, () => table.value, bassetLogic);
    uiState.mode.value = mode;
    uiState.firstCard.value = 'J';
    table.value = null;
    assert.equal(uiState.mode.value, mode);
    const { summary: _, ...after } = { ...before, ...changed };
    table.value = drawing(after);
    assert.equal(uiState.mode.value, NO_MODE);
    assert.equal(uiState.firstCard.value, 'J');
    stop();
  });

test('the first card of a pair is dropped when another device has entered that draw', () => {
  const uiState = createUiState<BassetMode>();
  const at = (place: number): Table => drawing({ place, stakes: [stake('Anne', 'Q')] });
  const table = signal<Table | null>(at(3));
  const stop = dropStaleFirstCard(uiState, () => table.value, bassetLogic);
  table.value = at(4);
  uiState.firstCard.value = 'J';
  table.value = null;
  table.value = at(4);
  assert.equal(uiState.firstCard.value, 'J');
  table.value = at(5);
  assert.equal(uiState.firstCard.value, null);
  stop();
});

const PLACE = { kind: 'stake', punter: 'Anne', rank: null } as const;

test('a refusal closes the open mode', () => {
  const uiState = createUiState<BassetMode>();
  uiState.mode.value = PLACE;
  closeModeForRefusal(uiState);
  assert.equal(uiState.mode.value, NO_MODE);
});

test('a started fix stays open during the next refusal, until it is finished', () => {
  const uiState = createUiState<BassetMode>();
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
  const uiState = createUiState<BassetMode>();
  beginFix(uiState, { firstCard: 'K' });
  assert.deepEqual([uiState.firstCard.value, uiState.keepsModeOnRefusal.value], ['K', false]);
});
