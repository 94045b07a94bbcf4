import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REQUEST_TIMEOUT_MS } from '../../src/outbox/transport.ts';
import { allRecorded, Device, eventually, House, lay, quietly, SESSION, until } from './fake-server.ts';

test('an entry is at once in the outbox, and sent once, with its key', async () => {
  const house = new House();
  const books = new Device(house).open();
  const key = lay(books, 'K');
  assert.deepEqual(
    books.outbox.value.map((row) => [row.entry.key, row.state, row.at]),
    [[key, 'waiting', '2026-11-13T21:42:00.000Z']],
  );
  assert.match(key, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  await allRecorded(books);
  await until(books.ink, (ink) => ink?.version === 2);
  assert.deepEqual([...house.recorded.keys()], [key]);
  const { path, body } = house.asked.find((asked) => asked.method === 'POST')!;
  assert.equal(path, `/v1/sessions/${SESSION}/entries`);
  assert.deepEqual(body, {
    entries: [{ kind: 'stake', punter: 'Anne', card: 'K', amount: 5, key }],
    mode: 'until_refused',
  });
  assert.equal(books.link.value, 'live');
  books.close();
});

test('entries go in their order, many in one request', async () => {
  const house = new House();
  house.way = 'cut';
  const device = new Device(house);
  const books = device.open();
  await until(books.link, (link) => link === 'offline');
  const keys = Array.from({ length: 120 }, (_, number) => lay(books, String(number)));
  house.way = 'open';
  device.stir();
  await allRecorded(books);
  assert.deepEqual([...house.recorded.keys()], keys);
  assert.deepEqual(
    house.requests.map((request) => request.length),
    [100, 20],
  );
  books.close();
});

test('an answer that was lost is asked for again, with the same key', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  house.coming = ['cut after'];
  const key = lay(books, 'K');
  await until(books.link, (link) => link === 'offline');
  assert.equal(books.outbox.value[0]?.state, 'sending');
  assert.equal(books.offlineSince.value?.toISOString(), '2026-11-13T21:42:00.000Z');
  device.pass(1000);
  await allRecorded(books);
  assert.deepEqual([...house.recorded.keys()], [key]);
  assert.equal(house.requests.length, 2);
  assert.equal(books.offlineSince.value, null);
  books.close();
});

test('an answer that does not come is waited for no longer than ten seconds, and asked for again', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  house.way = 'silent';
  const key = lay(books, 'K');
  await eventually(() => house.asked.some((asked) => asked.method === 'POST'));
  device.pass(REQUEST_TIMEOUT_MS);
  await until(books.link, (link) => link === 'offline');
  house.way = 'open';
  device.pass(1000);
  await allRecorded(books);
  await until(books.link, (link) => link === 'live');
  assert.deepEqual([...house.recorded.keys()], [key]);
  books.close();
});

test('ink that may hold an entry of unknown fate is not taken in', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink?.version === 1);
  house.coming = ['cut after', 'cut'];
  lay(books, 'K');
  await until(books.link, (link) => link === 'offline');
  const looks = house.asked.filter((asked) => asked.method === 'GET').length;
  device.stir();
  await eventually(() => house.coming.length === 0);
  assert.equal(books.ink.value?.version, 1);
  assert.equal(house.asked.filter((asked) => asked.method === 'GET').length, looks);
  device.pass(2000);
  await until(books.ink, (ink) => ink?.version === 2);
  books.close();
});

test('nothing is given out of hand on a line that is known to be dead', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  house.way = 'cut';
  device.cut();
  assert.equal(books.link.value, 'offline');
  const tries = device.tries;
  const key = lay(books, 'K');
  await eventually(() => device.tries > tries);
  await quietly();
  device.pass(40_000);
  await quietly();
  assert.equal(books.outbox.value[0]?.state, 'waiting');
  const out = books.drop(key);
  assert.deepEqual(books.outbox.value, []);
  assert.equal(await out, true);
  house.way = 'open';
  device.stir();
  await until(books.link, (link) => link === 'live');
  assert.equal(house.recorded.size, 0);
  books.close();
});

