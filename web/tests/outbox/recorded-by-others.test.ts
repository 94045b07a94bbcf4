/** What other devices recorded since the first unsent entry was tapped. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecentEntry, SessionView } from '../../src/outbox/ports.ts';
import { knownVersion, mayBeOvertaken, recordedByOthers } from '../../src/outbox/recorded-by-others.ts';
import { rowsToSend, withFirstHeld, withReleased, type Row } from '../../src/outbox/storage/rows.ts';
import type { StoredSession } from '../../src/outbox/storage/storage.ts';
import { CORRECTION, UNDO } from '../../src/outbox/undo/session-entries.ts';

const row = (key: string, more: Partial<Row> = {}): Row => ({
  ...{ key, session: 's', order: 1, entry: { key, kind: 'stake' }, at: '', sent: false },
  ...{ recorded: null, refused: null, base: 10 },
  ...more,
});
const recent = (entry: string, version: number): RecentEntry => ({
  entry,
  version,
  entered: { kind: 'end' },
});

/** A session whose server view names an entry before the tap, one of this device, and one of another. */
const stored = (...rows: readonly Row[]): StoredSession => ({
  rows,
  serverView: {
    ...{ session: 's', tag: '', asked: 0, taps: { own: 'tap' } },
    table: {
      version: 13,
      recent: [recent('before', 10), recent('own', 11), recent('sent', 12), recent('other', 13)],
    } as unknown as SessionView,
  },
});

const keys = (session: StoredSession): readonly string[] =>
  recordedByOthers(session)?.entries.map(({ entry }) => entry) ?? [];

test('those of other devices are named, if they are newer than the first unsent entry', () => {
  assert.deepEqual(keys(stored(row('sent', { sent: true }), row('later', { base: 13 }))), ['other']);
  assert.deepEqual(keys(stored(row('later', { base: 13 }))), []);
  const recorded = row('sent', { recorded: { version: 12, settled: true, at: 0 } });
  assert.deepEqual(keys(stored(recorded, row('later', { base: 13 }))), []);
});

test('nothing is named without an unsent entry, a view, or a version', () => {
  const { base: _, ...earlier } = row('earlier');
  assert.deepEqual(keys(stored()), []);
  assert.deepEqual(keys(stored(earlier)), []);
  assert.deepEqual(keys({ rows: [row('sent')], serverView: null }), []);
});

test('a device knows the version of its view, and of what it recorded since', () => {
  const recorded = row('sent', { recorded: { version: 15, settled: true, at: 0 } });
  const correction = row('corrected', { entry: { key: 'corrected', kind: CORRECTION } });
  assert.equal(knownVersion(stored()), 13);
  assert.equal(knownVersion(stored(recorded, row('later'))), 15);
  const undo = row('undone', { entry: { key: 'undone', kind: UNDO } });
  for (const unsent of [correction, undo]) assert.equal(knownVersion(stored(unsent)), null);
  assert.equal(knownVersion(stored({ ...correction, recorded: recorded.recorded })), 15);
  assert.equal(knownVersion({ rows: [], serverView: null }), null);
});

test('it is partial if the view does not reach back to the tap, and after a correction', () => {
  const early = stored(row('early', { base: 9 }));
  assert.equal(recordedByOthers(stored(row('later')))?.isPartial, false);
  assert.equal(recordedByOthers(early)?.isPartial, true);
  const { serverView } = early;
  const corrected = { ...serverView!, table: { ...serverView!.table, corrected: 12 } };
  const after = { ...early, serverView: corrected };
  assert.deepEqual(recordedByOthers(after), { entries: [], isPartial: true });
});

test('an entry may be overtaken if others recorded one since, or if the device does not know, as after a sign-out', () => {
  const { base: _, ...unknown } = row('unknown');
  assert.equal(mayBeOvertaken(stored(row('early', { base: 12 }))), true);
  assert.equal(mayBeOvertaken(stored(row('later', { base: 13 }))), false);
  assert.equal(mayBeOvertaken(stored(unknown)), true);
  assert.equal(mayBeOvertaken(stored()), false);
});

test('the first unsent entry is held until it is released, unless it is refused or may be recorded', () => {
  const held = (...rows: readonly Row[]) => withFirstHeld(rows).map((one) => one.held === true);
  assert.deepEqual(held(row('a'), row('b')), [true, false]);
  assert.deepEqual(held(row('a', { sent: true })), [false]);
  const refused = { code: 'purse_short', title: '', detail: '', facts: {} };
  assert.deepEqual(held(row('a', { refused }), row('b')), [false, false]);
  assert.deepEqual(withFirstHeld([]), []);
  const rows = withFirstHeld([row('a'), row('b')]);
  assert.deepEqual(rowsToSend(rows), []);
  assert.equal(rowsToSend(withReleased(rows)).length, 2);
});
