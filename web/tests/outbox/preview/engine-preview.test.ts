import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Engine } from '../../../src/outbox/ports.ts';
import type { Table } from '../../../src/games/basset/view.ts';
import { FakeEngine, offline } from './fake-engine.ts';
import { preview } from '../../../src/games/basset/preview.ts';
import { allRecorded, Device, eventually, FakeServer, enqueueStake, until } from '../fake-server.ts';

const stakesOf = (table: Table | null): string[] => (table?.stakes ?? []).map((stake) => stake.card);

test('the offers are those of the engine after the newest entry that it has computed', async () => {
  const engine = new FakeEngine();
  const { outbox } = await offline(engine);
  assert.deepEqual(outbox.optimisticView.value?.offers, outbox.serverView.value?.offers);
  enqueueStake(outbox, 'K');
  await until(outbox.isExact, (isExact) => isExact);
  const [offer] = outbox.optimisticView.value?.offers ?? [];
  assert.deepEqual(offer?.fixed, { after: engine.applied[0] });
});

test('an unsent entry is shown as an estimate at once, and exactly when the engine has computed it', async () => {
  const { outbox } = await offline();
  enqueueStake(outbox, 'K');
  assert.deepEqual([stakesOf(outbox.optimisticView.value), outbox.isExact.value], [['K'], false]);
  assert.deepEqual(stakesOf(outbox.serverView.value), []);
  const engine = new FakeEngine();
  (outbox as unknown as { setEngine(engine: Engine): void }).setEngine(engine);
  await until(outbox.isExact, (reckoned) => reckoned);
  assert.equal(outbox.optimisticView.value?.version, 2);
  outbox.close();
});

test('only new entries are computed; after a removal the engine restarts from the server view', async () => {
  const engine = new FakeEngine();
  const { outbox } = await offline(engine);
  const keys = ['K', 'Q', 'J'].map((card) => enqueueStake(outbox, card));
  await until(outbox.optimisticView, (table) => table?.version === 4);
  assert.deepEqual(engine.applied, keys);
  const bases = engine.restarts;
  void outbox.remove(keys[1]!);
  await until(outbox.optimisticView, (table) => table?.version === 3 && outbox.isExact.value);
  assert.deepEqual(engine.applied.slice(3), [keys[0], keys[2]]);
  assert.equal(engine.restarts, bases + 1);
  outbox.close();
});

test('the page paints the estimates of all waiting entries before the engine computes the first', async () => {
  const { outbox, device } = await offline();
  const keys = ['K', 'Q', 'J'].map((card) => enqueueStake(outbox, card));
  await until(outbox.entries, (waiting) => waiting.length === 3);
  outbox.close();
  const engine = new FakeEngine();
  const appliedAtPaint = new Set<number>();
  device.browser.afterPaint = async () => void appliedAtPaint.add(engine.applied.length);
  const again = device.open(engine);
  await until(again.isExact, (isExact) => isExact && again.entries.value.length === 3);
  assert.deepEqual([engine.applied, [...appliedAtPaint]], [keys, [0]]);
  again.close();
});

test('the newest computed view is shown, with estimates of the other entries', async () => {
  const engine = new FakeEngine();
  const { outbox } = await offline(engine);
  const key = enqueueStake(outbox, 'K');
  await until(outbox.isExact, (reckoned) => reckoned);
  let open = (): void => undefined;
  engine.gate = new Promise((done) => (open = done));
  enqueueStake(outbox, 'Q');
  assert.deepEqual([stakesOf(outbox.optimisticView.value), outbox.isExact.value], [[key, 'Q'], false]);
  open();
  await until(outbox.isExact, (reckoned) => reckoned);
  outbox.close();
});

