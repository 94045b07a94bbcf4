import assert from 'node:assert/strict';
import { test } from 'node:test';
import { electLeader } from '../../src/live/leader-election.ts';
import {
  allRecorded,
  Device,
  eventually,
  FakeServer,
  enqueueStake,
  runPendingTasks,
  until,
} from './fake-server.ts';

const NETS = [
  { name: 'with locks', options: {} },
  { name: 'without locks', options: { locks: null } },
];

for (const { name, options } of NETS) {
  test(`two tabs share one outbox, ${name}`, async () => {
    const server = new FakeServer();
    server.network = 'cut';
    const device = new Device(server, options);
    const [one, other] = [device.open(), device.open()];
    const keys = [enqueueStake(one, 'K')];
    await until(other.entries, (rows) => rows.length === 1);
    keys.push(enqueueStake(other, 'Q'));
    await until(one.entries, (rows) => rows.length === 2);
    keys.push(enqueueStake(one, 'J'));
    await until(other.entries, (rows) => rows.length === 3);
    assert.deepEqual(
      other.entries.value.map((row) => row.entry.key),
      keys,
    );
    server.network = 'open';
    device.returnOnline();
    await Promise.all([allRecorded(one), allRecorded(other)]);
    assert.deepEqual([...server.recorded.keys()], keys);
    await Promise.all([one, other].map((outbox) => until(outbox.serverView, (view) => view?.version === 4)));
    one.close();
    other.close();
  });
}

test('with locks one tab sends, and each entry is sent once', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const [one, other] = [device.open(), device.open()];
  const keys = ['K', 'Q', 'J', '10'].map((card, index) => enqueueStake(index % 2 ? one : other, card));
  await Promise.all([allRecorded(one), allRecorded(other)]);
  await eventually(() => server.recorded.size === keys.length);
  assert.equal(server.kinds.length, keys.length);
  one.close();
  other.close();
});

const HOUR_MS = 3_600_000;

test('a clock that is set back does not stop the polling', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  await runPendingTasks();
  const looks = (): number => server.received.filter((asked) => asked.method === 'GET').length;
  const before = looks();
  device.setClockBack(HOUR_MS);
  device.advanceClock(3000);
  await eventually(() => looks() > before);
  outbox.close();
});

test('a clock that is set back does not extend a lease', async () => {
  const device = new Device(new FakeServer(), { locks: null });
  const led: string[] = [];
  const lead = (name: string) => () => (led.push(name), () => undefined);
  electLeader(device.browser, 'lead', lead('one'));
  device.setClockBack(HOUR_MS);
  device.dropTimers();
  electLeader(device.browser, 'lead', lead('other'));
  device.advanceClock(2000);
  assert.deepEqual(led, ['one', 'other']);
});

test('an entry with a given key is recorded once, from any tab', async () => {
  const server = new FakeServer();
  const outbox = new Device(server).open();
  const [key, fields] = ['00000000-0000-4000-8000-00000000000a', { punter: 'Anne', card: 'K', amount: 5 }];
  assert.equal(outbox.enqueue('stake', fields, key), key);
  outbox.enqueue('stake', fields, key);
  assert.equal(outbox.entries.value.length, 1);
  await allRecorded(outbox);
  outbox.enqueue('stake', fields, key);
  await allRecorded(outbox);
  assert.deepEqual([...server.recorded.keys()], [key]);
  outbox.close();
});
