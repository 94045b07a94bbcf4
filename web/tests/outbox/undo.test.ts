import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outbox } from '../../src/outbox/outbox.ts';
import type { Command } from '../../src/outbox/entry.ts';
import type { StandingEntry } from '../../src/outbox/undo/standing-entries.ts';
import type { Table } from '../../src/games/basset/view.ts';
import { allRecorded, Device, enqueueStake, runPendingTasks, until } from './fake-server.ts';
import { openRecorded, sentUndos } from './recorded-table.ts';

const cards = (outbox: Outbox<Table>): string[] =>
  (outbox.optimisticView.value?.stakes ?? []).map(({ card }) => card);

test('undo removes an entry that is not sent, and redo adds it again', async () => {
  const { server, device, outbox } = await openRecorded();
  device.goOffline();
  device.isOnline = false;
  enqueueStake(outbox, 'K');
  enqueueStake(outbox, 'Q');
  assert.deepEqual(
    outbox.undo().map(({ entered }) => entered['card']),
    ['Q'],
  );
  assert.deepEqual(cards(outbox), ['K']);
  assert.deepEqual(
    outbox.undone.value.map(({ entered }) => entered['card']),
    ['Q'],
  );
  outbox.redo();
  await until(outbox.optimisticView, (view) => view?.stakes.length === 2);
  assert.deepEqual(cards(outbox), ['K', 'Q']);
  assert.deepEqual(outbox.undone.value, []);
  device.returnOnline();
  await allRecorded(outbox);
  assert.deepEqual(server.kinds, ['stake', 'stake']);
  outbox.close();
});

test('undo takes back what was tapped last, also while an earlier undo is being stored', async () => {
  const { server, device, outbox, keys } = await openRecorded('K');
  device.goOffline();
  device.isOnline = false;
  enqueueStake(outbox, 'Q');
  const taken = [outbox.undo()];
  enqueueStake(outbox, 'J');
  outbox.enqueueAll([
    { kind: 'stake', fields: { punter: 'Anne', card: '9', amount: 5 } },
    { kind: 'stake', fields: { punter: 'Anne', card: '8', amount: 5 } },
  ]);
  taken.push(outbox.undo());
  enqueueStake(outbox, '7');
  taken.push(outbox.undo());
  assert.deepEqual(
    taken.map((group) => group.map(({ entered }) => entered['card'])),
    [['Q'], ['8', '9'], ['7']],
  );
  await until(outbox.optimisticView, (view) => view?.stakes.length === 2);
  assert.deepEqual(cards(outbox), [keys[0], 'J']);
  device.returnOnline();
  await allRecorded(outbox);
  assert.deepEqual([server.standing.length, server.standing[0], sentUndos(server)], [2, keys[0], []]);
  outbox.close();
});

test('undo takes back a recorded entry by its key, and the view shows it at once', async () => {
  const { server, outbox, keys } = await openRecorded('K', 'Q');
  outbox.undo();
  assert.deepEqual(cards(outbox), [keys[0]]);
  assert.equal(outbox.hasUnknownUndo.value, false);
  await allRecorded(outbox);
  await until(outbox.serverView, (view) => view?.stakes.length === 1);
  assert.deepEqual(sentUndos(server), [keys[1]]);
  outbox.redo();
  assert.deepEqual(cards(outbox), keys);
  await allRecorded(outbox);
  await until(outbox.serverView, (view) => view?.stakes.length === 2);
  assert.deepEqual(server.kinds, ['stake', 'stake', 'undo', 'redo']);
  outbox.close();
});

test('undo again and again goes back entry by entry, also without the network', async () => {
  const { server, device, outbox, keys } = await openRecorded('K', 'Q', 'J');
  device.goOffline();
  device.isOnline = false;
  for (let times = 0; times < 2; times += 1) outbox.undo();
  await until(outbox.optimisticView, (view) => view?.stakes.length === 1);
  assert.deepEqual(cards(outbox), [keys[0]]);
  outbox.redo();
  await until(outbox.optimisticView, (view) => view?.stakes.length === 2);
  assert.deepEqual(cards(outbox), [keys[0], keys[1]]);
  device.returnOnline();
  await allRecorded(outbox);
  assert.deepEqual(server.standing, [keys[0], keys[1]]);
  assert.deepEqual(sentUndos(server), [keys[2]]);
  outbox.close();
});

