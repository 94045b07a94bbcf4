import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableFigures } from '../../../src/games/lansquenet/figures.ts';
import { tableKeys } from '../../../src/games/lansquenet/keys.ts';
import { mainStep } from '../../../src/games/lansquenet/step.ts';
import type { OwnMode, Ui } from '../../../src/games/lansquenet/model/own-mode.ts';
import type { Command } from '../../../src/outbox/entry.ts';
import type { TableModel } from '../../../src/table-kit/model/table-model.ts';
import type { Table } from '../../../src/games/lansquenet/view.ts';
import { covered, pastHand, player, settled, table } from './sample-table.ts';

const NONE: Ui['mode'] = { kind: 'none' };

/** A page that shows `view` and records the entries of its taps. */
function page(view: Table, mode: Ui['mode'] = NONE) {
  const entered: Command[] = [];
  const uiState = { mode: { value: mode, peek: () => uiState.mode.value } };
  const actions = {
    table: () => view,
    enqueue: (kind: string, fields: Record<string, unknown>) => {
      entered.push({ kind, fields });
      return '';
    },
    enqueueAll: (commands: readonly Command[]) => {
      entered.push(...commands);
      return [];
    },
  };
  return { entered, uiState, model: { actions, uiState } as unknown as TableModel<Table, OwnMode> };
}

const step = (view: Table, mode: Ui['mode'] = NONE) => mainStep(view, { mode });

/** Taps the main button and returns what it enters. */
function press(view: Table, mode: Ui['mode'] = NONE): readonly Command[] {
  const { entered, model } = page(view, mode);
  step(view, mode)?.run(model);
  return entered;
}

test('the main button puts up the last wager', () => {
  const view = table({ past_hands: [pastHand] });
  assert.equal(step(view)?.words, 'Wager 4s');
  assert.deepEqual(press(view), [{ kind: 'wager', fields: { amount: 192 } }]);
  assert.equal(step(table())?.isReady, false);
});

test('the main button repeats the covers of the last hand, an entry for each', () => {
  const view = covered({ covers: [], left: 192, last_hand: settled() });
  assert.deepEqual([step(view)?.words, step(view)?.detail], ['As last hand', 'two covers, 2s\u00a06d']);
  assert.deepEqual(press(view), [
    { kind: 'cover', fields: { punter: 'Bess', amount: 72 } },
    { kind: 'cover', fields: { punter: 'Carl', amount: 48 } },
  ]);
});

test('the main button begins a hand card by card, and takes a card back', () => {
  const { model, uiState } = page(covered());
  step(covered())?.run(model);
  assert.deepEqual(uiState.mode.value, { kind: 'cards', cards: [] });
  step(covered(), { kind: 'cards', cards: ['h', 'd'] })?.run(model);
  assert.deepEqual(uiState.mode.value, { kind: 'cards', cards: ['h'] });
  step(covered(), { kind: 'cards', cards: [] })?.run(model);
  assert.deepEqual(uiState.mode.value, NONE);
});

test('the main button passes the deck if no player bids', () => {
  assert.equal(step(table({ phase: 'selling' }))?.words, 'No player bids');
  assert.deepEqual(press(table({ phase: 'selling' })), [{ kind: 'pass', fields: {} }]);
});

test('the main button adds players, waits for a settlement, and is absent at a closed table', () => {
  const { model, uiState } = page(table({ players: [player('Anne')] }));
  step(table({ players: [player('Anne')] }))?.run(model);
  assert.deepEqual(uiState.mode.value, { kind: 'seat', name: '' });
  assert.equal(step(covered({ dealt: { outcome: 'left', cards: [] } }))?.isReady, false);
  assert.equal(step(covered({ covers: [] }))?.isReady, false);
  assert.equal(step(table({ phase: 'closed' })), null);
});

test('the keys enter how the hand ended', () => {
  const keys = tableKeys(covered({ hand: 4 }), { mode: NONE }, false);
  assert.deepEqual(
    keys?.keys.map(({ face, look }) => [face, look]),
    [
      ['Twins', 'ready'],
      ['Left', 'ready'],
      ['Right', 'ready'],
    ],
  );
  const { entered, model } = page(covered({ hand: 4 }));
  keys?.tap(model, 'right');
  assert.deepEqual(entered, [{ kind: 'match', fields: { outcome: 'right', place: 4 } }]);
});

test('the keys are locked while no hand can be dealt, and absent without a wager', () => {
  const looks = (view: Table, waits = false) =>
    new Set(tableKeys(view, { mode: NONE }, waits)?.keys.map(({ look }) => look));
  assert.deepEqual(looks(covered({ covers: [] })), new Set(['locked']));
  assert.deepEqual(looks(covered({ dealt: { outcome: 'left', cards: [] } })), new Set(['locked']));
  assert.deepEqual(looks(covered(), true), new Set(['locked']));
  assert.equal(tableKeys(table(), { mode: NONE }, false), null);
});

test('the suits are entered until one matches', () => {
  const mode = { kind: 'cards', cards: ['h', 'd', 's'] } as const;
  const keys = tableKeys(covered(), { mode }, false);
  assert.deepEqual(
    keys?.keys.map(({ face }) => face),
    ['Hearts', 'Diamonds', 'Clubs', 'Spades'],
  );
  const { entered, model, uiState } = page(covered(), mode);
  keys?.tap(model, 'c');
  assert.deepEqual(uiState.mode.value, { kind: 'cards', cards: ['h', 'd', 's', 'c'] });
  keys?.tap(model, 'd');
  assert.deepEqual(entered, [{ kind: 'cards', fields: { cards: ['h', 'd', 's', 'c', 'd'], place: 0 } }]);
  assert.deepEqual(uiState.mode.value, NONE);
});

test('by rank the keys are the ranks, and a rank is locked once all four are out', () => {
  const view = covered({ rules: { match: 'rank' } });
  const keys = tableKeys(view, { mode: { kind: 'cards', cards: ['K', '2', '5', '5', '5', '5'] } }, false);
  assert.equal(keys?.kind, 'ranks');
  assert.equal(keys?.keys.find(({ id }) => id === '5')?.look, 'locked');
  assert.equal(keys?.keys.find(({ id }) => id === '6')?.look, 'ready');
});

test('the figures are the wager and what is left, and a tap changes a wager without covers', () => {
  assert.deepEqual(
    tableFigures(covered()).map(({ value, tap }) => [value, tap !== undefined]),
    [
      ['4s', false],
      ['1s\u00a06d', false],
    ],
  );
  const [wager] = tableFigures(covered({ covers: [] }));
  const { model, uiState } = page(covered({ covers: [] }));
  wager?.tap?.run(model);
  assert.deepEqual(uiState.mode.value, { kind: 'wager' });
});

test('while the deck is sold, the main button asks for the buyer, then for the price', () => {
  const view = table({ past_hands: [pastHand] });
  const [buyer, price] = [null, 'Bess'].map((player) => step(view, { kind: 'sale', player }));
  assert.deepEqual([buyer?.words, buyer?.isReady], ['Tap who buys', false]);
  assert.deepEqual([price?.words, price?.isReady], ['Tap a coin for the deck', false]);
});
