import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteTap, sessionsNoted, tapsLeft } from '../../src/books/journal.ts';
import { openShelf } from '../../src/books/shelf.ts';
import { allRecorded, Device, House, lay, SESSION, until } from './house.ts';

const never = new Promise<never>(() => undefined);

/** A device whose page ends before the outbox has anything of what is tapped. */
async function dying(house: House, name: string): Promise<Device> {
  const shelf = await openShelf(name);
  return new Device(house, {
    shelf: async () => ({ ...shelf, read: (id) => shelf.read(id), change: () => never }),
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
  const next = new Device(house, { shelf: () => openShelf(name), notes: first.around.notes });
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
