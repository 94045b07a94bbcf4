import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { asks } from '../../src/books/leaving.ts';
import type { Waiting } from '../../src/books/entry.ts';

const books = (kept: boolean, ...states: Waiting['state'][]) => ({
  outbox: signal(states.map((state) => ({ state }))),
  kept: signal(kept),
});

test('leaving asks while something is on its way', () => {
  assert.equal(asks(books(true)), false);
  assert.equal(asks(books(true, 'waiting')), true);
  assert.equal(asks(books(true, 'sending', 'refused')), true);
});

test('what a refusal halts is kept: leaving loses nothing of it, but where nothing is kept', () => {
  assert.equal(asks(books(true, 'refused', 'waiting')), false);
  assert.equal(asks(books(false, 'refused')), true);
});
