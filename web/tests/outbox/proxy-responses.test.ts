/** Responses of a proxy in place of the server's. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allRecorded,
  Device,
  eventually,
  FakeServer,
  enqueueStake,
  runPendingTasks,
  until,
} from './fake-server.ts';

test("a response of a proxy is not mistaken for the server's", async () => {
  const server = new FakeServer();
  server.network = { status: 200, body: '<html>Pay for the wireless here</html>' };
  const outbox = new Device(server).open();
  await until(outbox.link, (link) => link === 'offline');
  enqueueStake(outbox, 'K');
  for (const body of ['<html>Bad gateway</html>', { message: 'no upstream' }]) {
    server.network = { status: 503, body };
    const asked = server.received.length;
    outbox.retry();
    await eventually(() => server.received.length > asked);
    await runPendingTasks();
    assert.equal(outbox.link.value, 'offline');
  }
  assert.equal(outbox.serverView.value, null);
  outbox.close();
});

test('an entry that a proxy cannot pass on is sent until a service answers', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  server.nextPosts = [502, 504, 502, 504, 502, 504].map((status) => ({ status, body: '' }));
  const key = enqueueStake(outbox, 'K');
  for (const left of [5, 4, 3, 2, 1, 0]) {
    await eventually(() => server.nextPosts.length === left && outbox.link.value === 'offline');
    await new Promise((next) => setImmediate(next));
    device.advanceClock(16_000);
  }
  await allRecorded(outbox);
  assert.equal(outbox.refusal.value, null);
  assert.deepEqual([...server.recorded.keys()], [key]);
  outbox.close();
});
