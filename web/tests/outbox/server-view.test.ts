import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openStorage } from '../../src/outbox/storage/storage.ts';
import { bassetPreview } from '../../src/games/basset/preview.ts';
import { createOutbox } from '../../src/outbox/create-outbox.ts';
import { whenEmpty } from '../../src/outbox/open-outbox.ts';
import { allRecorded, Device, eventually, FakeServer, enqueueStake, SESSION, until } from './fake-server.ts';

const AGAIN_MS = 2500;
const looks = (server: FakeServer): number =>
  server.received.filter((asked) => asked.method === 'GET').length;

test('the server view is stored, and available at once offline', async () => {
  const server = new FakeServer();
  server.version = 7;
  const device = new Device(server);
  const before = device.open();
  await until(before.serverView, (view) => view?.version === 7);
  before.close();
  server.network = 'cut';
  const outbox = device.open();
  await until(outbox.serverView, (view) => view?.version === 7);
  await until(outbox.link, (link) => link === 'offline');
  outbox.close();
});

test('an unchanged view is not transferred again', async () => {
  const server = new FakeServer();
  const outbox = new Device(server).open();
  const view = await until(outbox.serverView, (value) => value !== null);
  outbox.retry();
  await eventually(() => looks(server) === 2);
  assert.deepEqual(
    server.received.map((asked) => asked.headers['If-None-Match']),
    [undefined, '"1"'],
  );
  assert.equal(outbox.serverView.value, view);
  outbox.close();
});

test('the feed triggers a refresh, and one stream serves all tabs', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const [one, other] = [device.open(), device.open()];
  await eventually(() => device.streams.length === 1);
  await Promise.all([one, other].map((outbox) => until(outbox.serverView, (view) => view?.version === 1)));
  const [stream] = device.streams;
  assert.equal(stream!.path, '/v1/feed');
  server.version = 5;
  const news = { session: SESSION, version: 5, settled: true };
  stream!.onmessage!({ data: JSON.stringify({ ...news, session: 'another' }) });
  stream!.onmessage!({ data: JSON.stringify(news) });
  await Promise.all([one, other].map((outbox) => until(outbox.serverView, (view) => view?.version === 5)));
  one.close();
  await eventually(() => device.streams.length === 2);
  server.version = 6;
  device.streams[1]!.onmessage!({ data: JSON.stringify({ ...news, version: 6 }) });
  await until(other.serverView, (view) => view?.version === 6);
  other.close();
});

test('without locks one tab leads, and another after it', async () => {
  const server = new FakeServer();
  const device = new Device(server, { locks: null });
  const [one, other] = [device.open(), device.open()];
  device.advanceClock(4000);
  assert.equal(device.streams.length, 1);
  one.close();
  device.advanceClock(4000);
  assert.equal(device.streams.length, 2);
  other.close();
});

test('a leading tab that stops renewing its lease loses the lead', () => {
  const device = new Device(new FakeServer(), { locks: null });
  device.browser.localStorage!.setItem(
    'paroli-feed',
    JSON.stringify({ tab: 'frozen', until: device.browser.clock.now() + 6000 }),
  );
  const outbox = device.open();
  device.advanceClock(5999);
  assert.equal(device.streams.length, 0);
  device.advanceClock(2000);
  assert.equal(device.streams.length, 1);
  outbox.close();
});

test('without a stream the session is polled', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  await eventually(() => device.streams.length === 1);
  const seen = looks(server);
  device.advanceClock(20_000 - AGAIN_MS);
  assert.equal(looks(server), seen);
  for (const version of [11, 12, 13]) {
    server.version = version;
    device.advanceClock(AGAIN_MS);
    await until(outbox.serverView, (view) => view?.version === version);
  }
  outbox.close();
});

test('after a refused stream the session is polled at once, and the stream is opened again later', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  await eventually(() => device.streams.length === 1);
  const [stream] = device.streams;
  stream!.readyState = 2;
  stream!.onerror!();
  server.version = 3;
  device.advanceClock(AGAIN_MS);
  await until(outbox.serverView, (view) => view?.version === 3);
  device.advanceClock(15_000);
  assert.equal(device.streams.length, 2);
  device.streams[1]!.readyState = 1;
  device.streams[1]!.onopen!();
  await eventually(() => looks(server) > 2);
  const seen = looks(server);
  device.advanceClock(20_000);
  assert.equal(looks(server), seen);
  outbox.close();
});

