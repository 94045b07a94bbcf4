import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryFrom, type Command, type RefusedTap } from '../../src/outbox/entry.ts';
import { allRecorded, Device, enqueueStake, FakeServer, until } from './fake-server.ts';
import { FakeEngine, offline } from './preview/fake-engine.ts';

const STAKE: Command = { kind: 'stake', fields: { punter: 'Anne', card: 'K', amount: 5 } };
const BOOK: Command = { kind: 'book', fields: { punter: 'Anne', price: 9 } };

const refusing = (kind: string): FakeEngine => Object.assign(new FakeEngine(), { refusedKind: kind });

async function online(engine?: FakeEngine) {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open(engine);
  await until(outbox.serverView, (view) => view !== null);
  return { server, device, outbox };
}

test('a tap that the engine refuses is shown at once, then removed with its reason, and never sent', async () => {
  const { server, outbox } = await online(refusing('book'));
  const entry = entryFrom(BOOK);
  const refused = new Promise<RefusedTap>((resolve) => outbox.enqueueChecked([entry], resolve));
  assert.deepEqual(
    outbox.entries.value.map(({ entry: { key } }) => key),
    [entry.key],
  );
  assert.deepEqual(await refused, {
    entries: [entry],
    entry,
    reason: { code: 'purse_short', title: '', detail: 'Short.', facts: { purse: 3 } },
  });
  await until(outbox.entries, (entries) => entries.length === 0);
  const later = enqueueStake(outbox, 'Q');
  await allRecorded(outbox);
  assert.deepEqual([...server.recorded.keys()], [later]);
  assert.equal(outbox.refusal.value, null);
  outbox.close();
});

test('the entries of one tap are entered together or not at all', async () => {
  const { server, outbox } = await online(refusing('book'));
  const entries = [STAKE, BOOK].map((command) => entryFrom(command));
  const refused = new Promise<RefusedTap>((resolve) => outbox.enqueueChecked(entries, resolve));
  assert.equal((await refused).entry, entries[1]);
  await until(outbox.entries, (waiting) => waiting.length === 0);
  outbox.enqueueChecked([entryFrom(STAKE)], () => assert.fail('The engine accepts it.'));
  await allRecorded(outbox);
  assert.equal(server.recorded.size, 1);
  outbox.close();
});

test('what could be redone stays so after a refused tap', async () => {
  const { outbox } = await offline(refusing('book'));
  enqueueStake(outbox, 'K');
  await until(outbox.isExact, (isExact) => isExact);
  outbox.undo();
  await until(outbox.undone, (undone) => undone.length === 1);
  const refused = new Promise<RefusedTap>((resolve) => outbox.enqueueChecked([entryFrom(BOOK)], resolve));
  await refused;
  assert.equal(outbox.undone.value.length, 1);
  outbox.close();
});

test('without an engine a tap is sent unchecked', async () => {
  const { server, outbox } = await online();
  outbox.enqueueChecked([entryFrom(BOOK)], () => assert.fail('Nothing can tell.'));
  await allRecorded(outbox);
  assert.equal(server.recorded.size, 1);
  outbox.close();
});

test('an engine that does not answer holds no entry back', async () => {
  const engine = new FakeEngine();
  const { server, device, outbox } = await online(engine);
  engine.gate = new Promise(() => undefined);
  outbox.enqueueChecked([entryFrom(STAKE)], () => assert.fail('Nothing can tell.'));
  await until(outbox.offersState, (state) => state === 'computing');
  assert.equal(server.recorded.size, 0);
  device.advanceClock(2000);
  await allRecorded(outbox);
  assert.equal(server.recorded.size, 1);
  outbox.close();
});

test('a tap that is taken back while it is checked is not sent', async () => {
  const engine = new FakeEngine();
  const { server, outbox } = await online(engine);
  let open = (): void => undefined;
  engine.gate = new Promise((done) => (open = done));
  outbox.enqueueChecked([entryFrom(STAKE)], () => assert.fail('The engine accepts it.'));
  outbox.undo();
  await until(outbox.entries, (entries) => entries.length === 0);
  open();
  const later = enqueueStake(outbox, 'Q');
  await until(outbox.entries, (entries) => entries.length === 1);
  await allRecorded(outbox);
  assert.deepEqual([...server.recorded.keys()], [later]);
  outbox.close();
});

test('what was taken back while it was checked is checked again when it is restored', async () => {
  const engine = refusing('book');
  const { server, outbox } = await online(engine);
  let open = (): void => undefined;
  engine.gate = new Promise((done) => (open = done));
  outbox.enqueueChecked([entryFrom(BOOK)], () => assert.fail('It was taken back.'));
  outbox.undo();
  await until(outbox.entries, (entries) => entries.length === 0);
  const refused = new Promise<RefusedTap>((resolve) => outbox.redo(resolve));
  await until(outbox.entries, (entries) => entries.length === 1);
  open();
  assert.equal((await refused).reason.code, 'purse_short');
  await until(outbox.entries, (entries) => entries.length === 0);
  const later = enqueueStake(outbox, 'Q');
  await allRecorded(outbox);
  assert.deepEqual([...server.recorded.keys()], [later]);
  outbox.close();
});

test('what is tapped while an undo takes an entry out of the outbox comes after it', async () => {
  const { outbox } = await offline();
  const key = enqueueStake(outbox, 'Q');
  await until(outbox.standing, (standing) => standing.at(-1)?.id === key);
  outbox.undo();
  const later = enqueueStake(outbox, 'J');
  assert.equal(
    outbox.standing.value.some(({ id }) => id === later),
    false,
  );
  await until(outbox.standing, (standing) => standing.at(-1)?.id === later);
  assert.deepEqual(
    outbox.entries.value.map(({ entry }) => entry.key),
    [later],
  );
  outbox.close();
});
