/** What the page of a table shows of the entries that wait. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import type { Refusal } from '../../../src/outbox/entry.ts';
import type { Outbox } from '../../../src/outbox/outbox.ts';
import { sceneOf } from '../../../src/table-kit/model/scene.ts';
import type { TableView } from '../../../src/table-kit/model/table-view.ts';

const HELD: Refusal = { key: 'first', code: 'held_back', title: '', detail: '', facts: {}, behind: 1 };

/** Returns how many entries count as refused, with those that the engine expects to be. */
function refusedCount(
  refusal: Refusal | null,
  expected: readonly string[],
  link: string,
): number | undefined {
  const outbox = {
    entries: signal([]),
    standing: signal([]),
    isMissing: signal(false),
    link: signal(link),
    refusal: signal(refusal),
    predictedRefusal: signal(null),
    predictedRefusedKeys: signal(expected),
    serverView: signal(null),
    waitingForEngine: signal(0),
  } as unknown as Outbox<TableView>;
  return sceneOf(outbox, {} as TableView, null, null)?.refusedCount;
}

test('a held entry that the engine expects to be refused counts once', () => {
  assert.equal(refusedCount(HELD, ['first', 'second'], 'live'), 2);
  assert.equal(refusedCount(HELD, ['second'], 'live'), 2);
  assert.equal(refusedCount(HELD, [], 'live'), 1);
});

test('without a refusal, entries that are expected to be refused count while the server is away', () => {
  assert.equal(refusedCount(null, ['first', 'second'], 'offline'), 2);
  assert.equal(refusedCount(null, ['first', 'second'], 'live'), 0);
});