const CHANGED_STAKE: Command[] = [
  { kind: 'withdraw', fields: { punter: 'Anne', card: 'K' } },
  { kind: 'stake', fields: { punter: 'Anne', card: 'K', amount: 5 } },
];
const kindsOf = (entries: readonly StandingEntry[]): string[] => entries.map(({ entered }) => entered.kind);

test('the entries of one tap are taken back together, again after a redo', async () => {
  const { outbox } = await openRecorded();
  outbox.enqueueAll(CHANGED_STAKE);
  enqueueStake(outbox, 'Q');
  assert.equal(outbox.undo().length, 1);
  assert.deepEqual(kindsOf(outbox.undo()), ['stake', 'withdraw']);
  outbox.redo();
  assert.deepEqual(kindsOf(outbox.standing.value), ['withdraw', 'stake']);
  await allRecorded(outbox);
  await until(outbox.serverView, (view) => view?.recent?.length === 2);
  for (let times = 0; times < 2; times += 1) {
    assert.deepEqual(kindsOf(outbox.undo()), ['stake', 'withdraw']);
    await until(outbox.serverView, (view) => view?.recent?.length === 0);
    outbox.redo();
    await until(outbox.serverView, (view) => view?.recent?.length === 2);
  }
  outbox.close();
});

test('the entries of one tap are taken back together after a restart, sent or not', async () => {
  const { device, outbox } = await openRecorded();
  device.goOffline();
  device.isOnline = false;
  outbox.enqueueAll(CHANGED_STAKE);
  outbox.close();
  const next = device.open();
  await until(next.entries, (waiting) => waiting.length === 2);
  assert.deepEqual(kindsOf(next.undo()), ['stake', 'withdraw']);
  next.redo();
  device.returnOnline();
  await allRecorded(next);
  await until(next.serverView, (view) => view?.recent?.length === 2);
  next.close();
  const last = device.open();
  await until(last.serverView, (view) => view?.recent?.length === 2);
  assert.deepEqual(kindsOf(last.undo()), ['stake', 'withdraw']);
  last.close();
});

test('an entry that is being sent is undone after it', async () => {
  const { server, outbox } = await openRecorded();
  let release = (): void => undefined;
  server.beforeResponse = () => new Promise((resolve) => (release = resolve));
  const key = enqueueStake(outbox, 'K');
  await until(outbox.entries, ([entry]) => entry?.state === 'sending');
  outbox.undo();
  assert.deepEqual(cards(outbox), []);
  server.beforeResponse = null;
  await runPendingTasks();
  release();
  await allRecorded(outbox);
  await until(outbox.serverView, (view) => view?.version === 3);
  assert.deepEqual([server.standing, sentUndos(server)], [[], [key]]);
  outbox.close();
});

test('the undo of an entry that the page did not see is shown once the server answers', async () => {
  const { server, device, outbox, keys } = await openRecorded('K');
  outbox.close();
  const other = device.open();
  await until(other.serverView, (view) => view?.recent?.length === 1);
  device.goOffline();
  device.isOnline = false;
  other.undo();
  assert.deepEqual([other.hasUnknownUndo.value, cards(other)], [true, keys]);
  assert.deepEqual(other.standing.value, []);
  device.returnOnline();
  await allRecorded(other);
  await until(other.serverView, (view) => view?.stakes.length === 0);
  assert.deepEqual([other.hasUnknownUndo.value, server.standing], [false, []]);
  other.close();
});

test('an undo that comes after an entry of another device takes back nothing', async () => {
  const { server, device, outbox, keys } = await openRecorded('K');
  const other = new Device(server).open();
  await until(other.serverView, (view) => view !== null);
  device.goOffline();
  device.isOnline = false;
  outbox.undo();
  const later = enqueueStake(other, 'Q');
  await allRecorded(other);
  device.returnOnline();
  await until(outbox.refusal, (refusal) => refusal?.code === 'correction_refused');
  assert.deepEqual(server.standing, [keys[0], later]);
  assert.deepEqual(
    outbox.standing.value.map(({ id }) => id),
    [keys[0], later],
  );
  outbox.close();
  other.close();
});

test('a correction is sent alone, with its own key', async () => {
  const { server, outbox } = await openRecorded('K');
  const body = { strike: 2 };
  const key = outbox.enqueue('correction', { body });
  enqueueStake(outbox, 'Q');
  await until(outbox.entries, (rows) => rows.length === 0);
  const posts = server.received.filter(({ method }) => method === 'POST').slice(1);
  assert.deepEqual(
    posts.map(({ path, body: sent }) => [path.split('/').at(-1), sent.entries?.length ?? sent]),
    [
      ['corrections', body],
      ['entries', 1],
    ],
  );
  assert.equal(posts[0]?.key, key);
  outbox.close();
});