test('it is tried again after 1, 2, 4, 8, 15 and 15 seconds, and at once after a tap', async () => {
  const house = new House();
  house.way = 'cut';
  const device = new Device(house);
  const books = device.open();
  for (const [index, seconds] of [1, 2, 4, 8, 15, 15].entries()) {
    await eventually(() => house.asked.length === index + 1 && books.link.value === 'offline');
    await new Promise((next) => setImmediate(next));
    device.pass(seconds * 1000 - 1);
    assert.equal(house.asked.length, index + 1);
    device.pass(1);
  }
  await eventually(() => house.asked.length === 7);
  lay(books, 'K');
  await eventually(() => house.asked.length === 8);
  books.close();
});

test('the first refusal halts the sending, not the entering', async () => {
  const house = new House();
  house.refuses.set('book', 'purse_short');
  const books = new Device(house).open();
  lay(books, 'K');
  const bad = books.enter('book', { punter: 'Anne', price: 9 });
  const behind = lay(books, 'Q');
  const refusal = await until(books.refusal, (seen) => seen !== null);
  assert.deepEqual(refusal, {
    key: bad,
    code: 'purse_short',
    title: 'No',
    detail: 'purse_short it is',
    facts: { purse: 5 },
    behind: 1,
  });
  lay(books, 'J');
  assert.deepEqual(
    books.outbox.value.map((row) => row.state),
    ['refused', 'waiting', 'waiting'],
  );
  await until(books.ink, (ink) => ink?.version === 2);
  assert.equal(house.recorded.size, 1);
  void books.drop(behind);
  void books.drop(bad);
  await allRecorded(books);
  assert.equal(house.recorded.size, 2);
  books.close();
});

test('a mended entry is replaced at its place, and the sending goes on', async () => {
  const house = new House();
  house.refuses.set('book', 'purse_short');
  const books = new Device(house).open();
  const bad = books.enter('book', { punter: 'Anne', price: 9 });
  const last = lay(books, 'Q');
  await until(books.refusal, (seen) => seen !== null);
  house.refuses.clear();
  books.mend(bad, [
    { kind: 'buyin', fields: { punter: 'Anne', amount: 9 } },
    { kind: 'book', fields: { punter: 'Anne', price: 9 } },
  ]);
  assert.deepEqual(
    books.outbox.value.map((row) => row.entry.kind),
    ['buyin', 'book', 'stake'],
  );
  await allRecorded(books);
  assert.equal([...house.recorded.keys()].length, 3);
  assert.equal([...house.recorded.keys()][2], last);
  assert.ok(!house.recorded.has(bad));
  books.close();
});

test('an entry of a wrong shape is refused alone; what is before it is recorded', async () => {
  const house = new House();
  house.way = 'cut';
  const device = new Device(house);
  const books = device.open();
  const [, bad] = [lay(books, 'K'), lay(books, '?'), lay(books, 'Q')];
  await until(books.link, (link) => link === 'offline');
  const body = {
    code: 'wrong_shape',
    title: 'Wrong',
    detail: 'Wrong.',
    errors: { entries: { 1: { card: ['No.'] } } },
  };
  house.way = 'open';
  house.coming = [{ status: 422, body }];
  device.stir();
  const refusal = await until(books.refusal, (seen) => seen !== null);
  assert.deepEqual([refusal?.key, refusal?.code, refusal?.behind], [bad, 'wrong_shape', 1]);
  assert.equal(house.recorded.size, 1);
  books.close();
});

test('a request that is refused whole is tried entry by entry', async () => {
  const house = new House();
  house.way = 'cut';
  const device = new Device(house);
  const books = device.open();
  const first = lay(books, 'K');
  lay(books, 'Q');
  await until(books.link, (link) => link === 'offline');
  const no = { status: 400, body: { code: 'malformed', title: 'No', detail: 'No.' } };
  house.way = 'open';
  house.coming = [no, no];
  device.stir();
  const refusal = await until(books.refusal, (seen) => seen !== null);
  assert.deepEqual([refusal?.key, refusal?.code], [first, 'malformed']);
  void books.drop(first);
  await allRecorded(books);
  assert.equal(house.recorded.size, 1);
  books.close();
});

test('a server that is busy is left alone for as long as it says', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  const body = { code: 'too_many_requests', title: 'Too many', detail: 'Wait.' };
  house.coming = [{ status: 429, body, headers: { 'Retry-After': '7' } }];
  lay(books, 'K');
  await until(books.link, (link) => link === 'busy');
  const asked = house.asked.length;
  lay(books, 'Q');
  await quietly();
  device.pass(6999);
  await quietly();
  assert.equal(house.asked.length, asked);
  device.pass(1);
  await allRecorded(books);
  assert.equal(house.recorded.size, 2);
  books.close();
});