test('the shown view names the waiting entries that no rule refuses as the newest', async () => {
  const engine = new FakeEngine();
  engine.refusedKind = 'book';
  const { outbox } = await offline();
  const newest = () => outbox.optimisticView.value?.recent?.map(({ entered }) => entered);
  assert.deepEqual(newest(), []);
  enqueueStake(outbox, 'K');
  outbox.enqueue('book', { punter: 'Anne', price: 9 });
  const [stake, book] = newest() ?? [];
  assert.deepEqual([stake?.kind, stake?.['card'], book?.kind], ['stake', 'K', 'book']);
  (outbox as unknown as { setEngine(engine: Engine): void }).setEngine(engine);
  await until(outbox.isExact, (isExact) => isExact);
  assert.deepEqual(newest(), [stake]);
  assert.deepEqual(outbox.serverView.value?.recent, []);
  outbox.close();
});

test('an expected refusal is shown before, and the entry is sent anyway', async () => {
  const engine = new FakeEngine();
  engine.refusedKind = 'book';
  const { outbox, server, device } = await offline(engine);
  const key = outbox.enqueue('book', { punter: 'Anne', price: 9 });
  enqueueStake(outbox, 'Q');
  const warned = await until(outbox.predictedRefusal, (value) => value?.behind === 1);
  assert.deepEqual(warned, {
    key,
    code: 'purse_short',
    title: '',
    detail: 'Short.',
    facts: { purse: 3 },
    behind: 1,
  });
  outbox.enqueue('book', { punter: 'Anne', price: 9 });
  await until(outbox.predictedRefusedKeys, (keys) => keys.length === 2);
  server.network = 'open';
  device.returnOnline();
  await allRecorded(outbox);
  assert.ok(server.recorded.has(key));
  await until(outbox.predictedRefusal, (value) => value === null);
  outbox.close();
});

test('a refused entry is not in the optimistic view', async () => {
  const server = new FakeServer();
  const engine = new FakeEngine();
  server.refusals.set('book', 'purse_short');
  const outbox = new Device(server).open(engine);
  outbox.enqueue('book', { punter: 'Anne', price: 9 });
  const behind = enqueueStake(outbox, 'Q');
  await until(outbox.refusal, (value) => value !== null);
  await until(outbox.optimisticView, (table) => outbox.isExact.value && stakesOf(table).join() === behind);
  outbox.close();
});

test('a player whose result differs on the server is marked until the next draw', async () => {
  const server = new FakeServer();
  const engine = new FakeEngine();
  engine.net = 40;
  const device = new Device(server);
  server.table = new Proxy(server.table, {
    apply: (make, self) => {
      const table = make.call(self as FakeServer);
      const punters = [{ name: 'Anne', net: server.recorded.size ? 30 : 0 }];
      return { ...table, punters, place: server.recorded.size > 1 ? 2 : 1 };
    },
  });
  const outbox = device.open(engine);
  await until(outbox.serverView, (view) => view !== null);
  server.nextPosts = ['cut'];
  outbox.enqueue('pair', { cards: ['K', '10'], place: 1 });
  await until(outbox.link, (link) => link === 'offline');
  await until(outbox.isExact, (reckoned) => reckoned);
  device.advanceClock(1000);
  await until(outbox.serverView, (view) => view?.version === 3);
  assert.deepEqual(outbox.differingPlayers.value, ['Anne']);
  engine.net = 30;
  outbox.enqueue('pair', { cards: ['Q', '9'], place: 2 });
  await until(outbox.serverView, (view) => view?.version === 5);
  assert.deepEqual(outbox.differingPlayers.value, []);
  outbox.close();
});

test('the computed view stays while the server view lacks only the settlement', async () => {
  const server = new FakeServer();
  server.settlesAtOnce = false;
  const engine = new FakeEngine();
  const device = new Device(server);
  const outbox = device.open(engine);
  await until(outbox.serverView, (view) => view !== null);
  server.nextPosts = ['cut'];
  const key = outbox.enqueue('pair', { cards: ['K', '10'], place: 1 });
  await until(outbox.isExact, (reckoned) => reckoned);
  await until(outbox.link, (link) => link === 'offline');
  device.advanceClock(1000);
  await until(outbox.serverView, (view) => view?.version === 2);
  assert.equal(outbox.isUnsettled.value, true);
  assert.deepEqual(
    [outbox.optimisticView.value?.version, stakesOf(outbox.optimisticView.value), outbox.entries.value],
    [3, [key], []],
  );
  const next = enqueueStake(outbox, 'Q');
  assert.equal(outbox.optimisticView.value?.stakes.length, 2);
  await until(outbox.serverView, (view) => view?.version === 4 && !view.owes_settlement);
  await until(outbox.optimisticView, (table) => table?.version === 4);
  assert.deepEqual([...server.recorded.keys()], [key, next]);
  assert.equal(outbox.isUnsettled.value, false);
  outbox.close();
});