test('undo without the network stays shown while many entries follow', async () => {
  const { device, outbox, keys } = await openRecorded('K', 'Q');
  device.goOffline();
  device.isOnline = false;
  outbox.undo();
  for (let number = 0; number < 80; number += 1) enqueueStake(outbox, String(number));
  await until(outbox.standing, (standing) => standing.length === 81);
  assert.equal(outbox.hasUnknownUndo.value, false);
  assert.equal(outbox.standing.value[0]?.id, keys[0]);
  outbox.close();
});

test('the view before an entry is not used if another entry came in between', async () => {
  const { server, device, outbox } = await openRecorded('K');
  const other = new Device(server).open();
  await until(other.serverView, (view) => view !== null);
  const theirs = enqueueStake(other, 'Q');
  await allRecorded(other);
  const own = enqueueStake(outbox, 'J');
  await allRecorded(outbox);
  await until(outbox.serverView, (view) => view?.stakes.length === 3);
  device.goOffline();
  device.isOnline = false;
  outbox.undo();
  assert.deepEqual(outbox.standing.value.map(({ id }) => id).slice(1), [theirs]);
  assert.ok(outbox.hasUnknownUndo.value || !cards(outbox).includes(own));
  assert.ok(cards(outbox).includes(theirs));
  outbox.close();
  other.close();
});

/** Opens an outbox in which an entry is undone while it is being sent, and then refused. */
async function openUndoneAndRefused() {
  const opened = await openRecorded();
  const { server, outbox } = opened;
  server.refusals.set('buyin', 'purse_short');
  let release = (): void => undefined;
  server.beforeResponse = () => new Promise((resolve) => (release = resolve));
  const key = outbox.enqueue('buyin', { punter: 'Anne', amount: 5 });
  await until(outbox.entries, ([entry]) => entry?.state === 'sending');
  outbox.undo();
  server.beforeResponse = null;
  await runPendingTasks();
  release();
  await until(outbox.refusal, (refusal) => refusal?.key === key);
  server.refusals.clear();
  return { ...opened, key };
}

test('an undo that waits behind a refused entry takes back the entry that replaces it', async () => {
  const { server, outbox, key } = await openUndoneAndRefused();
  outbox.replace(key, [
    { kind: 'fund', fields: { amount: 5 } },
    { kind: 'buyin', fields: { punter: 'Anne', amount: 5 } },
  ]);
  await allRecorded(outbox);
  const [, buyIn] = [...server.recorded.keys()];
  assert.deepEqual(server.kinds.slice(-3), ['fund', 'buyin', 'undo']);
  assert.deepEqual(sentUndos(server), [buyIn]);
  assert.equal(server.standing.length, 1);
  assert.deepEqual(outbox.undone.value, []);
  outbox.close();
});

test('an undo that waits behind a refused entry is discarded with it', async () => {
  const { server, outbox, key } = await openUndoneAndRefused();
  await outbox.remove(key);
  await allRecorded(outbox);
  assert.deepEqual([sentUndos(server), outbox.refusal.value], [[], null]);
  outbox.close();
});

test('undo discards a refused entry first', async () => {
  const { server, outbox } = await openRecorded('K');
  server.refusals.set('buyin', 'purse_short');
  const refused = outbox.enqueue('buyin', { punter: 'Anne', amount: 5 });
  await until(outbox.refusal, (refusal) => refusal?.key === refused);
  assert.equal(outbox.newest.value?.id, refused);
  outbox.undo();
  await until(outbox.refusal, (refusal) => refusal === null);
  assert.equal(server.standing.length, 1);
  outbox.close();
});

test('a waiting correction shows the entry as it will be, and a strike removes it', async () => {
  const { device, outbox, keys } = await openRecorded('K', 'Q');
  device.goOffline();
  device.isOnline = false;
  const [first, second] = outbox.standing.value;
  outbox.enqueue('correction', { body: { amend: first?.version, entry: { kind: 'stake', amount: 9 } } });
  outbox.enqueue('correction', { body: { strike: second?.version } });
  assert.deepEqual(
    outbox.standing.value.map(({ id, entered }) => [id, entered['amount']]),
    [[keys[0], 9]],
  );
  outbox.close();
});
