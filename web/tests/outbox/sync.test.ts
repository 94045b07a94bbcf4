import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REQUEST_TIMEOUT_MS } from '../../src/outbox/transport.ts';
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

test('an entry is in the outbox at once, and sent once, with its key', async () => {
  const server = new FakeServer();
  const outbox = new Device(server).open();
  const key = enqueueStake(outbox, 'K');
  assert.deepEqual(
    outbox.entries.value.map((row) => [row.entry.key, row.state, row.at]),
    [[key, 'waiting', '2026-11-13T21:42:00.000Z']],
  );
  assert.match(key, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  await allRecorded(outbox);
  await until(outbox.serverView, (view) => view?.version === 2);
  assert.deepEqual([...server.recorded.keys()], [key]);
  const { path, body } = server.received.find((asked) => asked.method === 'POST')!;
  assert.equal(path, `/v1/sessions/${SESSION}/entries`);
  assert.deepEqual(body, {
    entries: [{ kind: 'stake', punter: 'Anne', card: 'K', amount: 5, key }],
    mode: 'until_refused',
  });
  assert.equal(outbox.link.value, 'live');
  outbox.close();
});

test('entries are sent in order, many in one request', async () => {
  const server = new FakeServer();
  server.network = 'cut';
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.link, (link) => link === 'offline');
  const keys = Array.from({ length: 120 }, (_, number) => enqueueStake(outbox, String(number)));
  server.network = 'open';
  device.returnOnline();
  await allRecorded(outbox);
  assert.deepEqual([...server.recorded.keys()], keys);
  assert.deepEqual(
    server.requests.map((request) => request.length),
    [100, 20],
  );
  outbox.close();
});

test('after a lost response the same key is sent again', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  server.nextPosts = ['cut after'];
  const key = enqueueStake(outbox, 'K');
  await until(outbox.link, (link) => link === 'offline');
  assert.equal(outbox.entries.value[0]?.state, 'sending');
  assert.equal(outbox.offlineSince.value?.toISOString(), '2026-11-13T21:42:00.000Z');
  device.advanceClock(1000);
  await allRecorded(outbox);
  assert.deepEqual([...server.recorded.keys()], [key]);
  assert.equal(server.requests.length, 2);
  assert.equal(outbox.offlineSince.value, null);
  outbox.close();
});

test('a request without a response is aborted after ten seconds and sent again', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  server.network = 'silent';
  const key = enqueueStake(outbox, 'K');
  await eventually(() => server.received.some((asked) => asked.method === 'POST'));
  device.advanceClock(REQUEST_TIMEOUT_MS);
  await until(outbox.link, (link) => link === 'offline');
  server.network = 'open';
  device.advanceClock(1000);
  await allRecorded(outbox);
  await until(outbox.link, (link) => link === 'live');
  assert.deepEqual([...server.recorded.keys()], [key]);
  outbox.close();
});

test('a view that may include an uncertain entry is not fetched', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view?.version === 1);
  server.nextPosts = ['cut after', 'cut'];
  enqueueStake(outbox, 'K');
  await until(outbox.link, (link) => link === 'offline');
  const looks = server.received.filter((asked) => asked.method === 'GET').length;
  device.returnOnline();
  await eventually(() => server.nextPosts.length === 0);
  assert.equal(outbox.serverView.value?.version, 1);
  assert.equal(server.received.filter((asked) => asked.method === 'GET').length, looks);
  device.advanceClock(2000);
  await until(outbox.serverView, (view) => view?.version === 2);
  outbox.close();
});

test('no entry is sent while the connection is known to be lost', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  server.network = 'cut';
  device.goOffline();
  assert.equal(outbox.link.value, 'offline');
  const tries = device.requestCount;
  const key = enqueueStake(outbox, 'K');
  await eventually(() => device.requestCount > tries);
  await runPendingTasks();
  device.advanceClock(40_000);
  await runPendingTasks();
  assert.equal(outbox.entries.value[0]?.state, 'waiting');
  const out = outbox.remove(key);
  assert.deepEqual(outbox.entries.value, []);
  assert.equal(await out, true);
  server.network = 'open';
  device.returnOnline();
  await until(outbox.link, (link) => link === 'live');
  assert.equal(server.recorded.size, 0);
  outbox.close();
});

