import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry } from '../../../src/outbox/entry.ts';
import type { Rows } from '../../../src/outbox/storage/rows.ts';
import {
  withEntry,
  rowsAfterServerView,
  withResults,
  withoutEntry,
  withBatchMarkedSent,
  withReplacement,
  nextBatch,
  haltingRefusal,
  rowsToSend,
  withRetries,
  tapOf,
  unsentEntries,
} from '../../../src/outbox/storage/rows.ts';

const AT = '2026-11-13T21:42:00.000Z';
const entry = (key: string) => ({ key, kind: 'stake', card: key });
const tapped = (key: string) => ({ entry: entry(key), at: AT, tap: 'tap' });
const rowsOf = (...keys: string[]): Rows =>
  keys.reduce((rows, key) => withEntry(rows, 's', tapped(key)), [] as Rows);
const keys = (rows: Rows): string[] => rows.map((row) => row.key);
const recorded = (key: string, version: number, at = 100) => ({
  key,
  recorded: { version, settled: true, at },
});
const refused = (key: string, code = 'purse_short') => ({
  key,
  refused: { code, title: '', detail: '', facts: {} },
});

test('an entry is added once, at the end', () => {
  const rows = rowsOf('a', 'b');
  assert.equal(withEntry(rows, 's', tapped('a')), rows);
  assert.deepEqual(
    rows.map((row) => row.order),
    [1, 2],
  );
});

test('the next request has only the rows that may have reached the server', () => {
  const half = withBatchMarkedSent(rowsOf('a', 'b', 'c'), 2);
  assert.deepEqual(keys(nextBatch(half, 100)), ['a', 'b']);
  assert.deepEqual(keys(nextBatch(rowsOf('a', 'b', 'c'), 2)), ['a', 'b']);
});

test('a refused entry stops the rows behind it, not those before it', () => {
  const rows = withResults(
    withBatchMarkedSent(rowsOf('a', 'b', 'c'), 9),
    ['a', 'b', 'c'],
    [recorded('a', 7), refused('b')],
  );
  assert.deepEqual(keys(rowsToSend(rows)), []);
  assert.deepEqual(
    unsentEntries(rows).map((row) => [row.entry.key, row.state]),
    [
      ['b', 'refused'],
      ['c', 'waiting'],
    ],
  );
  assert.deepEqual([haltingRefusal(rows)?.key, haltingRefusal(rows)?.behind], ['b', 1]);
  const early = withResults(rowsOf('a', 'b'), [], [refused('b')]);
  assert.equal(haltingRefusal(early), null);
  assert.deepEqual(keys(rowsToSend(early)), ['a']);
});

test('only an entry that is certainly not recorded can be removed', () => {
  const rows = withResults(withBatchMarkedSent(rowsOf('a', 'b'), 1), [], [recorded('c', 1)]);
  assert.equal(withoutEntry(rows, 'a'), rows);
  assert.deepEqual(keys(withoutEntry(rows, 'b')), ['a']);
  const told = withResults(rows, ['a'], [recorded('a', 4)]);
  assert.equal(withoutEntry(told, 'a'), told);
  assert.deepEqual(keys(withoutEntry(withResults(rows, ['a'], [refused('a')]), 'a')), ['b']);
});

test('other entries take the place of a replaced one, in order, repeatedly', () => {
  const first = withReplacement(
    withResults(rowsOf('a', 'b'), [], [refused('a')]),
    'a',
    [entry('x'), entry('y')],
    AT,
  );
  const second = withReplacement(first, 'x', [entry('p'), entry('q')], AT);
  assert.deepEqual(keys(second), ['p', 'q', 'y', 'b']);
  const orders = second.map((row) => row.order);
  assert.deepEqual(
    orders,
    orders.toSorted((one, other) => one - other),
  );
  assert.equal(new Set(orders).size, 4);
});

test('a replacement belongs to the tap of its entry, and an entry stored without a tap is its own', () => {
  const [row] = rowsOf('a');
  const { tap: _tap, ...earlier } = row!;
  const tapsAfter = (rows: Rows) => withReplacement(rows, 'a', [entry('x'), entry('y')], AT).map(tapOf);
  assert.deepEqual(
    [tapsAfter([row!]), tapsAfter([earlier])],
    [
      ['tap', 'tap'],
      ['a', 'a'],
    ],
  );
});

const undoOf = (key: string, of: string): Entry => ({ key, kind: 'undo', of });
const redoOf = (key: string, of: string): Entry => ({ key, kind: 'redo', of });

/** Returns a refused entry `a`, behind which `behind` waits. */
const refusedBefore = (...behind: Entry[]): Rows =>
  withResults(
    [entry('a'), ...behind].reduce(
      (rows, each) => withEntry(rows, 's', { entry: each, at: AT, tap: 'tap' }),
      [] as Rows,
    ),
    ['a'],
    [refused('a')],
  );

test('a waiting undo or redo of a replaced entry names the entry that stands for it', () => {
  const rows = refusedBefore(undoOf('u', 'a'), redoOf('r', 'a'), undoOf('other', 'b'));
  const replaced = withReplacement(rows, 'a', [entry('x'), entry('y')], AT);
  assert.deepEqual(
    replaced.map((row) => [row.key, row.entry['of']]),
    [
      ['x', undefined],
      ['y', undefined],
      ['u', 'y'],
      ['r', 'y'],
      ['other', 'b'],
    ],
  );
});

test('a waiting undo or redo of a removed entry is removed too', () => {
  const rows = refusedBefore(undoOf('u', 'a'), redoOf('r', 'a'), undoOf('other', 'b'));
  assert.deepEqual(keys(withReplacement(rows, 'a', [], AT)), ['other']);
});

test('an undo that may have reached the server is not changed', () => {
  const rows = refusedBefore(undoOf('u', 'a')).map((row) => (row.key === 'u' ? { ...row, sent: true } : row));
  const replaced = withReplacement(rows, 'a', [entry('x')], AT);
  assert.deepEqual(
    replaced.map((row) => row.entry['of']),
    [undefined, 'a'],
  );
});

test('an entry that may be recorded is not replaced', () => {
  const rows = withBatchMarkedSent(rowsOf('a'), 1);
  assert.equal(withReplacement(rows, 'a', [entry('x')], AT), rows);
});

test('a recorded entry stays until the server view includes it', () => {
  const rows = withResults(rowsOf('a', 'b'), [], [recorded('a', 4), recorded('b', 6)]);
  assert.deepEqual(unsentEntries(rows), []);
  assert.equal(rowsAfterServerView(rows, 3, 50), rows);
  assert.deepEqual(keys(rowsAfterServerView(rows, 4, 50)), ['b']);
  assert.deepEqual(keys(rowsAfterServerView(rows, 6, 50)), []);
});

test('an entry that a restored server has lost is sent again', () => {
  const rows = rowsAfterServerView(
    withResults(withBatchMarkedSent(rowsOf('a'), 1), [], [recorded('a', 9, 100)]),
    5,
    101,
  );
  assert.deepEqual(keys(rowsToSend(rows)), ['a']);
  assert.equal(unsentEntries(rows)[0]?.state, 'sending');
});

test('only entries that no rule refused are sent again', () => {
  const rows = withResults(rowsOf('a', 'b'), [], [refused('a', 'broken'), refused('b')]);
  assert.deepEqual(
    withRetries(rows, new Set(['broken'])).map((row) => row.refused?.code),
    [undefined, 'purse_short'],
  );
});