test('who is signed out loses nothing, and sends on when signed in again', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  house.way = { status: 401, body: { code: 'unauthorized', title: 'Key', detail: 'A key.' } };
  lay(books, 'K');
  await until(books.link, (link) => link === 'signed_out');
  house.way = 'open';
  books.lookAgain();
  await allRecorded(books);
  assert.equal(books.link.value, 'live');
  books.close();
});

test('where another tablet has the pen, taking it sends on', async () => {
  const house = new House();
  house.refuses.set('stake', 'pen_elsewhere');
  const books = new Device(house).open();
  lay(books, 'K');
  await until(books.link, (link) => link === 'pen_elsewhere');
  house.refuses.clear();
  await books.takePen();
  await allRecorded(books);
  assert.ok(house.asked.some((asked) => asked.path.endsWith('/pen')));
  assert.equal(books.link.value, 'live');
  books.close();
});

test('a pen that cannot be had now leaves everything as it was', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  house.way = { status: 403, body: { code: 'forbidden' } };
  await books.takePen();
  assert.equal(books.link.value, 'live');
  house.way = 'cut';
  await books.takePen();
  assert.equal(books.link.value, 'offline');
  books.close();
});

test('what stands between is not taken for the house', async () => {
  const house = new House();
  house.way = { status: 200, body: '<html>Pay for the wireless here</html>' };
  const books = new Device(house).open();
  await until(books.link, (link) => link === 'offline');
  lay(books, 'K');
  for (const body of ['<html>Bad gateway</html>', { message: 'no upstream' }]) {
    house.way = { status: 503, body };
    const asked = house.asked.length;
    books.lookAgain();
    await eventually(() => house.asked.length > asked);
    await quietly();
    assert.equal(books.link.value, 'offline');
  }
  assert.equal(books.ink.value, null);
  books.close();
});

test('an answer that names none of the entries is no answer', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  house.coming = [{ status: 200, body: { version: 1, results: [] } }];
  const key = lay(books, 'K');
  await until(books.link, (link) => link === 'offline');
  assert.equal(books.outbox.value[0]?.entry.key, key);
  device.pass(1000);
  await allRecorded(books);
  assert.deepEqual([...house.recorded.keys()], [key]);
  books.close();
});

test('an entry on which the server breaks can be left out in the end, or sent once more', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  const broken = { status: 500, body: { code: 'broken', title: 'Broken', detail: 'The log.' } };
  house.coming = [broken, broken, broken, broken];
  lay(books, 'K');
  lay(books, 'Q');
  for (const left of [3, 2, 1]) {
    await eventually(() => house.coming.length === left && books.link.value === 'offline');
    await new Promise((next) => setImmediate(next));
    device.pass(16_000);
  }
  await until(books.refusal, (seen) => seen?.code === 'broken');
  books.lookAgain();
  await allRecorded(books);
  assert.equal(house.recorded.size, 2);
  books.close();
});

test('a session that this key does not know is said to be missing', async () => {
  const house = new House();
  house.way = { status: 404, body: { code: 'unknown_session', title: 'None', detail: 'None.' } };
  const books = new Device(house).open();
  await until(books.missing, (missing) => missing);
  assert.equal(books.link.value, 'live');
  books.close();
});

test('where the browser keeps nothing, all goes on in memory and says so', async () => {
  const house = new House();
  const books = new Device(house, { shelf: () => Promise.reject(new Error('private')) }).open();
  lay(books, 'K');
  await allRecorded(books);
  assert.equal(books.kept.value, false);
  assert.equal(house.recorded.size, 1);
  books.close();
});

test('what is sent by the time it is to be taken back stays, and that is told', async () => {
  const house = new House();
  const books = new Device(house).open();
  await until(books.ink, (ink) => ink !== null);
  const key = lay(books, 'K');
  await until(books.outbox, ([first]) => first?.state === 'sending');
  assert.equal(await books.drop(key), false);
  await allRecorded(books);
  assert.ok(house.recorded.has(key));
  books.close();
});
