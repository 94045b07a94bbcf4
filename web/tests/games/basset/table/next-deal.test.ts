import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import type { Command } from '../../../../src/outbox/entry.ts';
import { type NextRound, createNextRound } from '../../../../src/table-kit/rejection/next-round.ts';
import type { Table } from '../../../../src/games/basset/view.ts';
import { drawing, enqueueEach, staking } from './sample-tables.ts';

const K1 = '00000000-0000-4000-8000-000000000001';
const K2 = '00000000-0000-4000-8000-000000000002';
const isStaking = ({ phase }: Table): boolean => phase === 'staking';
const LAID = { kind: 'stake', fields: { punter: 'Anne', card: 'K', amount: 240 } };

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
  };
}

function tableActions(first: Table) {
  const table = signal(first);
  const entered: string[] = [];
  const keys: (string | undefined)[] = [];
  const enter = (kind: string, fields: object, key?: string): string => {
    entered.push(`${kind} ${Object.values(fields).join(' ')}`);
    keys.push(key);
    return '';
  };
  return {
    now: table,
    entered,
    keys,
    table: () => table.value,
    enqueue: enter,
    enqueueAll: enqueueEach(enter),
  };
}

const entriesOf = ({ entries }: Pick<NextRound, 'entries'>): Command[] =>
  entries.value.map(({ kind, fields }) => ({ kind, fields }));

/** Waits until all earlier requests for the lock of the table have ended. */
async function waitForLock(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await navigator.locks.request('paroli.next.t', () => undefined);
}

test('a kept entry is entered after the deal, once for all tabs', async () => {
  const store = storage();
  const [firstTab, secondTab] = [tableActions(drawing()), tableActions(drawing())];
  const nextDeal = createNextRound('t', store);
  nextDeal.enqueueWhenDue(firstTab, isStaking);
  nextDeal.add(LAID, K1);
  createNextRound('t', store).enqueueWhenDue(secondTab, isStaking);
  await waitForLock();
  assert.deepEqual([firstTab.entered, entriesOf(createNextRound('t', store))], [[], [LAID]]);
  firstTab.now.value = staking();
  secondTab.now.value = staking();
  await waitForLock();
  assert.deepEqual([...firstTab.entered, ...secondTab.entered], ['stake Anne K 240']);
  assert.deepEqual([nextDeal.entries.value, createNextRound('t', store).entries.value], [[], []]);
});

test('a kept entry can be removed; a closed table keeps the others on show', async () => {
  const at = tableActions(drawing());
  const store = storage();
  const nextDeal = createNextRound('t', store);
  nextDeal.enqueueWhenDue(at, isStaking);
  nextDeal.add(LAID, K1);
  nextDeal.add({ kind: 'close', fields: {} }, K2);
  nextDeal.remove(`${K2}.next`);
  at.now.value = staking({ phase: 'closed' });
  await waitForLock();
  assert.deepEqual(
    [at.entered, entriesOf(nextDeal), entriesOf(createNextRound('t', store))],
    [[], [LAID], [LAID]],
  );
});

test('one tab at a time enters kept entries: none while another tab has the lock of the table', async () => {
  const at = tableActions(staking());
  const nextDeal = createNextRound('t', storage());
  await navigator.locks.request('paroli.next.t', async () => {
    nextDeal.enqueueWhenDue(at, isStaking);
    nextDeal.add(LAID, K1);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(at.entered, []);
  });
  await waitForLock();
  assert.deepEqual(at.entered, ['stake Anne K 240']);
});

test('if storage is blocked, kept entries stay in memory', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  const get = () => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
  try {
    const nextDeal = createNextRound('t');
    nextDeal.add(LAID, K1);
    assert.deepEqual(entriesOf(nextDeal), [LAID]);
  } finally {
    delete (globalThis as { localStorage?: unknown }).localStorage;
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
  }
});

test('if the browser stores nothing, kept entries last until the page closes', async () => {
  const refuses = () => {
    throw new Error('Storage is off.');
  };
  const at = tableActions(drawing());
  const nextDeal = createNextRound('t', { getItem: refuses, setItem: refuses });
  nextDeal.enqueueWhenDue(at, isStaking);
  nextDeal.add(LAID, K1);
  at.now.value = staking();
  await waitForLock();
  assert.deepEqual(at.entered, ['stake Anne K 240']);
});

test('two tabs without a shared lock use the same key, which is not the refused one', async () => {
  const store = storage();
  createNextRound('t', store).add(LAID, K1);
  const stale = { ...store, setItem: () => undefined };
  const [firstTab, secondTab] = [tableActions(staking()), tableActions(staking())];
  createNextRound('t', stale).enqueueWhenDue(firstTab, isStaking);
  createNextRound('t', stale).enqueueWhenDue(secondTab, isStaking);
  await waitForLock();
  assert.deepEqual([firstTab.keys, secondTab.keys], [[`${K1}.next`], [`${K1}.next`]]);
});

test('if storage is full, a kept entry is still entered', async () => {
  const store = storage();
  const full = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  const at = tableActions(drawing());
  const nextDeal = createNextRound('t', { ...store, setItem: full });
  nextDeal.enqueueWhenDue(at, isStaking);
  nextDeal.add(LAID, K1);
  nextDeal.add(LAID, K1);
  assert.deepEqual(entriesOf(nextDeal), [LAID]);
  at.now.value = staking();
  await waitForLock();
  assert.deepEqual([at.keys, entriesOf(nextDeal)], [[`${K1}.next`], []]);
});
