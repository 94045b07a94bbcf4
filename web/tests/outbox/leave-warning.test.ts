import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { shouldWarn } from '../../src/outbox/leave-warning.ts';
import type { UnsentEntry } from '../../src/outbox/entry.ts';

const outbox = (isPersistent: boolean, ...states: UnsentEntry['state'][]) => ({
  entries: signal(states.map((state) => ({ state }))),
  isPersistent: signal(isPersistent),
});

test('leaving asks while entries are being sent', () => {
  assert.equal(shouldWarn(outbox(true)), false);
  assert.equal(shouldWarn(outbox(true, 'waiting')), true);
  assert.equal(shouldWarn(outbox(true, 'sending', 'refused')), true);
});

test('behind a refused entry, leaving asks only without persistent storage', () => {
  assert.equal(shouldWarn(outbox(true, 'refused', 'waiting')), false);
  assert.equal(shouldWarn(outbox(false, 'refused')), true);
});
