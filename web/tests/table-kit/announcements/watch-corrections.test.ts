/** Which corrections the page of a dealer shows. */

import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { batch, signal } from '@preact/signals';
import { NOTICE_MS } from '../../../src/features/corrections/correction-notice.ts';
import { watchCorrections } from '../../../src/table-kit/announcements/watch-corrections.ts';
import type { TablePageModel } from '../../../src/table-kit/model/table-context.ts';
import { createUiState } from '../../../src/table-kit/model/ui-state.ts';

/** A table of one player, which a correction at `corrected` was the last to change. */
const viewOf = (version: number, corrected: number | null, net: number) => ({
  ...{ version, corrected, currency: 'points', phase: 'wagering' },
  summary: { parties: [{ role: 'player', name: 'Anne', net, place: 1 }] },
});

/** The undo of this device that was recorded at a version. */
const undoAt = (version: number) => ({ key: 'u', entry: { key: 'u', kind: 'undo' }, recorded: { version } });

/** Watches a table at version 4. Returns its signals, and what is shown. */
function watch(context: TestContext, rows: readonly object[] = []) {
  const outbox = { serverView: signal<object>(viewOf(4, null, 0)), rows: signal(rows) };
  const uiState = createUiState();
  context.after(watchCorrections({ outbox, uiState } as unknown as TablePageModel));
  return { ...outbox, openPanel: uiState.openPanel, shown: () => uiState.correction.value?.text ?? null };
}

test('an undo of this device is not shown', (context) => {
  const { serverView, rows, shown } = watch(context, [undoAt(5)]);
  batch(() => {
    rows.value = [];
    serverView.value = viewOf(5, 5, 10);
  });
  assert.equal(shown(), null);
});

test('a correction that comes together with the end of an undo is shown', (context) => {
  const { serverView, rows, shown } = watch(context, [undoAt(5)]);
  batch(() => {
    rows.value = [];
    serverView.value = viewOf(6, 6, 10);
  });
  assert.equal(shown(), 'Corrected: Anne 10 more.');
});

test('a later correction without a text leaves that of an earlier one', (context) => {
  const { serverView, shown } = watch(context);
  serverView.value = viewOf(5, 5, 10);
  assert.equal(shown(), 'Corrected: Anne 10 more.');
  serverView.value = { ...viewOf(6, 6, 10), phase: 'closed' };
  serverView.value = { ...viewOf(7, 7, 10), phase: 'closed' };
  assert.notEqual(shown(), null);
});

test('an undo of another device is called an undo, and its redo a correction', (context) => {
  const { serverView, shown } = watch(context);
  const entered = { entry: 'e', entered: { kind: 'wager' } };
  serverView.value = { ...viewOf(5, null, 10), recent: [entered], undone: null };
  serverView.value = { ...viewOf(6, 6, 0), recent: [], undone: entered };
  assert.equal(shown(), 'Undone: Anne 10 less.');
  serverView.value = { ...viewOf(7, 7, 10), recent: [entered], undone: null };
  assert.equal(shown(), 'Corrected: Anne 10 more.');
  serverView.value = { ...viewOf(8, 8, 0), last_correction: { version: 8, is_undo: true } };
  assert.equal(shown(), 'Undone: Anne 10 less.');
});

test('the time of a correction begins when the panel closes that covers it', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { serverView, openPanel, shown } = watch(context);
  openPanel.value = 'correction';
  serverView.value = viewOf(5, 5, 10);
  context.mock.timers.tick(NOTICE_MS * 2);
  assert.equal(shown(), 'Corrected: Anne 10 more.');
  openPanel.value = null;
  context.mock.timers.tick(NOTICE_MS - 1);
  assert.notEqual(shown(), null);
  context.mock.timers.tick(1);
  assert.equal(shown(), null);
});
