/** What other devices recorded since the first unsent entry was tapped. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecentEntry, SessionView } from '../../src/outbox/ports.ts';
import { knownVersion, recordedMeanwhile } from '../../src/outbox/recorded-meanwhile.ts';
import { OVERTAKEN, withFirstStopped, type Row } from '../../src/outbox/storage/rows.ts';
import type { StoredSession } from '../../src/outbox/storage/storage.ts';
import { CORRECTION } from '../../src/outbox/undo/session-entries.ts';

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
  recordedMeanwhile(session).map(({ entry }) => entry);

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
  assert.equal(knownVersion(stored(correction)), null);
  assert.equal(knownVersion(stored({ ...correction, recorded: recorded.recorded })), 15);
  assert.equal(knownVersion({ rows: [], serverView: null }), null);
});

test('the first unsent entry stops, unless it is refused or may be recorded', () => {
  const codes = (...rows: readonly Row[]) => withFirstStopped(rows).map(({ refused }) => refused?.code);
  assert.deepEqual(codes(row('a'), row('b')), [OVERTAKEN, undefined]);
  assert.deepEqual(codes(row('a', { sent: true })), [undefined]);
  const refused = { code: 'purse_short', title: '', detail: '', facts: {} };
  assert.deepEqual(codes(row('a', { refused }), row('b')), ['purse_short', undefined]);
  assert.deepEqual(withFirstStopped([]), []);
});
