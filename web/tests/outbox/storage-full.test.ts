import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effect } from '@preact/signals';
import { tapsLeft } from '../../src/outbox/tap-log.ts';
import type { OutboxStorage } from '../../src/outbox/storage.ts';
import { openStorage } from '../../src/outbox/storage.ts';
import { allRecorded, Device, eventually, House, lay, quietly, SESSION, until } from './fake-server.ts';

const stakes = (house: House): string[] => [...house.recorded.keys()];

/** A device whose disk takes nothing more while it is `full`; what is there can still be read and taken away. */
class Small extends Device {
  full = false;

  constructor(house: House) {
    const name = `small ${Math.random()}`;
    super(house, { shelf: async () => this.#narrow(await openStorage(name)) });
  }

  #narrow(shelf: OutboxStorage): OutboxStorage {
    return {
      lasting: true,
      read: (session) => shelf.read(session),
      sessions: () => shelf.sessions(),
      forget: () => shelf.forget(),
      close: () => shelf.close(),
      change: (session, change, durability) => {
        const guarded: typeof change = (desk) => {
          const after = change(desk);
          const puts = after.rows.some((row) => !desk.rows.includes(row)) || after.ink !== desk.ink;
          if (this.full && puts) throw new DOMException('The disk is full.', 'QuotaExceededError');
          return after;
        };
        return shelf.change(session, guarded, durability);
      },
    };
  }
}

test('what is tapped while the disk is full outlives the page, and what was taken out does not come back', async () => {
  const house = new House();
  house.way = 'cut';
  const device = new Small(house);
  const books = device.open();
  await until(books.link, (link) => link === 'offline');
  const [kept, mended] = [lay(books, 'K'), lay(books, 'J')];
  await quietly();
  device.full = true;
  const late = lay(books, 'Q');
  await until(books.kept, (there) => !there);
  void books.drop(kept);
  books.mend(mended, [{ kind: 'stake', fields: { punter: 'Anne', card: '10', amount: 5 } }]);
  await eventually(() => books.outbox.value.length === 2);
  await quietly();
  const instead = books.outbox.value.map((row) => row.entry.key).find((key) => key !== late)!;
  books.close();
  device.full = false;
  house.way = 'open';
  const again = device.open();
  await until(again.outbox, (rows) => rows.length > 0);
  await allRecorded(again);
  assert.deepEqual(stakes(house).toSorted(), [late, instead].toSorted());
  assert.deepEqual(tapsLeft(device.around.notes, SESSION), []);
  again.close();
});

test('a tap that was undone at once is not noted any more', async () => {
  const house = new House();
  house.way = 'cut';
  const device = new Device(house);
  const books = device.open();
  await until(books.link, (link) => link === 'offline');
  void books.drop(lay(books, 'K'));
  assert.deepEqual(tapsLeft(device.around.notes, SESSION), []);
  books.close();
});

test('where nothing can be kept, a table that is opened again knows what waits', async () => {
  const house = new House();
  house.way = 'cut';
  const device = new Device(house, { shelf: () => Promise.reject(new Error('barred')), notes: null });
  const books = device.open();
  await until(books.link, (link) => link === 'offline');
  const key = lay(books, 'K');
  await until(books.kept, (kept) => !kept);
  await quietly();
  const again = device.open();
  await until(again.outbox, (rows) => rows.length === 1);
  house.way = 'open';
  device.stir();
  await Promise.all([allRecorded(books), allRecorded(again)]);
  assert.deepEqual(stakes(house), [key]);
  books.close();
  again.close();
});

test('whoever shows the books and fails at it does not end their keeping', async () => {
  const said: unknown[] = [];
  globalThis.reportError = (error) => void said.push(error);
  const house = new House();
  house.way = 'cut';
  const device = new Device(house);
  const books = device.open();
  await until(books.link, (link) => link === 'offline');
  const key = lay(books, 'K');
  let fails = false;
  effect(() => {
    if (books.outbox.value.length && fails) throw new Error('drawn wrongly');
  });
  fails = true;
  house.way = 'open';
  device.stir();
  await eventually(() => house.recorded.has(key) && said.length > 0);
  await quietly();
  assert.equal(books.kept.value, true);
  books.close();
});

test('the browser is asked to keep what waits, once something has to', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  lay(books, 'K');
  await allRecorded(books);
  assert.equal(device.persists, 0);
  house.way = 'cut';
  device.cut();
  lay(books, 'Q');
  lay(books, 'J');
  await quietly();
  assert.equal(device.persists, 1);
  books.close();
});
