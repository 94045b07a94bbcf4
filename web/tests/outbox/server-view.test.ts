import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openStorage } from '../../src/outbox/storage.ts';
import { bassetPreview } from '../../src/games/basset/preview.ts';
import { createOutbox } from '../../src/outbox/create-outbox.ts';
import { whenEmpty } from '../../src/outbox/open-outbox.ts';
import { allRecorded, Device, eventually, House, lay, SESSION, until } from './fake-server.ts';

const AGAIN_MS = 2500;
const looks = (house: House): number => house.asked.filter((asked) => asked.method === 'GET').length;

test('ink is kept, and there at once without the network', async () => {
  const house = new House();
  house.version = 7;
  const device = new Device(house);
  const before = device.open();
  await until(before.ink, (ink) => ink?.version === 7);
  before.close();
  house.way = 'cut';
  const books = device.open();
  await until(books.ink, (ink) => ink?.version === 7);
  await until(books.link, (link) => link === 'offline');
  books.close();
});

test('what did not change is not sent again', async () => {
  const house = new House();
  const books = new Device(house).open();
  const ink = await until(books.ink, (seen) => seen !== null);
  books.lookAgain();
  await eventually(() => looks(house) === 2);
  assert.deepEqual(
    house.asked.map((asked) => asked.headers['If-None-Match']),
    [undefined, '"1"'],
  );
  assert.equal(books.ink.value, ink);
  books.close();
});

test('the feed tells when to look, and one stream serves all tabs', async () => {
  const house = new House();
  const device = new Device(house);
  const [one, other] = [device.open(), device.open()];
  await eventually(() => device.streams.length === 1);
  await Promise.all([one, other].map((books) => until(books.ink, (ink) => ink?.version === 1)));
  const [stream] = device.streams;
  assert.equal(stream!.path, '/v1/feed');
  house.version = 5;
  const news = { session: SESSION, version: 5, settled: true };
  stream!.onmessage!({ data: JSON.stringify({ ...news, session: 'another' }) });
  stream!.onmessage!({ data: JSON.stringify(news) });
  await Promise.all([one, other].map((books) => until(books.ink, (ink) => ink?.version === 5)));
  one.close();
  await eventually(() => device.streams.length === 2);
  house.version = 6;
  device.streams[1]!.onmessage!({ data: JSON.stringify({ ...news, version: 6 }) });
  await until(other.ink, (ink) => ink?.version === 6);
  other.close();
});

test('without locks one tab leads too, and another after it', async () => {
  const house = new House();
  const device = new Device(house, { locks: null });
  const [one, other] = [device.open(), device.open()];
  device.pass(4000);
  assert.equal(device.streams.length, 1);
  one.close();
  device.pass(4000);
  assert.equal(device.streams.length, 2);
  other.close();
});

test('a tab that leads and is not heard of any more loses the lead', () => {
  const device = new Device(new House(), { locks: null });
  device.around.notes!.setItem(
    'paroli-feed',
    JSON.stringify({ tab: 'frozen', until: device.around.clock.now() + 6000 }),
  );
  const books = device.open();
  device.pass(5999);
  assert.equal(device.streams.length, 0);
  device.pass(2000);
  assert.equal(device.streams.length, 1);
  books.close();
});

test('without a stream the table is looked at again and again', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  await eventually(() => device.streams.length === 1);
  const seen = looks(house);
  device.pass(20_000 - AGAIN_MS);
  assert.equal(looks(house), seen);
  for (const version of [11, 12, 13]) {
    house.version = version;
    device.pass(AGAIN_MS);
    await until(books.ink, (ink) => ink?.version === version);
  }
  books.close();
});

test('a stream that is refused is not waited for, and asked for again later', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  await eventually(() => device.streams.length === 1);
  const [stream] = device.streams;
  stream!.readyState = 2;
  stream!.onerror!();
  house.version = 3;
  device.pass(AGAIN_MS);
  await until(books.ink, (ink) => ink?.version === 3);
  device.pass(15_000);
  assert.equal(device.streams.length, 2);
  device.streams[1]!.readyState = 1;
  device.streams[1]!.onopen!();
  await eventually(() => looks(house) > 2);
  const seen = looks(house);
  device.pass(20_000);
  assert.equal(looks(house), seen);
  books.close();
});

