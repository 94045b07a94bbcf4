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

test('a request that is refused as a whole leaves uncertain entries uncertain', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  device.goOffline();
  const keys = ['K', 'Q', 'J'].map((card) => enqueueStake(outbox, card));
  const first = { 'entries.0': ['No.'] };
  server.nextPosts = ['cut after', { status: 403, body: { code: 'forbidden', title: 'No', errors: first } }];
  device.returnOnline();
  await eventually(() => server.recorded.size === 3 && outbox.link.value === 'offline');
  device.advanceClock(1000);
  await until(outbox.refusal, (refusal) => refusal !== null);
  await runPendingTasks();
  assert.deepEqual(
    outbox.entries.value.map((row) => row.state),
    ['refused', 'sending', 'sending'],
  );
  void outbox.remove(keys[1]!);
  assert.equal(outbox.entries.value.length, 3);
  outbox.retry();
  device.advanceClock(2000);
  await allRecorded(outbox);
  await until(outbox.serverView, (view) => view?.version === 4);
  assert.deepEqual([...server.recorded.keys()], keys);
  outbox.close();
});

test('a certainly refused entry waits again after a retry, and can be removed', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  server.nextPosts = [{ status: 403, body: { code: 'forbidden', title: 'No' } }];
  const key = enqueueStake(outbox, 'K');
  await until(outbox.refusal, (refusal) => refusal !== null);
  server.network = 'cut';
  device.goOffline();
  outbox.retry();
  await until(outbox.refusal, (refusal) => refusal === null);
  assert.equal(outbox.entries.value[0]?.state, 'waiting');
  void outbox.remove(key);
  await eventually(() => outbox.entries.value.length === 0);
  outbox.close();
});
