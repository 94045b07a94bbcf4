import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openStorage, type StoredSession } from '../../../src/outbox/storage/storage.ts';
import {
  followStoredTables,
  loadStoredTables,
  type StoredTable,
} from '../../../src/outbox/storage/stored-tables.ts';
import { logTap } from '../../../src/outbox/storage/tap-log.ts';
import { Device, enqueueStake, eventually, FakeServer, SESSION, until } from '../fake-server.ts';

/** Returns a stored session without entries, as a list reads it. */
const stored = (session: string, asked: number): StoredSession => ({
  rows: [],
  serverView: {
    ...{ session, tag: '', asked },
    table: {
      ...{ version: 1, owes_settlement: false, recent: null, undone: null },
      ...{ name: session, game: 'basset', phase: 'staking', practice: false },
    },
  },
});

const summary = ({ id, view, waiting }: StoredTable): unknown => [id, view?.name ?? null, waiting];

test('tables with waiting entries are first, then those with the newest view', async () => {
  const device = new Device(new FakeServer(), { openStorage: () => openStorage('stored tables') });
  const storage = await device.browser.openStorage();
  for (const [id, asked] of [
    ['old', 1],
    ['newest', 3],
    ['newer', 2],
  ] as const)
    await storage.change(id, () => stored(id, asked), 'relaxed');
  storage.close();
  logTap(device.browser.localStorage, 'old', { entry: { key: 'k', kind: 'end' }, at: '', tap: 't' });
  assert.deepEqual((await loadStoredTables(device.browser)).map(summary), [
    ['old', 'old', 1],
    ['newest', 'newest', 0],
    ['newer', 'newer', 0],
  ]);
});

test('entries wait until the server has recorded them', async () => {
  const server = new FakeServer();
  server.network = 'cut';
  const device = new Device(server);
  const outbox = device.open();
  let changes = 0;
  const stop = followStoredTables(() => (changes += 1), device.browser);
  for (const card of ['K', 'Q']) enqueueStake(outbox, card);
  await until(outbox.entries, (rows) => rows.length === 2);
  await eventually(() => changes >= 2);
  assert.deepEqual((await loadStoredTables(device.browser)).map(summary), [[SESSION, null, 2]]);
  server.network = 'open';
  device.returnOnline();
  await until(outbox.entries, (rows) => rows.length === 0);
  const [table] = await loadStoredTables(device.browser);
  assert.equal(table?.waiting, 0);
  stop();
  outbox.close();
});

test('a session whose storage has failed is listed from memory', async () => {
  const device = new Device(new FakeServer(), { openStorage: () => Promise.reject(new Error('none')) });
  device.browser.memoryFallback.set('memory', stored('memory', 1));
  assert.deepEqual((await loadStoredTables(device.browser)).map(summary), [['memory', 'memory', 0]]);
});
