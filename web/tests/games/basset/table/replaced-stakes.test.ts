import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newestTap } from '../../../../src/games/basset/table/replaced-stakes.ts';
import type { UnsentEntry } from '../../../../src/outbox/entry.ts';

const AT = Date.parse('2026-11-13T21:42:00Z');

const waiting = (
  key: string,
  kind: string,
  after: number,
  changed: Partial<UnsentEntry> = {},
): UnsentEntry => ({
  entry: { key, kind, punter: 'Anne', card: 'K' },
  at: new Date(AT + after).toISOString(),
  state: 'waiting',
  ...changed,
});

test('a changed coin is undone as one tap, newest entry first', () => {
  assert.deepEqual(newestTap([waiting('w', 'withdraw', 0), waiting('s', 'stake', 1)]), ['s', 'w']);
});

test('two taps are undone one by one', () => {
  assert.deepEqual(newestTap([waiting('w', 'withdraw', 0), waiting('s', 'stake', 500)]), ['s']);
  assert.deepEqual(newestTap([waiting('q', 'stake', 0), waiting('s', 'stake', 1)]), ['s']);
});

test('an entry of another player belongs to another tap', () => {
  const other = waiting('w', 'withdraw', 0, {
    entry: { key: 'w', kind: 'withdraw', punter: 'Bess', card: 'K' },
  });
  assert.deepEqual(newestTap([other, waiting('s', 'stake', 1)]), ['s']);
});

test('an entry that is being sent is not undone', () => {
  const sent = waiting('w', 'withdraw', 0, { state: 'sending' });
  assert.deepEqual(newestTap([sent, waiting('s', 'stake', 1)]), ['s']);
  assert.deepEqual(newestTap([waiting('s', 'stake', 1, { state: 'sending' })]), []);
  assert.deepEqual(newestTap([]), []);
});
