import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRecorded, Device, eventually, House, lay, quietly, until } from './fake-server.ts';

test('a request that is refused as a whole says nothing of entries whose fate is open', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  device.cut();
  const keys = ['K', 'Q', 'J'].map((card) => lay(books, card));
  const first = { entries: { 0: ['No.'] } };
  house.coming = ['cut after', { status: 403, body: { code: 'forbidden', title: 'No', errors: first } }];
  device.stir();
  await eventually(() => house.recorded.size === 3 && books.link.value === 'offline');
  device.pass(1000);
  await until(books.refusal, (refusal) => refusal !== null);
  await quietly();
  assert.deepEqual(
    books.outbox.value.map((row) => row.state),
    ['refused', 'sending', 'sending'],
  );
  void books.drop(keys[1]!);
  assert.equal(books.outbox.value.length, 3);
  books.lookAgain();
  device.pass(2000);
  await allRecorded(books);
  await until(books.ink, (ink) => ink?.version === 4);
  assert.deepEqual([...house.recorded.keys()], keys);
  books.close();
});

test('what was refused for certain waits when it is tried again, and can be taken out', async () => {
  const house = new House();
  const device = new Device(house);
  const books = device.open();
  await until(books.ink, (ink) => ink !== null);
  house.coming = [{ status: 403, body: { code: 'forbidden', title: 'No' } }];
  const key = lay(books, 'K');
  await until(books.refusal, (refusal) => refusal !== null);
  house.way = 'cut';
  device.cut();
  books.lookAgain();
  await until(books.refusal, (refusal) => refusal === null);
  assert.equal(books.outbox.value[0]?.state, 'waiting');
  void books.drop(key);
  await eventually(() => books.outbox.value.length === 0);
  books.close();
});
