/** Since when there is no connection. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { followLoss, lostAt } from '../../../src/table-kit/announcements/connection-loss.ts';

/** The storage of a browser, which outlasts its pages. */
function newStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: () => null,
    length: 0,
  };
}

/** Follows the connection of a page that loses it at a time; null: it has one at first. */
function openPage(storage: ReturnType<typeof newStorage>, at: Date | null) {
  const offlineSince = signal<Date | null>(null);
  const stop = followLoss({ offlineSince }, storage);
  offlineSince.value = at;
  return { offlineSince, stop };
}

test('the time of a loss stays the same if the page is loaded again', () => {
  const [storage, noon] = [newStorage(), new Date(Date.now() - 3_600_000)];
  openPage(storage, noon).stop();
  assert.equal(lostAt.value, null);
  const { offlineSince, stop } = openPage(storage, new Date());
  assert.deepEqual(lostAt.value, noon);
  offlineSince.value = null;
  const later = new Date();
  offlineSince.value = later;
  assert.deepEqual(lostAt.value, later);
  stop();
});

test('a page that had a connection names the time of its own loss', () => {
  const [storage, now] = [newStorage(), new Date()];
  openPage(storage, new Date(0)).stop();
  openPage(storage, null).stop();
  const { stop } = openPage(storage, now);
  assert.deepEqual(lostAt.value, now);
  stop();
});