test('a server view that equals the computed one does not restart the engine', async () => {
  const server = new FakeServer();
  const engine = new FakeEngine();
  const outbox = new Device(server).open(engine);
  await eventually(() => engine.restarts === 1);
  server.table = new Proxy(server.table, {
    apply: (make, self) => {
      const stakes = [...server.recorded.keys()].map((card) => ({ punter: 'Anne', card }));
      const punters = [{ name: 'Anne', net: server.recorded.size > 2 ? 5 : 0 }];
      return { ...make.call(self as FakeServer), stakes, punters };
    },
  });
  for (const card of ['K', 'Q']) {
    const key = enqueueStake(outbox, card);
    await until(outbox.isExact, (reckoned) => reckoned && engine.applied.includes(key));
    await allRecorded(outbox);
  }
  assert.deepEqual([engine.restarts, outbox.optimisticView.value?.version], [1, 3]);
  enqueueStake(outbox, 'J');
  await allRecorded(outbox);
  await eventually(() => engine.restarts === 2);
  outbox.close();
});

test('an engine that failed runs again when the entries change', async () => {
  const engine = new FakeEngine();
  engine.isBroken = true;
  const { outbox } = await offline(engine);
  const key = enqueueStake(outbox, 'K');
  await eventually(() => engine.failures === 1);
  assert.equal(outbox.isExact.value, false);
  engine.isBroken = false;
  void outbox.remove(key);
  enqueueStake(outbox, 'Q');
  await until(outbox.isExact, (reckoned) => reckoned && outbox.optimisticView.value?.version === 2);
  assert.equal(engine.restarts, 2);
  outbox.close();
});

test('without a working engine everything else works', async () => {
  const engine = new FakeEngine();
  engine.isBroken = true;
  const { outbox, server, device } = await offline(engine);
  enqueueStake(outbox, 'K');
  await eventually(() => engine.restarts > 0);
  assert.deepEqual([stakesOf(outbox.optimisticView.value), outbox.isExact.value], [['K'], false]);
  server.network = 'open';
  device.returnOnline();
  await allRecorded(outbox);
  assert.equal(server.recorded.size, 1);
  outbox.close();
});

const TABLE = {
  punters: [],
  seen: {},
  stakes: [{ punter: 'Anne', card: 'K' }],
  waiting: [
    { punter: 'Anne', card: 'K', answers: { take: { pays: 5 }, paroli: { rung: 7, pays: 35 } } },
    { punter: 'Bess', card: 'K' },
  ],
  answered: [],
  draws: [{ kind: 'fasse', cards: ['8'] }],
} as unknown as Table;
const drawn = (kind: string, ...cards: string[]): Table => preview(TABLE, { key: 'k', kind, cards });

test('an estimate shows the entry without any result that needs the rules', () => {
  assert.equal(
    preview(TABLE, { key: 'k', kind: 'stake', punter: 'Bess', card: '9', amount: 7 }).stakes[1]?.couch,
    7,
  );
  assert.deepEqual(preview(TABLE, { key: 'k', kind: 'withdraw', punter: 'Anne', card: 'K' }).stakes, []);
  const pair = drawn('pair', 'K', '10').draws;
  assert.deepEqual(
    [pair.length, pair[1]?.cards, pair[1]?.how, pair[1]?.marks],
    [2, ['K', '10'], 'plain', {}],
  );
  assert.deepEqual(drawn('last', '3').draws[1]?.kind, 'last');
  assert.deepEqual(
    drawn('fasse', '9').draws.map((draw) => draw.cards),
    [['9']],
  );
  for (const kind of ['take', 'paroli', 'pay']) {
    assert.deepEqual(preview(TABLE, { key: 'k', kind, punter: 'Anne', card: 'K' }).waiting, [
      TABLE.waiting[1],
    ]);
  }
  const all = preview(TABLE, { key: 'k', kind: 'take', all: true });
  assert.deepEqual([all.waiting, all.stakes, all.answered.length], [[], [], 2]);
  assert.equal(preview(TABLE, { key: 'k', kind: 'close' }), TABLE);
});

