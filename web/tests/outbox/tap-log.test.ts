import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mendsLeft, noteTap, sessionsNoted, tapsLeft } from '../../src/outbox/tap-log.ts';
import { openStorage } from '../../src/outbox/storage.ts';
import { allRecorded, Device, eventually, House, lay, quietly, SESSION, until } from './fake-server.ts';

const never = new Promise<never>(() => undefined);

/** A device whose page ends before the outbox has anything of what is tapped. */
async function dying(house: House, name: string, notes?: Device['around']['notes']): Promise<Device> {
  const shelf = await openStorage(name);
  return new Device(house, {
    shelf: async () => ({ ...shelf, read: (id) => shelf.read(id), change: () => never }),
    ...(notes && { notes }),
  });
}

test('what was tapped in the last moment of a page is there in the next, in order, and sent once', async () => {
  const house = new House();
  const name = `paroli ${Math.random()}`;
  const first = await dying(house, name);
  const books = first.open();
  const keys = ['K', 'Q', 'J'].map((card) => lay(books, card));
  books.close();
  assert.equal(house.recorded.size, 0);
  assert.deepEqual(sessionsNoted(first.around.notes), [SESSION]);
  const next = new Device(house, { shelf: () => openStorage(name), notes: first.around.notes });
  const again = next.open();
  await until(again.outbox, (waiting) => waiting.length === 3);
  assert.deepEqual(
    again.outbox.value.map(({ entry }) => entry.key),
    keys,
  );
  await allRecorded(again);
  assert.deepEqual([...house.recorded.keys()], keys);
  assert.deepEqual(sessionsNoted(first.around.notes), []);
  again.close();
});

/** A stake that was refused, in the outbox of a page that goes; then a page that ends before anything is kept. */
async function refusedBefore(house: House) {
  const name = `paroli ${Math.random()}`;
  house.refuses.set('stake', 'purse_short');
  const first = new Device(house, { shelf: () => openStorage(name) });
  const before = first.open();
  const key = lay(before, 'K');
  await until(before.refusal, (refusal) => refusal !== null);
  before.close();
  const { notes } = first.around;
  const books = (await dying(house, name, notes)).open();
  await until(books.refusal, (refusal) => refusal !== null);
  return {
    key,
    books,
    notes,
    again: () => new Device(house, { shelf: () => openStorage(name), notes }).open(),
  };
}

test('what was left out in the last moment of a page does not come back in the next', async () => {
  const house = new House();
  const { key, books, notes, again } = await refusedBefore(house);
  void books.drop(key);
  assert.deepEqual(books.outbox.value, []);
  books.close();
  assert.deepEqual(sessionsNoted(notes), [SESSION]);
  const next = again();
  await eventually(() => mendsLeft(notes, SESSION).length === 0);
  assert.deepEqual(next.outbox.value, []);
  next.close();
  const third = again();
  await until(third.ink, (ink) => ink !== null);
  await quietly();
  assert.deepEqual(third.outbox.value, []);
  third.close();
});

test('what was mended in the last moment of a page is mended in the next, each in its place', async () => {
  const house = new House();
  const { key, books, again } = await refusedBefore(house);
  const later = books.enter('buyin', { punter: 'Bess', amount: 5 });
  const wish = { kind: 'fund', fields: { amount: 5 } };
  books.mend(key, [wish, { kind: 'end', fields: {} }]);
  const out = books.outbox.value[1]?.entry.key ?? '';
  void books.drop(out);
  assert.deepEqual(
    books.outbox.value.map(({ entry }) => entry.kind),
    ['fund', 'buyin'],
  );
  books.close();
  const next = again();
  await eventually(() => house.recorded.size === 2);
  assert.deepEqual(house.kinds, ['stake', 'fund', 'buyin']);
  assert.equal([...house.recorded.keys()].at(-1), later);
  next.close();
});

test('nothing is noted any more of what was taken out, nor of what could not be', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  house.coming = ['cut after'];
  const sent = lay(books, 'K');
  await until(books.link, (link) => link === 'offline');
  assert.equal(await books.drop(sent), false);
  assert.deepEqual(sessionsNoted(device.around.notes), []);
  const key = lay(books, 'Q');
  const out = books.drop(key);
  assert.equal(mendsLeft(device.around.notes, SESSION).length, 1);
  assert.equal(await out, true);
  assert.deepEqual(sessionsNoted(device.around.notes), []);
  books.close();
});

test('nothing is noted any more of what the outbox has', async () => {
  const device = new Device(new House());
  const books = device.open();
  lay(books, 'K');
  assert.equal(tapsLeft(device.around.notes, SESSION).length, 1);
  await allRecorded(books);
  assert.deepEqual(tapsLeft(device.around.notes, SESSION), []);
  books.close();
});

test('what another tab is putting into the outbox is not entered twice', async () => {
  const house = new House();
  const device = new Device(house);
  const one = device.open();
  const key = lay(one, 'K');
  const other = device.open();
  await allRecorded(one);
  await allRecorded(other);
  assert.deepEqual(house.requests.flat(), ['stake']);
  assert.deepEqual([...house.recorded.keys()], [key]);
  [one, other].forEach((books) => books.close());
});

test('where there is no room for notes the outbox alone keeps what is tapped', async () => {
  const house = new House();
  const full = { getItem: () => null, removeItem: () => undefined, key: () => null, length: 0 };
  const device = new Device(house, {
    notes: {
      ...full,
      setItem: () => {
        throw new Error('no room');
      },
    },
  });
  const books = device.open();
  lay(books, 'K');
  await allRecorded(books);
  assert.equal(house.recorded.size, 1);
  noteTap(null, SESSION, { entry: { key: 'k', kind: 'stake' }, at: '' });
  books.close();
});
