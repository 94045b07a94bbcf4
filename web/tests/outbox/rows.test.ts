import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rows } from '../../src/outbox/rows.ts';
import {
  added,
  afterInk,
  answered,
  dropped,
  marked,
  mended,
  nextOf,
  refusalOf,
  sendable,
  tryingAgain,
  waitingOf,
} from '../../src/outbox/rows.ts';

const AT = '2026-11-13T21:42:00.000Z';
const entry = (key: string) => ({ key, kind: 'stake', card: key });
const rowsOf = (...keys: string[]): Rows =>
  keys.reduce((rows, key) => added(rows, 's', entry(key), AT), [] as Rows);
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
  assert.equal(added(rows, 's', entry('a'), AT), rows);
  assert.deepEqual(
    rows.map((row) => row.order),
    [1, 2],
  );
});

test('the next request is of what may have reached the server already, alone', () => {
  const half = marked(rowsOf('a', 'b', 'c'), 2);
  assert.deepEqual(keys(nextOf(half, 100)), ['a', 'b']);
  assert.deepEqual(keys(nextOf(rowsOf('a', 'b', 'c'), 2)), ['a', 'b']);
});

test('a refused entry halts what is behind it, and not what is before', () => {
  const rows = answered(marked(rowsOf('a', 'b', 'c'), 9), ['a', 'b', 'c'], [recorded('a', 7), refused('b')]);
  assert.deepEqual(keys(sendable(rows)), []);
  assert.deepEqual(
    waitingOf(rows).map((row) => [row.entry.key, row.state]),
    [
      ['b', 'refused'],
      ['c', 'waiting'],
    ],
  );
  assert.deepEqual([refusalOf(rows)?.key, refusalOf(rows)?.behind], ['b', 1]);
  const early = answered(rowsOf('a', 'b'), [], [refused('b')]);
  assert.equal(refusalOf(early), null);
  assert.deepEqual(keys(sendable(early)), ['a']);
});

test('only what is certainly not recorded can be taken out', () => {
  const rows = answered(marked(rowsOf('a', 'b'), 1), [], [recorded('c', 1)]);
  assert.equal(dropped(rows, 'a'), rows);
  assert.deepEqual(keys(dropped(rows, 'b')), ['a']);
  const told = answered(rows, ['a'], [recorded('a', 4)]);
  assert.equal(dropped(told, 'a'), told);
  assert.deepEqual(keys(dropped(answered(rows, ['a'], [refused('a')]), 'a')), ['b']);
});

test('others take the place of a mended entry, in order, again and again', () => {
  const first = mended(answered(rowsOf('a', 'b'), [], [refused('a')]), 'a', [entry('x'), entry('y')], AT);
  const second = mended(first, 'x', [entry('p'), entry('q')], AT);
  assert.deepEqual(keys(second), ['p', 'q', 'y', 'b']);
  const orders = second.map((row) => row.order);
  assert.deepEqual(
    orders,
    orders.toSorted((one, other) => one - other),
  );
  assert.equal(new Set(orders).size, 4);
});

test('an entry that may be recorded is not mended', () => {
  const rows = marked(rowsOf('a'), 1);
  assert.equal(mended(rows, 'a', [entry('x')], AT), rows);
});

test('a recorded entry stays until the ink shows it', () => {
  const rows = answered(rowsOf('a', 'b'), [], [recorded('a', 4), recorded('b', 6)]);
  assert.deepEqual(waitingOf(rows), []);
  assert.equal(afterInk(rows, 3, 50), rows);
  assert.deepEqual(keys(afterInk(rows, 4, 50)), ['b']);
  assert.deepEqual(keys(afterInk(rows, 6, 50)), []);
});

test('what a server has lost that was restored from a copy is sent again', () => {
  const rows = afterInk(answered(marked(rowsOf('a'), 1), [], [recorded('a', 9, 100)]), 5, 101);
  assert.deepEqual(keys(sendable(rows)), ['a']);
  assert.equal(waitingOf(rows)[0]?.state, 'sending');
});

test('only what no rule refused is tried again', () => {
  const rows = answered(rowsOf('a', 'b'), [], [refused('a', 'broken'), refused('b')]);
  assert.deepEqual(
    tryingAgain(rows, new Set(['broken'])).map((row) => row.refused?.code),
    [undefined, 'purse_short'],
  );
});
