/** After an entry is refused, and others recorded something in between, the next entry waits for a decision. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outbox } from '../../src/outbox/outbox.ts';
import { loggedReplacements, loggedTaps, logReplacement, logTap } from '../../src/outbox/storage/tap-log.ts';
import type { Table } from '../../src/games/basset/view.ts';
import {
  allRecorded,
  Device,
  enqueueStake,
  eventually,
  FakeServer,
  runPendingTasks,
  SESSION,
  until,
} from './fake-server.ts';

const states = (outbox: Outbox<Table>) => outbox.entries.value.map(({ state }) => state);

/** Opens an outbox with three stakes, of which the first is refused after another device recorded an entry. */
async function openRefused(): Promise<{
  server: FakeServer;
  device: Device;
  outbox: Outbox<Table>;
  keys: string[];
}> {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  device.goOffline();
  const keys = ['K', 'Q', 'J'].map((card) => enqueueStake(outbox, card));
  server.version += 1;
  server.recorded.set('other', { version: server.version, draw: false, entered: { kind: 'stake' } });
  server.refusals.set('stake', 'purse_short');
  device.returnOnline();
  await until(outbox.refusal, (refusal) => refusal?.code === 'purse_short');
  server.refusals.clear();
  return { server, device, outbox, keys };
}

test('the entry behind a discarded one is held until it is released', async () => {
  const { server, outbox, keys } = await openRefused();
  await eventually(() => outbox.byOthers.value !== null);
  await outbox.remove(keys[0]!);
  assert.deepEqual(states(outbox), ['held', 'waiting']);
  outbox.retry();
  await runPendingTasks();
  assert.deepEqual([...server.recorded.keys()], ['other']);
  assert.equal(outbox.refusal.value?.behind, 1);
  outbox.release();
  await allRecorded(outbox);
  assert.deepEqual([...server.recorded.keys()], ['other', keys[1], keys[2]]);
  outbox.close();
});

/** Opens an outbox with a stake that waits for control. */
async function openWithoutControl() {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  server.refusals.set('stake', 'pen_elsewhere');
  enqueueStake(outbox, 'K');
  await until(outbox.link, (link) => link === 'pen_elsewhere');
  await runPendingTasks();
  server.refusals.clear();
  return { server, outbox };
}

test('an entry is held if another device recorded one just before control was taken', async () => {
  const { server, outbox } = await openWithoutControl();
  server.version += 1;
  server.recorded.set('other', { version: server.version, draw: false, entered: { kind: 'stake' } });
  await outbox.takePen();
  await eventually(() => states(outbox)[0] === 'held');
  assert.deepEqual([...server.recorded.keys()], ['other']);
  outbox.release();
  await allRecorded(outbox);
  outbox.close();
});

test('what the user records anyway before the view has come is not held again', async () => {
  const { server, outbox } = await openWithoutControl();
  const [first] = outbox.entries.value;
  const next = enqueueStake(outbox, 'Q');
  server.version += 1;
  server.recorded.set('other', { version: server.version, draw: false, entered: { kind: 'stake' } });
  let [isPenSent, showView] = [false, (): void => undefined];
  const viewShown = new Promise<void>((done) => (showView = done));
  server.beforeResponse = async () => {
    if (isPenSent) await viewShown;
    isPenSent = true;
  };
  await outbox.takePen();
  await outbox.remove(first!.entry.key);
  outbox.release();
  showView();
  await allRecorded(outbox);
  assert.deepEqual([...server.recorded.keys()], ['other', next]);
  outbox.close();
});

test('undo takes the newest entry back first, also before a held one', async () => {
  const { outbox, keys } = await openRefused();
  await eventually(() => outbox.byOthers.value !== null);
  await outbox.remove(keys[0]!);
  assert.deepEqual(
    outbox.undo().map(({ id }) => id),
    [keys[2]],
  );
  await eventually(() => outbox.entries.value.length === 1);
  assert.deepEqual(states(outbox), ['held']);
  outbox.close();
});

test('a held entry is held after a reload', async () => {
  const { device, outbox, keys } = await openRefused();
  await eventually(() => outbox.byOthers.value !== null);
  await outbox.remove(keys[0]!);
  outbox.close();
  const again = device.open();
  await until(again.refusal, (refusal) => refusal !== null);
  assert.deepEqual(states(again), ['held', 'waiting']);
  again.close();
});

test('the log of taps keeps what a tap knew, and that the next entry is held', () => {
  const { localStorage } = new Device(new FakeServer()).browser;
  logTap(localStorage, SESSION, { entry: { key: 'a', kind: 'end' }, at: '', tap: 't', base: 7 });
  assert.equal(loggedTaps(localStorage, SESSION)[0]?.base, 7);
  logReplacement(localStorage, SESSION, { key: 'a', instead: [], at: '', holdsNext: true });
  assert.equal(loggedReplacements(localStorage, SESSION)[0]?.holdsNext, true);
});