test('a lost stream makes the tablet see for itself whether the house is there', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  await eventually(() => device.streams.length === 1);
  house.way = 'cut';
  device.streams[0]!.onerror!();
  await until(books.link, (link) => link === 'offline');
  house.way = 'open';
  device.streams[0]!.onopen!();
  await until(books.link, (link) => link === 'live');
  books.close();
});

test('a page that dies before, in, and after each step loses nothing and enters nothing twice', async () => {
  const steps = [
    { name: 'before it was sent', way: 'cut' },
    { name: 'after it was sent', way: 'cut after' },
    { name: 'after it was recorded', way: 'open' },
  ] as const;
  for (const { name, way } of steps) {
    const house = new House();
    const device = new Device(house);
    const dying = device.open();
    await until(dying.ink, (ink) => ink !== null);
    house.coming = [way];
    const key = lay(dying, 'K');
    await eventually(() => house.coming.length === 0);
    dying.close();
    const books = device.open();
    await until(books.ink, (ink) => ink?.version === 2);
    await allRecorded(books);
    assert.deepEqual([...house.recorded.keys()], [key], name);
    books.close();
  }
});

test('an entry that is recorded is shown until the ink holds it, through a reload without the network', async () => {
  const house = new House();
  const device = new Device(house);
  const dying = device.open();
  await until(dying.ink, (ink) => ink !== null);
  house.halfway = async () => {
    house.way = 'cut';
  };
  lay(dying, 'K');
  await until(dying.link, (link) => link === 'offline');
  assert.deepEqual(dying.outbox.value, []);
  dying.close();
  const books = device.open();
  await until(books.table, (table) => table?.stakes.length === 1);
  assert.deepEqual([books.outbox.value, books.reckoned.value, books.ink.value?.version], [[], false, 1]);
  house.halfway = null;
  house.way = 'open';
  device.stir();
  await until(books.ink, (ink) => ink?.version === 2);
  assert.equal(books.table.value, books.ink.value);
  assert.deepEqual(house.requests.length, 1);
  books.close();
});

test('what a restored server has lost is sent again', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  house.halfway = async () => {
    house.way = 'cut';
  };
  const key = lay(books, 'K');
  await until(books.link, (link) => link === 'offline');
  house.version = 1;
  house.recorded.clear();
  house.halfway = null;
  house.way = 'open';
  device.pass(1000);
  await until(books.ink, (ink) => ink?.version === 2);
  assert.deepEqual([...house.recorded.keys()], [key]);
  books.close();
});

test('a database that the browser closed under the page is opened again', async () => {
  const house = new House();
  const name = `closing ${Math.random()}`;
  let opened = 0;
  const shelf = async () => {
    const real = await openStorage(name);
    opened += 1;
    if (opened > 1) return real;
    return {
      ...real,
      lasting: true,
      read: real.read.bind(real),
      change: () => Promise.reject(new Error('closed')),
    } as typeof real;
  };
  const books = new Device(house, { shelf }).open();
  lay(books, 'K');
  await allRecorded(books);
  assert.equal(books.kept.value, true);
  books.close();
});

test('what waits for a table that is not open is sent when another page begins', async () => {
  const house = new House();
  house.way = 'cut';
  const device = new Device(house);
  const dealing = device.open();
  const key = lay(dealing, 'K');
  await until(dealing.link, (link) => link === 'offline');
  dealing.close();
  const shelf = await device.around.shelf();
  assert.deepEqual(await shelf.sessions(), [SESSION]);
  house.way = 'open';
  const books = createOutbox(SESSION, device.around, bassetPreview);
  await whenEmpty(books);
  assert.deepEqual([...house.recorded.keys()], [key]);
  books.close();
  await eventually(() => house.version === 2);
});
