import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import type { Command } from '../../../../src/outbox/entry.ts';
import { createNextDeal, type NextDeal } from '../../../../src/games/basset/table/rejection/next-deal.ts';
import type { Table } from '../../../../src/games/basset/view.ts';
import { drawing, staking } from './sample-tables.ts';

const K1 = '00000000-0000-4000-8000-000000000001';
const K2 = '00000000-0000-4000-8000-000000000002';
const LAID = { kind: 'stake', fields: { punter: 'Anne', card: 'K', amount: 240 } };

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
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
  return { now: table, entered, keys, table: () => table.value, enqueue: enter };
}

const entriesOf = ({ entries }: Pick<NextDeal, 'entries'>): Command[] =>
  entries.value.map(({ kind, fields }) => ({ kind, fields }));

/** Waits until whoever waits for the lock of the table has had it. */
async function settled(): Promise<void> {
  await new Promise((done) => setImmediate(done));
  await navigator.locks.request('paroli.next.t', () => undefined);
}

test('what is kept is entered once no deal is on, once for all tabs', async () => {
  const store = storage();
  const [one, other] = [tableActions(drawing()), tableActions(drawing())];
  const mine = createNextDeal('t', store);
  mine.enqueueAtNextDeal(one);
  mine.add(LAID, K1);
  createNextDeal('t', store).enqueueAtNextDeal(other);
  await settled();
  assert.deepEqual([one.entered, entriesOf(createNextDeal('t', store))], [[], [LAID]]);
  one.now.value = staking();
  other.now.value = staking();
  await settled();
  assert.deepEqual([...one.entered, ...other.entered], ['stake Anne K 240']);
  assert.deepEqual([mine.entries.value, createNextDeal('t', store).entries.value], [[], []]);
});

test('it may be left out, and a table that has closed loses nothing unsaid', async () => {
  const at = tableActions(drawing());
  const store = storage();
  const next = createNextDeal('t', store);
  next.enqueueAtNextDeal(at);
  next.add(LAID, K1);
  next.add({ kind: 'close', fields: {} }, K2);
  next.remove(K2);
  at.now.value = staking({ phase: 'closed' });
  await settled();
  assert.deepEqual(
    [at.entered, entriesOf(next), entriesOf(createNextDeal('t', store))],
    [[], [LAID], [LAID]],
  );
});

test('it is entered by one tab at a time: none while another has the lock of the table', async () => {
  const at = tableActions(staking());
  const next = createNextDeal('t', storage());
  await navigator.locks.request('paroli.next.t', async () => {
    next.enqueueAtNextDeal(at);
    next.add(LAID, K1);
    await new Promise((done) => setImmediate(done));
    assert.deepEqual(at.entered, []);
  });
  await settled();
  assert.deepEqual(at.entered, ['stake Anne K 240']);
});

test('storage that is barred is no storage', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  const get = () => {
    throw new DOMException('Barred.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
  try {
    const next = createNextDeal('t');
    next.add(LAID, K1);
    assert.deepEqual(entriesOf(next), [LAID]);
  } finally {
    delete (globalThis as { localStorage?: unknown }).localStorage;
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
  }
});

test('where the browser keeps nothing it lasts as long as the page', async () => {
  const refuses = () => {
    throw new Error('Nothing is kept.');
  };
  const at = tableActions(drawing());
  const next = createNextDeal('t', { getItem: refuses, setItem: refuses });
  next.enqueueAtNextDeal(at);
  next.add(LAID, K1);
  at.now.value = staking();
  await settled();
  assert.deepEqual(at.entered, ['stake Anne K 240']);
});

test('two tabs that share no lock enter it under the same key', async () => {
  const kept = storage();
  createNextDeal('t', kept).add(LAID, K1);
  const stale = { ...kept, setItem: () => undefined };
  const [one, other] = [tableActions(staking()), tableActions(staking())];
  createNextDeal('t', stale).enqueueAtNextDeal(one);
  createNextDeal('t', stale).enqueueAtNextDeal(other);
  await settled();
  assert.deepEqual([one.keys, other.keys], [[K1], [K1]]);
});

test('what a full store does not take is entered all the same', async () => {
  const kept = storage();
  const full = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  const at = tableActions(drawing());
  const next = createNextDeal('t', { ...kept, setItem: full });
  next.enqueueAtNextDeal(at);
  next.add(LAID, K1);
  next.add(LAID, K1);
  assert.deepEqual(entriesOf(next), [LAID]);
  at.now.value = staking();
  await settled();
  assert.deepEqual([at.keys, entriesOf(next)], [[K1], []]);
});
