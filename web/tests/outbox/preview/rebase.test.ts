import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '../../../src/games/basset/view.ts';
import { rebase } from '../../../src/outbox/preview/rebase.ts';
import { withEntry, withResults, withBatchMarkedSent } from '../../../src/outbox/storage/rows.ts';
import type { Rows } from '../../../src/outbox/storage/rows.ts';
import type { StoredSession } from '../../../src/outbox/storage/storage.ts';

const seen = (version: number) => ({ table: { version } as Table, tag: `"${version}"` });
const serverView = (version: number, asked: number) => ({ ...seen(version), session: 's', asked });
const by = (asked: number, tag: string | null = null) => ({ session: 's', tag, asked });
const waits = withEntry([], 's', {
  entry: { key: 'a', kind: 'end' },
  at: '2026-11-13T21:42:00.000Z',
  tap: 'tap',
});
const told = (version: number): Rows =>
  withResults(waits, [], [{ key: 'a', recorded: { version, settled: true, at: 10 } }]);

test('a fetched view is stored, and of the rows that it includes only the taps', () => {
  const stored = rebase({ rows: told(5), serverView: null }, seen(5), by(20));
  assert.deepEqual([stored.rows, stored.serverView], [[], { ...serverView(5, 20), taps: { a: 'tap' } }]);
  const next = rebase(stored, seen(6), by(30));
  assert.deepEqual(next.serverView?.taps, { a: 'tap' });
});

test('a fetched view is not stored while another tab sends an entry that it may include', () => {
  const stored: StoredSession = { rows: withBatchMarkedSent(waits, 1), serverView: serverView(3, 1) };
  assert.equal(rebase(stored, seen(5), by(20)), stored);
});

test('an older view that arrives late is not stored, but an older view of a restored server is', () => {
  const stored: StoredSession = { rows: [], serverView: serverView(7, 30) };
  assert.equal(rebase(stored, seen(5), by(20)), stored);
  assert.equal(rebase(stored, seen(5), by(40)).serverView?.table.version, 5);
  assert.equal(rebase(stored, seen(9), by(20)).serverView?.table.version, 9);
});

test('an unchanged view confirms the stored one, unless another tab has stored a newer one', () => {
  const stored: StoredSession = { rows: told(5), serverView: serverView(5, 5) };
  assert.deepEqual(rebase(stored, null, by(20, '"5"')), {
    rows: [],
    serverView: { ...stored.serverView, taps: { a: 'tap' } },
  });
  assert.equal(rebase(stored, null, by(20, '"4"')), stored);
});

test('after a sign-out, waiting entries no longer say what the device knew when they were tapped', () => {
  const [row] = withEntry([], 's', { entry: { key: 'b', kind: 'end' }, at: '', tap: 'tap', base: 4 });
  assert.equal(rebase({ rows: [row!], serverView: serverView(4, 1) }, seen(5), by(20)).rows[0]?.base, 4);
  assert.equal(rebase({ rows: [row!], serverView: null }, seen(5), by(20)).rows[0]?.base, undefined);
});
