import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRecorded, Device, eventually, House, lay, until } from './house.ts';

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