test('the sync retries after 1, 2, 4, 8, 15 and 15 seconds, and at once after a tap', async () => {
  const server = new FakeServer();
  server.network = 'cut';
  const device = new Device(server);
  const outbox = device.open();
  for (const [index, seconds] of [1, 2, 4, 8, 15, 15].entries()) {
    await eventually(() => server.received.length === index + 1 && outbox.link.value === 'offline');
    await new Promise((next) => setImmediate(next));
    device.advanceClock(seconds * 1000 - 1);
    assert.equal(server.received.length, index + 1);
    device.advanceClock(1);
  }
  await eventually(() => server.received.length === 7);
  enqueueStake(outbox, 'K');
  await eventually(() => server.received.length === 8);
  outbox.close();
});

test('the first refusal stops the sync; new entries can be added', async () => {
  const server = new FakeServer();
  server.refusals.set('book', 'purse_short');
  const outbox = new Device(server).open();
  enqueueStake(outbox, 'K');
  const bad = outbox.enqueue('book', { punter: 'Anne', price: 9 });
  const behind = enqueueStake(outbox, 'Q');
  const refusal = await until(outbox.refusal, (value) => value !== null);
  assert.deepEqual(refusal, {
    key: bad,
    code: 'purse_short',
    title: 'No',
    detail: 'purse_short it is',
    facts: { purse: 5 },
    behind: 1,
  });
  enqueueStake(outbox, 'J');
  assert.deepEqual(
    outbox.entries.value.map((row) => row.state),
    ['refused', 'waiting', 'waiting'],
  );
  await until(outbox.serverView, (view) => view?.version === 2);
  assert.equal(server.recorded.size, 1);
  void outbox.remove(behind);
  void outbox.remove(bad);
  await allRecorded(outbox);
  assert.equal(server.recorded.size, 2);
  outbox.close();
});

test('an entry is replaced at its place, and the sync continues', async () => {
  const server = new FakeServer();
  server.refusals.set('book', 'purse_short');
  const outbox = new Device(server).open();
  const bad = outbox.enqueue('book', { punter: 'Anne', price: 9 });
  const last = enqueueStake(outbox, 'Q');
  await until(outbox.refusal, (value) => value !== null);
  server.refusals.clear();
  outbox.replace(bad, [
    { kind: 'buyin', fields: { punter: 'Anne', amount: 9 } },
    { kind: 'book', fields: { punter: 'Anne', price: 9 } },
  ]);
  assert.deepEqual(
    outbox.entries.value.map((row) => row.entry.kind),
    ['buyin', 'book', 'stake'],
  );
  await allRecorded(outbox);
  assert.equal([...server.recorded.keys()].length, 3);
  assert.equal([...server.recorded.keys()][2], last);
  assert.ok(!server.recorded.has(bad));
  outbox.close();
});

test('an invalid entry is refused alone; the entries before it are recorded', async () => {
  const server = new FakeServer();
  server.network = 'cut';
  const device = new Device(server);
  const outbox = device.open();
  const [, bad] = [enqueueStake(outbox, 'K'), enqueueStake(outbox, '?'), enqueueStake(outbox, 'Q')];
  await until(outbox.link, (link) => link === 'offline');
  const body = {
    code: 'wrong_shape',
    title: 'Wrong',
    detail: 'Wrong.',
    errors: { 'entries.1.card': ['No.'] },
  };
  server.network = 'open';
  server.nextPosts = [{ status: 422, body }];
  device.returnOnline();
  const refusal = await until(outbox.refusal, (value) => value !== null);
  assert.deepEqual([refusal?.key, refusal?.code, refusal?.behind], [bad, 'wrong_shape', 1]);
  assert.equal(server.recorded.size, 1);
  outbox.close();
});

test('after a refused request the entries are sent one by one', async () => {
  const server = new FakeServer();
  server.network = 'cut';
  const device = new Device(server);
  const outbox = device.open();
  const first = enqueueStake(outbox, 'K');
  enqueueStake(outbox, 'Q');
  await until(outbox.link, (link) => link === 'offline');
  const no = { status: 400, body: { code: 'malformed', title: 'No', detail: 'No.' } };
  server.network = 'open';
  server.nextPosts = [no, no];
  device.returnOnline();
  const refusal = await until(outbox.refusal, (value) => value !== null);
  assert.deepEqual([refusal?.key, refusal?.code], [first, 'malformed']);
  void outbox.remove(first);
  await allRecorded(outbox);
  assert.equal(server.recorded.size, 1);
  outbox.close();
});

