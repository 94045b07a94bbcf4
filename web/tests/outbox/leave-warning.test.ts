import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { shouldWarn } from '../../src/outbox/leave-warning.ts';
import type { UnsentEntry } from '../../src/outbox/entry.ts';

const books = (kept: boolean, ...states: UnsentEntry['state'][]) => ({
  outbox: signal(states.map((state) => ({ state }))),
  kept: signal(kept),
});

test('leaving asks while something is on its way', () => {
  assert.equal(shouldWarn(books(true)), false);
  assert.equal(shouldWarn(books(true, 'waiting')), true);
  assert.equal(shouldWarn(books(true, 'sending', 'refused')), true);
});

test('what a refusal halts is kept: leaving loses nothing of it, but where nothing is kept', () => {
  assert.equal(shouldWarn(books(true, 'refused', 'waiting')), false);
  assert.equal(shouldWarn(books(false, 'refused')), true);
});
