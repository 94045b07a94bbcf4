import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '../../src/games/basset/view.ts';
import { rebase } from '../../src/outbox/rebase.ts';
import { added, answered, marked } from '../../src/outbox/rows.ts';
import type { Rows } from '../../src/outbox/rows.ts';
import type { StoredSession } from '../../src/outbox/storage.ts';

const seen = (version: number) => ({ table: { version } as Table, tag: `"${version}"` });
const ink = (version: number, asked: number) => ({ ...seen(version), session: 's', asked });
const by = (asked: number, tag: string | null = null) => ({ session: 's', tag, asked });
const waits = added([], 's', { key: 'a', kind: 'end' }, '2026-11-13T21:42:00.000Z');
const told = (version: number): Rows =>
  answered(waits, [], [{ key: 'a', recorded: { version, settled: true, at: 10 } }]);

test('ink is taken in, and what it shows leaves the outbox', () => {
  const desk = rebase({ rows: told(5), ink: null }, seen(5), by(20));
  assert.deepEqual([desk.rows, desk.ink], [[], ink(5, 20)]);
});

test('ink is not taken in while another tab sends something that it may hold', () => {
  const desk: StoredSession = { rows: marked(waits, 1), ink: ink(3, 1) };
  assert.equal(rebase(desk, seen(5), by(20)), desk);
});

test('an older word that comes late is not taken for the newest, but a restored server is believed', () => {
  const desk: StoredSession = { rows: [], ink: ink(7, 30) };
  assert.equal(rebase(desk, seen(5), by(20)), desk);
  assert.equal(rebase(desk, seen(5), by(40)).ink?.table.version, 5);
  assert.equal(rebase(desk, seen(9), by(20)).ink?.table.version, 9);
});

test('where nothing has changed the ink is still the newest, unless another tab knows newer', () => {
  const desk: StoredSession = { rows: told(5), ink: ink(5, 5) };
  assert.deepEqual(rebase(desk, null, by(20, '"5"')), { rows: [], ink: desk.ink });
  assert.equal(rebase(desk, null, by(20, '"4"')), desk);
});
