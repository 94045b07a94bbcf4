import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  loggedReplacements,
  logTap,
  loggedSessions,
  loggedTaps,
} from '../../../src/outbox/storage/tap-log.ts';
import { openStorage } from '../../../src/outbox/storage/storage.ts';
import {
  allRecorded,
  Device,
  eventually,
  FakeServer,
  enqueueStake,
  runPendingTasks,
  SESSION,
  until,
} from '../fake-server.ts';

const never = new Promise<never>(() => undefined);

/** Returns a device whose page closes before the outbox stores any tap. */
async function dying(
  server: FakeServer,
  name: string,
  notes?: Device['browser']['localStorage'],
): Promise<Device> {
  const storage = await openStorage(name);
  return new Device(server, {
    openStorage: async () => ({ ...storage, read: (id) => storage.read(id), change: () => never }),
    ...(notes && { localStorage: notes }),
  });
}

test("taps in the last moment of a page are in the next page's outbox, in order, and sent once", async () => {
  const server = new FakeServer();
  const name = `paroli ${Math.random()}`;
  const first = await dying(server, name);
  const outbox = first.open();
  const keys = ['K', 'Q', 'J'].map((card) => enqueueStake(outbox, card));
  outbox.close();
  assert.equal(server.recorded.size, 0);
  assert.deepEqual(loggedSessions(first.browser.localStorage), [SESSION]);
  const next = new Device(server, {
    openStorage: () => openStorage(name),
    localStorage: first.browser.localStorage,
  });
  const again = next.open();
  await until(again.entries, (waiting) => waiting.length === 3);
  assert.deepEqual(
    again.entries.value.map(({ entry }) => entry.key),
    keys,
  );
  await allRecorded(again);
  assert.deepEqual([...server.recorded.keys()], keys);
  assert.deepEqual(loggedSessions(first.browser.localStorage), []);
  again.close();
});

/** Returns an outbox with a refused stake, on a page that closes before a change is stored. */
async function refusedBefore(server: FakeServer) {
  const name = `paroli ${Math.random()}`;
  server.refusals.set('stake', 'purse_short');
  const first = new Device(server, { openStorage: () => openStorage(name) });
  const before = first.open();
  const key = enqueueStake(before, 'K');
  await until(before.refusal, (refusal) => refusal !== null);
  before.close();
  const { localStorage: notes } = first.browser;
  const outbox = (await dying(server, name, notes)).open();
  await until(outbox.refusal, (refusal) => refusal !== null);
  return {
    key,
    outbox,
    notes,
    again: () => new Device(server, { openStorage: () => openStorage(name), localStorage: notes }).open(),
  };
}

test('an entry that was removed in the last moment of a page does not come back in the next', async () => {
  const server = new FakeServer();
  const { key, outbox, notes, again } = await refusedBefore(server);
  void outbox.remove(key);
  assert.deepEqual(outbox.entries.value, []);
  outbox.close();
  assert.deepEqual(loggedSessions(notes), [SESSION]);
  const next = again();
  await eventually(() => loggedReplacements(notes, SESSION).length === 0);
  assert.deepEqual(next.entries.value, []);
  next.close();
  const third = again();
  await until(third.serverView, (view) => view !== null);
  await runPendingTasks();
  assert.deepEqual(third.entries.value, []);
  third.close();
});

test('a replacement in the last moment of a page is made in the next, at its place', async () => {
  const server = new FakeServer();
  const { key, outbox, again } = await refusedBefore(server);
  const later = outbox.enqueue('buyin', { punter: 'Bess', amount: 5 });
  const wish = { kind: 'fund', fields: { amount: 5 } };
  outbox.replace(key, [wish, { kind: 'end', fields: {} }]);
  const out = outbox.entries.value[1]?.entry.key ?? '';
  void outbox.remove(out);
  assert.deepEqual(
    outbox.entries.value.map(({ entry }) => entry.kind),
    ['fund', 'buyin'],
  );
  outbox.close();
  const next = again();
  await eventually(() => server.recorded.size === 2);
  assert.deepEqual(server.kinds, ['stake', 'fund', 'buyin']);
  assert.equal([...server.recorded.keys()].at(-1), later);
  next.close();
});

test('the log forgets an entry that was removed, or that could not be removed', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  server.nextPosts = ['cut after'];
  const sent = enqueueStake(outbox, 'K');
  await until(outbox.link, (link) => link === 'offline');
  assert.equal(await outbox.remove(sent), false);
  assert.deepEqual(loggedSessions(device.browser.localStorage), []);
  const key = enqueueStake(outbox, 'Q');
  const out = outbox.remove(key);
  assert.equal(loggedReplacements(device.browser.localStorage, SESSION).length, 1);
  assert.equal(await out, true);
  assert.deepEqual(loggedSessions(device.browser.localStorage), []);
  outbox.close();
});

test('the log forgets an entry that the outbox has stored', async () => {
  const device = new Device(new FakeServer());
  const outbox = device.open();
  enqueueStake(outbox, 'K');
  assert.equal(loggedTaps(device.browser.localStorage, SESSION).length, 1);
  await allRecorded(outbox);
  assert.deepEqual(loggedTaps(device.browser.localStorage, SESSION), []);
  outbox.close();
});

test('a tap that another tab is storing is not added twice', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const one = device.open();
  const key = enqueueStake(one, 'K');
  const other = device.open();
  await allRecorded(one);
  await allRecorded(other);
  assert.deepEqual(server.requests.flat(), ['stake']);
  assert.deepEqual([...server.recorded.keys()], [key]);
  [one, other].forEach((outbox) => outbox.close());
});

test('if localStorage is full, only the outbox stores a tap', async () => {
  const server = new FakeServer();
  const full = { getItem: () => null, removeItem: () => undefined, key: () => null, length: 0 };
  const device = new Device(server, {
    localStorage: {
      ...full,
      setItem: () => {
        throw new Error('no room');
      },
    },
  });
  const outbox = device.open();
  enqueueStake(outbox, 'K');
  await allRecorded(outbox);
  assert.equal(server.recorded.size, 1);
  logTap(null, SESSION, { entry: { key: 'k', kind: 'stake' }, at: '', tap: 't' });
  outbox.close();
});

test('taps of one moment are read in their order, whatever their keys are', (context) => {
  context.mock.method(performance, 'now', () => 5000);
  const { localStorage } = new Device(new FakeServer()).browser;
  const keys = ['d', 'a', 'c', 'b'];
  for (const key of keys)
    logTap(localStorage, SESSION, { entry: { key, kind: 'end' }, at: '2026-11-13T21:42:00.000Z', tap: key });
  const sorted = Object.create(localStorage!, {
    key: { value: (at: number) => `paroli.tap.${SESSION}.${keys.toSorted()[at]}` },
  }) as typeof localStorage;
  assert.deepEqual(
    loggedTaps(sorted, SESSION).map(({ entry }) => entry.key),
    keys,
  );
});