test('an estimate of an answer shows the amounts of its button, and removes a card that was taken', () => {
  const given = (kind: string, more = {}) =>
    preview(TABLE, { key: 'k', kind, punter: 'Anne', card: 'K', ...more });
  const taken = { punter: 'Anne', card: 'K', answer: 'take', amount: 5, restake: 0, rung: null, pays: null };
  assert.deepEqual([given('take').stakes, given('take').answered], [[], [taken]]);
  const again = given('take', { restake: 9 });
  assert.deepEqual([again.stakes[0]?.couch, again.answered[0]?.restake], [9, 9]);
  assert.deepEqual(given('paroli').stakes, TABLE.stakes);
  assert.deepEqual(given('paroli').answered, [{ ...taken, answer: 'paroli', rung: 7, pays: 35 }]);
});

/** Returns an outbox that was opened again offline, with a stake and a draw that no engine has computed. */
async function reopened() {
  const { outbox, device, server } = await offline();
  enqueueStake(outbox, 'K');
  outbox.enqueue('fasse', { cards: ['8'], place: 0 });
  await until(outbox.entries, (waiting) => waiting.length === 2);
  outbox.close();
  device.isOnline = false;
  const again = device.open() as ReturnType<Device['open']> & {
    expectEngine(): void;
    setEngine(engine: Engine | null): void;
  };
  again.expectEngine();
  await until(again.entries, (waiting) => waiting.length === 2);
  return { outbox: again, device, server };
}

test('while the engine loads and a draw waits, the number of waiting entries is known', async () => {
  const { outbox } = await reopened();
  assert.deepEqual([outbox.waitingForEngine.value, outbox.isWinnerUnknown.value], [2, false]);
  outbox.setEngine(new FakeEngine());
  await until(outbox.isExact, (reckoned) => reckoned);
  assert.deepEqual([outbox.waitingForEngine.value, outbox.isWinnerUnknown.value], [0, false]);
  enqueueStake(outbox, 'Q');
  outbox.enqueue('pair', { cards: ['K', '7'], place: 1 });
  assert.deepEqual([outbox.isExact.value, outbox.waitingForEngine.value], [false, 0]);
  outbox.close();
});

test('if the engine cannot load, nothing waits for it: the winners are unknown', async () => {
  const { outbox } = await reopened();
  outbox.setEngine(null);
  assert.deepEqual([outbox.waitingForEngine.value, outbox.isWinnerUnknown.value], [0, true]);
  outbox.setEngine(new FakeEngine());
  await until(outbox.isWinnerUnknown, (unknown) => !unknown);
  outbox.close();
});

test('entries that wait for the engine keep waiting when the server is back, until the server view has them', async () => {
  const { outbox, device, server } = await reopened();
  server.network = 'open';
  let waited = true;
  const stop = outbox.waitingForEngine.subscribe((left) => {
    waited &&= left > 0 || outbox.isExact.peek();
  });
  device.returnOnline();
  await allRecorded(outbox);
  await until(outbox.waitingForEngine, (left) => left === 0);
  stop();
  assert.deepEqual([waited, outbox.isExact.value, outbox.isWinnerUnknown.value], [true, true, false]);
  outbox.enqueue('fasse', { cards: ['9'], place: 0 });
  assert.equal(outbox.waitingForEngine.value, 0, 'the server is heard and says itself who has won');
  outbox.close();
});

test('without a draw nothing waits for the engine', async () => {
  const { outbox } = await offline();
  (outbox as unknown as { expectEngine(): void }).expectEngine();
  enqueueStake(outbox, 'K');
  assert.deepEqual([outbox.isExact.value, outbox.waitingForEngine.value], [false, 0]);
  outbox.close();
});
