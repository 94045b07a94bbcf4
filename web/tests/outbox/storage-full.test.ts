import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effect } from '@preact/signals';
import { bassetPreview } from '../../src/games/basset/preview.ts';
import { createOutbox } from '../../src/outbox/create-outbox.ts';
import { entryFrom } from '../../src/outbox/entry.ts';
import { loggedTaps } from '../../src/outbox/storage/tap-log.ts';
import type { OutboxStorage } from '../../src/outbox/storage/storage.ts';
import { openStorage } from '../../src/outbox/storage/storage.ts';
import {
  allRecorded,
  Device,
  eventually,
  FakeServer,
  enqueueStake,
  runPendingTasks,
  SESSION,
  until,
} from './fake-server.ts';

const stakes = (server: FakeServer): string[] => [...server.recorded.keys()];

/** A device whose disk accepts no new data while it is `full`. Reading and deleting still work. */
class Small extends Device {
  full = false;

  constructor(server: FakeServer) {
    const name = `small ${Math.random()}`;
    super(server, { openStorage: async () => this.#narrow(await openStorage(name)) });
  }

  #narrow(storage: OutboxStorage): OutboxStorage {
    return {
      isPersistent: true,
      read: (session) => storage.read(session),
      readAll: () => storage.readAll(),
      sessionsWithEntries: () => storage.sessionsWithEntries(),
      deleteServerViews: () => storage.deleteServerViews(),
      close: () => storage.close(),
      change: (session, change, durability) => {
        const guarded: typeof change = (stored) => {
          const after = change(stored);
          const puts =
            after.rows.some((row) => !stored.rows.includes(row)) || after.serverView !== stored.serverView;
          if (this.full && puts) throw new DOMException('The disk is full.', 'QuotaExceededError');
          return after;
        };
        return storage.change(session, guarded, durability);
      },
    };
  }
}

test('a tap on a full disk survives the page, and a removed entry does not come back', async () => {
  const server = new FakeServer();
  server.network = 'cut';
  const device = new Small(server);
  const outbox = device.open();
  await until(outbox.link, (link) => link === 'offline');
  const [kept, mended] = [enqueueStake(outbox, 'K'), enqueueStake(outbox, 'J')];
  await runPendingTasks();
  device.full = true;
  const late = enqueueStake(outbox, 'Q');
  await until(outbox.isPersistent, (there) => !there);
  void outbox.remove(kept);
  outbox.replace(mended, [{ kind: 'stake', fields: { punter: 'Anne', card: '10', amount: 5 } }]);
  await eventually(() => outbox.entries.value.length === 2);
  await runPendingTasks();
  const instead = outbox.entries.value.map((row) => row.entry.key).find((key) => key !== late)!;
  outbox.close();
  device.full = false;
  server.network = 'open';
  const again = device.open();
  await until(again.entries, (rows) => rows.length > 0);
  await allRecorded(again);
  assert.deepEqual(stakes(server).toSorted(), [late, instead].toSorted());
  assert.deepEqual(loggedTaps(device.browser.localStorage, SESSION), []);
  again.close();
});

test('a tap that was undone at once leaves the log', async () => {
  const server = new FakeServer();
  server.network = 'cut';
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.link, (link) => link === 'offline');
  void outbox.remove(enqueueStake(outbox, 'K'));
  assert.deepEqual(loggedTaps(device.browser.localStorage, SESSION), []);
  outbox.close();
});

test('without storage, an outbox that is opened again on the page has its entries', async () => {
  const server = new FakeServer();
  server.network = 'cut';
  const device = new Device(server, {
    openStorage: () => Promise.reject(new Error('barred')),
    localStorage: null,
  });
  const outbox = device.open();
  await until(outbox.link, (link) => link === 'offline');
  const key = enqueueStake(outbox, 'K');
  await until(outbox.isPersistent, (kept) => !kept);
  await runPendingTasks();
  const again = device.open();
  await until(again.entries, (rows) => rows.length === 1);
  server.network = 'open';
  device.returnOnline();
  await Promise.all([allRecorded(outbox), allRecorded(again)]);
  assert.deepEqual(stakes(server), [key]);
  outbox.close();
  again.close();
});

test('a subscriber that throws does not stop the storage', async () => {
  const said: unknown[] = [];
  globalThis.reportError = (error) => void said.push(error);
  const server = new FakeServer();
  server.network = 'cut';
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.link, (link) => link === 'offline');
  const key = enqueueStake(outbox, 'K');
  let fails = false;
  effect(() => {
    if (outbox.entries.value.length && fails) throw new Error('drawn wrongly');
  });
  fails = true;
  server.network = 'open';
  device.returnOnline();
  await eventually(() => server.recorded.has(key) && said.length > 0);
  await runPendingTasks();
  assert.equal(outbox.isPersistent.value, true);
  outbox.close();
});

test('an estimate that throws does not stop the storage or the sync', async () => {
  const said: unknown[] = [];
  globalThis.reportError = (error) => void said.push(error);
  const preview = (): never => {
    throw new Error('estimated wrongly');
  };
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = createOutbox(SESSION, device.browser, { ...bassetPreview, preview });
  await until(outbox.serverView, (view) => view !== null);
  const entries = ['K', 'Q'].map((card) =>
    entryFrom({ kind: 'stake', fields: { punter: 'Anne', card, amount: 5 } }),
  );
  for (const entry of entries) outbox.enqueueChecked([entry], () => assert.fail('No rule refuses it.'));
  await allRecorded(outbox);
  assert.deepEqual(
    stakes(server),
    entries.map(({ key }) => key),
  );
  assert.equal(outbox.isPersistent.value, true);
  assert.ok(said.length > 0);
  outbox.close();
});

test('the browser is asked once for persistent storage, when entries wait offline', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  enqueueStake(outbox, 'K');
  await allRecorded(outbox);
  assert.equal(device.persistenceRequests, 0);
  server.network = 'cut';
  device.goOffline();
  enqueueStake(outbox, 'Q');
  enqueueStake(outbox, 'J');
  await runPendingTasks();
  assert.equal(device.persistenceRequests, 1);
  outbox.close();
});