test('a lost stream makes the device check whether the server is reachable', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  await eventually(() => device.streams.length === 1);
  server.network = 'cut';
  device.streams[0]!.onerror!();
  await until(outbox.link, (link) => link === 'offline');
  server.network = 'open';
  device.streams[0]!.onopen!();
  await until(outbox.link, (link) => link === 'live');
  outbox.close();
});

test('a page that closes before, during or after a request loses no entry and records none twice', async () => {
  const steps = [
    { name: 'before it was sent', way: 'cut' },
    { name: 'after it was sent', way: 'cut after' },
    { name: 'after it was recorded', way: 'open' },
  ] as const;
  for (const { name, way } of steps) {
    const server = new FakeServer();
    const device = new Device(server);
    const dying = device.open();
    await until(dying.serverView, (view) => view !== null);
    server.nextPosts = [way];
    const key = enqueueStake(dying, 'K');
    await eventually(() => server.nextPosts.length === 0);
    dying.close();
    const outbox = device.open();
    await until(outbox.serverView, (view) => view?.version === 2);
    await allRecorded(outbox);
    assert.deepEqual([...server.recorded.keys()], [key], name);
    outbox.close();
  }
});

test('a recorded entry is shown until the server view includes it, also after an offline reload', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const dying = device.open();
  await until(dying.serverView, (view) => view !== null);
  server.beforeResponse = async () => {
    server.network = 'cut';
  };
  enqueueStake(dying, 'K');
  await until(dying.link, (link) => link === 'offline');
  assert.deepEqual(dying.entries.value, []);
  dying.close();
  const outbox = device.open();
  await until(outbox.optimisticView, (table) => table?.stakes.length === 1);
  assert.deepEqual(
    [outbox.entries.value, outbox.isExact.value, outbox.serverView.value?.version],
    [[], false, 1],
  );
  server.beforeResponse = null;
  server.network = 'open';
  device.returnOnline();
  await until(outbox.serverView, (view) => view?.version === 2);
  assert.equal(outbox.optimisticView.value, outbox.serverView.value);
  assert.deepEqual(server.requests.length, 1);
  outbox.close();
});

test('an entry that a restored server has lost is sent again', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  server.beforeResponse = async () => {
    server.network = 'cut';
  };
  const key = enqueueStake(outbox, 'K');
  await until(outbox.link, (link) => link === 'offline');
  server.version = 1;
  server.recorded.clear();
  server.beforeResponse = null;
  server.network = 'open';
  device.advanceClock(1000);
  await until(outbox.serverView, (view) => view?.version === 2);
  assert.deepEqual([...server.recorded.keys()], [key]);
  outbox.close();
});

test('a database that the browser closed under the page is opened again', async () => {
  const server = new FakeServer();
  const name = `closing ${Math.random()}`;
  let opened = 0;
  const storage = async () => {
    const real = await openStorage(name);
    opened += 1;
    if (opened > 1) return real;
    return {
      ...real,
      isPersistent: true,
      read: real.read.bind(real),
      change: () => Promise.reject(new Error('closed')),
    } as typeof real;
  };
  const outbox = new Device(server, { openStorage: storage }).open();
  enqueueStake(outbox, 'K');
  await allRecorded(outbox);
  assert.equal(outbox.isPersistent.value, true);
  outbox.close();
});

test('the entries of a session that is not open are sent when another page starts', async () => {
  const server = new FakeServer();
  server.network = 'cut';
  const device = new Device(server);
  const dealing = device.open();
  const key = enqueueStake(dealing, 'K');
  await until(dealing.link, (link) => link === 'offline');
  dealing.close();
  const storage = await device.browser.openStorage();
  assert.deepEqual(await storage.sessionsWithEntries(), [SESSION]);
  server.network = 'open';
  const outbox = createOutbox(SESSION, device.browser, bassetPreview);
  await whenEmpty(outbox);
  assert.deepEqual([...server.recorded.keys()], [key]);
  outbox.close();
  await eventually(() => server.version === 2);
});
