import assert from 'node:assert/strict';
import { test } from 'node:test';
import { electLeader } from '../../src/live/leader-election.ts';
import { allRecorded, Device, eventually, House, lay, quietly, until } from './fake-server.ts';

const NETS = [
  { name: 'with locks', options: {} },
  { name: 'without locks', options: { locks: null } },
];

for (const { name, options } of NETS) {
  test(`two tabs share one outbox, ${name}`, async () => {
    const house = new House();
    house.way = 'cut';
    const device = new Device(house, options);
    const [one, other] = [device.open(), device.open()];
    const keys = [lay(one, 'K')];
    await until(other.outbox, (rows) => rows.length === 1);
    keys.push(lay(other, 'Q'));
    await until(one.outbox, (rows) => rows.length === 2);
    keys.push(lay(one, 'J'));
    await until(other.outbox, (rows) => rows.length === 3);
    assert.deepEqual(
      other.outbox.value.map((row) => row.entry.key),
      keys,
    );
    house.way = 'open';
    device.stir();
    await Promise.all([allRecorded(one), allRecorded(other)]);
    assert.deepEqual([...house.recorded.keys()], keys);
    await Promise.all([one, other].map((books) => until(books.ink, (ink) => ink?.version === 4)));
    one.close();
    other.close();
  });
}

test('with locks one tab sends, and each entry is sent once', async () => {
  const house = new House();
  const device = new Device(house);
  const [one, other] = [device.open(), device.open()];
  const keys = ['K', 'Q', 'J', '10'].map((card, index) => lay(index % 2 ? one : other, card));
  await Promise.all([allRecorded(one), allRecorded(other)]);
  await eventually(() => house.recorded.size === keys.length);
  assert.equal(house.kinds.length, keys.length);
  one.close();
  other.close();
});

const HOUR_MS = 3_600_000;

test('a clock that is set back keeps nobody from looking', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  await quietly();
  const looks = (): number => house.asked.filter((asked) => asked.method === 'GET').length;
  const before = looks();
  device.setBack(HOUR_MS);
  device.pass(3000);
  await eventually(() => looks() > before);
  books.close();
});

test('a clock that is set back gives nobody a longer lease', async () => {
  const device = new Device(new House(), { locks: null });
  const led: string[] = [];
  const lead = (name: string) => () => (led.push(name), () => undefined);
  electLeader(device.around, 'lead', lead('one'));
  device.setBack(HOUR_MS);
  device.dieAll();
  electLeader(device.around, 'lead', lead('other'));
  device.pass(2000);
  assert.deepEqual(led, ['one', 'other']);
});

test('what has a key of its own is entered once, by whichever tab', async () => {
  const house = new House();
  const books = new Device(house).open();
  const [key, fields] = ['00000000-0000-4000-8000-00000000000a', { punter: 'Anne', card: 'K', amount: 5 }];
  assert.equal(books.enter('stake', fields, key), key);
  books.enter('stake', fields, key);
  assert.equal(books.outbox.value.length, 1);
  await allRecorded(books);
  books.enter('stake', fields, key);
  await allRecorded(books);
  assert.deepEqual([...house.recorded.keys()], [key]);
  books.close();
});