test('a server that is busy or whose disk is full gets no request before its Retry-After', async () => {
  for (const [status, code, link] of [
    [429, 'too_many_requests', 'busy'],
    [503, 'store_unwritable', 'unwritable'],
  ] as const) {
    const server = new FakeServer();
    const device = new Device(server);
    const outbox = device.open();
    await until(outbox.serverView, (view) => view !== null);
    const body = { code, title: 'Not now', detail: 'Wait.' };
    server.nextPosts = [{ status, body, headers: { 'Retry-After': '7' } }];
    enqueueStake(outbox, 'K');
    await until(outbox.link, (found) => found === link);
    const asked = server.received.length;
    enqueueStake(outbox, 'Q');
    await runPendingTasks();
    device.advanceClock(6999);
    await runPendingTasks();
    assert.equal(server.received.length, asked);
    device.advanceClock(1);
    await allRecorded(outbox);
    assert.equal(server.recorded.size, 2);
    outbox.close();
  }
});

test('a signed-out device loses no entry, and sends after the next sign-in', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  server.network = { status: 401, body: { code: 'unauthorized', title: 'Key', detail: 'A key.' } };
  enqueueStake(outbox, 'K');
  await until(outbox.link, (link) => link === 'signed_out');
  server.network = 'open';
  outbox.retry();
  await allRecorded(outbox);
  assert.equal(outbox.link.value, 'live');
  outbox.close();
});

test('if another device has the pen, taking it continues the sync', async () => {
  const server = new FakeServer();
  server.refusals.set('stake', 'pen_elsewhere');
  const outbox = new Device(server).open();
  await until(outbox.serverView, (view) => view !== null);
  enqueueStake(outbox, 'K');
  await until(outbox.link, (link) => link === 'pen_elsewhere');
  server.refusals.clear();
  await outbox.takePen();
  await allRecorded(outbox);
  assert.ok(server.received.some((asked) => asked.path.endsWith('/pen')));
  assert.equal(outbox.link.value, 'live');
  outbox.close();
});

test('a failed request for the pen changes nothing', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  server.network = { status: 403, body: { code: 'forbidden' } };
  await outbox.takePen();
  assert.equal(outbox.link.value, 'live');
  server.network = 'cut';
  await outbox.takePen();
  assert.equal(outbox.link.value, 'offline');
  outbox.close();
});

test('a response without any of the entries counts as unreachable', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  server.nextPosts = [{ status: 200, body: { version: 1, results: [] } }];
  const key = enqueueStake(outbox, 'K');
  await until(outbox.link, (link) => link === 'offline');
  assert.equal(outbox.entries.value[0]?.entry.key, key);
  device.advanceClock(1000);
  await allRecorded(outbox);
  assert.deepEqual([...server.recorded.keys()], [key]);
  outbox.close();
});

test('an entry that causes repeated server errors counts as refused, and can be sent again', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  const broken = { status: 500, body: { code: 'broken', title: 'Broken', detail: 'The log.' } };
  server.nextPosts = [broken, broken, broken, broken];
  enqueueStake(outbox, 'K');
  enqueueStake(outbox, 'Q');
  for (const left of [3, 2, 1]) {
    await eventually(() => server.nextPosts.length === left && outbox.link.value === 'offline');
    await new Promise((next) => setImmediate(next));
    device.advanceClock(16_000);
  }
  await until(outbox.refusal, (value) => value?.code === 'broken');
  outbox.retry();
  await allRecorded(outbox);
  assert.equal(server.recorded.size, 2);
  outbox.close();
});

test('a session that this key may not see is reported as missing', async () => {
  const server = new FakeServer();
  server.network = { status: 404, body: { code: 'unknown_session', title: 'None', detail: 'None.' } };
  const outbox = new Device(server).open();
  await until(outbox.isMissing, (missing) => missing);
  assert.equal(outbox.link.value, 'live');
  outbox.close();
});

test('without storage the outbox works in memory and reports it', async () => {
  const server = new FakeServer();
  const outbox = new Device(server, { openStorage: () => Promise.reject(new Error('private')) }).open();
  enqueueStake(outbox, 'K');
  await allRecorded(outbox);
  assert.equal(outbox.isPersistent.value, false);
  assert.equal(server.recorded.size, 1);
  outbox.close();
});

test('removing an entry that is being sent returns false, and the entry stays', async () => {
  const server = new FakeServer();
  const outbox = new Device(server).open();
  await until(outbox.serverView, (view) => view !== null);
  const key = enqueueStake(outbox, 'K');
  await until(outbox.entries, ([first]) => first?.state === 'sending');
  assert.equal(await outbox.remove(key), false);
  await allRecorded(outbox);
  assert.ok(server.recorded.has(key));
  outbox.close();
});
