/** A deal that ends with cards left: in its own tray. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BassetMode } from '../../../../src/games/basset/table/model/basset-modes.ts';
import { endEarlyText } from '../../../../src/games/basset/table/model/end-early-text.ts';
import { pressEnd } from '../../../../src/games/basset/table/model/keyboard.ts';
import { endEarly, toggleEndTray } from '../../../../src/games/basset/table/model/run-next-step.ts';
import {
  END_CONFIRMED_MS,
  createUiState,
  expireEndConfirmation,
} from '../../../../src/table-kit/model/ui-state.ts';
import type { Table } from '../../../../src/games/basset/view.ts';
import { BOUNCE_MS } from '../../../../src/ui/buttons/tap-guard.ts';
import { answering, drawing, enqueueEach, stake, winner } from './sample-tables.ts';

function actionsAt(table: Table) {
  const entered: string[] = [];
  const enqueue = (kind: string) => String(entered.push(kind));
  return { entered, table: () => table, enqueue, enqueueAll: enqueueEach(enqueue) };
}

test('a deal with cards left ends in its tray', () => {
  const [actions, uiState] = [actionsAt(drawing()), createUiState<BassetMode>()];
  toggleEndTray(uiState);
  assert.deepEqual([actions.entered, uiState.mode.value.kind], [[], 'end']);
  endEarly(actions, uiState);
  assert.deepEqual([actions.entered, uiState.mode.value.kind], [['end'], 'none']);
});

test('with the keyboard, a deal with stakes and cards left ends at the second press', (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const stakes = [stake('Anne', 'K')];
  const [actions, uiState] = [actionsAt(drawing({ stakes })), createUiState<BassetMode>()];
  pressEnd(actions, uiState);
  pressEnd(actions, uiState);
  assert.deepEqual([actions.entered, uiState.mode.value.kind], [[], 'end']);
  now += BOUNCE_MS;
  pressEnd(actions, uiState);
  assert.deepEqual(actions.entered, ['end']);
  now += BOUNCE_MS;
  const ended = actionsAt(drawing({ stock: 0, next: { draw: null, cards_wanted: 0 } }));
  pressEnd(ended, uiState);
  assert.deepEqual(ended.entered, ['end']);
  const [empty, other] = [actionsAt(drawing()), createUiState<BassetMode>()];
  pressEnd(empty, other);
  pressEnd(empty, other);
  assert.deepEqual(empty.entered, ['end']);
});

test('a deal cannot end early while a win waits', () => {
  const [actions, uiState] = [actionsAt(answering([winner('Anne', 'K')])), createUiState<BassetMode>()];
  endEarly(actions, uiState);
  endEarly(actions, uiState);
  assert.deepEqual(actions.entered, []);
});

test('the confirmation of an end expires', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const uiState = createUiState<BassetMode>();
  uiState.isEndConfirmed.value = true;
  const stop = expireEndConfirmation(uiState);
  t.mock.timers.tick(END_CONFIRMED_MS - 1);
  assert.equal(uiState.isEndConfirmed.value, true);
  t.mock.timers.tick(1);
  assert.equal(uiState.isEndConfirmed.value, false);
  stop();
});

test('the tray says what an early end does to the cards on the table', () => {
  const rules = drawing().rules;
  const parolis = [1, 2, 3].map((crooks) => stake('Bess', `${crooks + 4}`, { crooks, hope: 700 }));
  const table = drawing({ stock: 47, stakes: [...parolis, stake('Bess', 'K')] });
  assert.equal(
    endEarlyText({ ...table, rules: { ...rules, carry: false } }),
    '47 cards left. Couches go home. Three parolis will not be paid: up to £2\u00a03s\u00a09d.',
  );
  assert.equal(
    endEarlyText({ ...table, stakes: parolis.slice(0, 1), rules: { ...rules, carry: true } }),
    '47 cards left. Couches go home. One paroli stays for the next deal: up to 14s\u00a07d.',
  );
  assert.equal(endEarlyText({ ...table, stock: 1, stakes: [] }), '1 card left. Couches go home.');
});
