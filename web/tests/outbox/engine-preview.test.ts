import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Engine } from '../../src/outbox/ports.ts';
import type { Entry } from '../../src/outbox/entry.ts';
import type { Table } from '../../src/games/basset/view.ts';
import { preview } from '../../src/games/basset/preview.ts';
import { allRecorded, Device, eventually, House, lay, until } from './fake-server.ts';

/** A core of which a test says what it comes to: it reckons as the house does, and Anne's net. */
class Reckoner implements Engine {
  readonly entered: string[] = [];
  bases = 0;
  broke = 0;
  net = 0;
  refuses = '';
  breaks = false;
  gate: Promise<void> = Promise.resolve();
  #table: Table | null = null;

  async base(table: Table): Promise<void> {
    this.bases += 1;
    this.#table = table;
  }

  async enter(entry: Entry) {
    await this.gate;
    if (this.breaks) {
      this.broke += 1;
      throw new Error('The core has ended.');
    }
    this.entered.push(entry.key);
    const table = this.#table!;
    const refused = entry.kind === this.refuses ? { code: 'purse_short', message: 'Short.', purse: 3 } : null;
    const more = refused ? 0 : entry.kind === 'pair' ? 2 : 1;
    const stakes = [...table.stakes, { punter: 'Anne', card: entry.key }] as Table['stakes'];
    const punters = [{ name: 'Anne', net: this.net }] as Table['punters'];
    this.#table = { ...table, version: table.version + more, stakes, punters, owes_settlement: false };
    return { key: entry.key, refused, version: this.#table.version, table: this.#table };
  }
}

const stakesOf = (table: Table | null): string[] => (table?.stakes ?? []).map((stake) => stake.card);

async function offline(core?: Engine) {
  const house = new House();
  const device = new Device(house);
  const books = device.open(core);
  await until(books.ink, (ink) => ink !== null);
  house.way = 'cut';
  device.cut();
  return { house, device, books };
}

test('what waits is shown as a sketch at once, and reckoned when the core has done it', async () => {
  const { books } = await offline();
  lay(books, 'K');
  assert.deepEqual([stakesOf(books.table.value), books.reckoned.value], [['K'], false]);
  assert.deepEqual(stakesOf(books.ink.value), []);
  const core = new Reckoner();
  (books as unknown as { use(core: Engine): void }).use(core);
  await until(books.reckoned, (reckoned) => reckoned);
  assert.equal(books.table.value?.version, 2);
  books.close();
});

test('only what is new is reckoned; a drop begins again from the ink', async () => {
  const core = new Reckoner();
  const { books } = await offline(core);
  const keys = ['K', 'Q', 'J'].map((card) => lay(books, card));
  await until(books.table, (table) => table?.version === 4);
  assert.deepEqual(core.entered, keys);
  const bases = core.bases;
  void books.drop(keys[1]!);
  await until(books.table, (table) => table?.version === 3 && books.reckoned.value);
  assert.deepEqual(core.entered.slice(3), [keys[0], keys[2]]);
  assert.equal(core.bases, bases + 1);
  books.close();
});

test('the newest that is reckoned is shown, with a sketch of the rest', async () => {
  const core = new Reckoner();
  const { books } = await offline(core);
  const key = lay(books, 'K');
  await until(books.reckoned, (reckoned) => reckoned);
  let open = (): void => undefined;
  core.gate = new Promise((done) => (open = done));
  lay(books, 'Q');
  assert.deepEqual([stakesOf(books.table.value), books.reckoned.value], [[key, 'Q'], false]);
  open();
  await until(books.reckoned, (reckoned) => reckoned);
  books.close();
});

test('what the core says will be refused is told before, and sent all the same', async () => {
  const core = new Reckoner();
  core.refuses = 'book';
  const { books, house, device } = await offline(core);
  const key = books.enter('book', { punter: 'Anne', price: 9 });
  lay(books, 'Q');
  const warned = await until(books.pencilled, (seen) => seen?.behind === 1);
  assert.deepEqual(warned, {
    key,
    code: 'purse_short',
    title: '',
    detail: 'Short.',
    facts: { purse: 3 },
    behind: 1,
  });
  books.enter('book', { punter: 'Anne', price: 9 });
  await until(books.foreseen, (keys) => keys.length === 2);
  house.way = 'open';
  device.stir();
  await allRecorded(books);
  assert.ok(house.recorded.has(key));
  await until(books.pencilled, (seen) => seen === null);
  books.close();
});

test('a refused entry is not on the table, in pencil neither', async () => {
  const house = new House();
  const core = new Reckoner();
  house.refuses.set('book', 'purse_short');
  const books = new Device(house).open(core);
  books.enter('book', { punter: 'Anne', price: 9 });
  const behind = lay(books, 'Q');
  await until(books.refusal, (seen) => seen !== null);
  await until(books.table, (table) => books.reckoned.value && stakesOf(table).join() === behind);
  books.close();
});

test('a row that the server settled otherwise is marked, until the next draw', async () => {
  const house = new House();
  const core = new Reckoner();
  core.net = 40;
  const device = new Device(house);
  house.table = new Proxy(house.table, {
    apply: (make, self) => {
      const table = make.call(self as House);
      const punters = [{ name: 'Anne', net: house.recorded.size ? 30 : 0 }];
      return { ...table, punters, place: house.recorded.size > 1 ? 2 : 1 };
    },
  });
  const books = device.open(core);
  await until(books.ink, (ink) => ink !== null);
  house.coming = ['cut'];
  books.enter('pair', { cards: ['K', '10'], place: 1 });
  await until(books.link, (link) => link === 'offline');
  await until(books.reckoned, (reckoned) => reckoned);
  device.pass(1000);
  await until(books.ink, (ink) => ink?.version === 3);
  assert.deepEqual(books.differs.value, ['Anne']);
  core.net = 30;
  books.enter('pair', { cards: ['Q', '9'], place: 2 });
  await until(books.ink, (ink) => ink?.version === 5);
  assert.deepEqual(books.differs.value, []);
  books.close();
});

test('what is reckoned stays while the ink lacks its settlement only', async () => {
  const house = new House();
  house.settles = false;
  const core = new Reckoner();
  const device = new Device(house);
  const books = device.open(core);
  await until(books.ink, (ink) => ink !== null);
  house.coming = ['cut'];
  const key = books.enter('pair', { cards: ['K', '10'], place: 1 });
  await until(books.reckoned, (reckoned) => reckoned);
  await until(books.link, (link) => link === 'offline');
  device.pass(1000);
  await until(books.ink, (ink) => ink?.version === 2);
  assert.equal(books.unsettled.value, true);
  assert.deepEqual(
    [books.table.value?.version, stakesOf(books.table.value), books.outbox.value],
    [3, [key], []],
  );
  const next = lay(books, 'Q');
  assert.equal(books.table.value?.stakes.length, 2);
  await until(books.ink, (ink) => ink?.version === 4 && !ink.owes_settlement);
  await until(books.table, (table) => table?.version === 4);
  assert.deepEqual([...house.recorded.keys()], [key, next]);
  assert.equal(books.unsettled.value, false);
  books.close();
});

test('ink that is just what was reckoned does not let the core begin anew', async () => {
  const house = new House();
  const core = new Reckoner();
  const books = new Device(house).open(core);
  await eventually(() => core.bases === 1);
  house.table = new Proxy(house.table, {
    apply: (make, self) => {
      const stakes = [...house.recorded.keys()].map((card) => ({ punter: 'Anne', card }));
      const punters = [{ name: 'Anne', net: house.recorded.size > 2 ? 5 : 0 }];
      return { ...make.call(self as House), stakes, punters };
    },
  });
  for (const card of ['K', 'Q']) {
    const key = lay(books, card);
    await until(books.reckoned, (reckoned) => reckoned && core.entered.includes(key));
    await allRecorded(books);
  }
  assert.deepEqual([core.bases, books.table.value?.version], [1, 3]);
  lay(books, 'J');
  await allRecorded(books);
  await eventually(() => core.bases === 2);
  books.close();
});

test('a core that broke on something is asked again as soon as there is something else', async () => {
  const core = new Reckoner();
  core.breaks = true;
  const { books } = await offline(core);
  const key = lay(books, 'K');
  await eventually(() => core.broke === 1);
  assert.equal(books.reckoned.value, false);
  core.breaks = false;
  void books.drop(key);
  lay(books, 'Q');
  await until(books.reckoned, (reckoned) => reckoned && books.table.value?.version === 2);
  assert.equal(core.bases, 2);
  books.close();
});

test('a core that dies leaves everything else working', async () => {
  const core = new Reckoner();
  core.breaks = true;
  const { books, house, device } = await offline(core);
  lay(books, 'K');
  await eventually(() => core.bases > 0);
  assert.deepEqual([stakesOf(books.table.value), books.reckoned.value], [['K'], false]);
  house.way = 'open';
  device.stir();
  await allRecorded(books);
  assert.equal(house.recorded.size, 1);
  books.close();
});

const TABLE = {
  stakes: [{ punter: 'Anne', card: 'K' }],
  waiting: [
    { punter: 'Anne', card: 'K', answers: { take: { pays: 5 }, paroli: { rung: 7, pays: 35 } } },
    { punter: 'Bess', card: 'K' },
  ],
  answered: [],
  draws: [{ kind: 'fasse', cards: ['8'] }],
} as unknown as Table;
const drawn = (kind: string, ...cards: string[]): Table => preview(TABLE, { key: 'k', kind, cards });

test('a sketch shows what was tapped and nothing that a rule would have to say', () => {
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

test('a sketch says of an answer what its button said, and shows the card taken gone', () => {
  const given = (kind: string, more = {}) =>
    preview(TABLE, { key: 'k', kind, punter: 'Anne', card: 'K', ...more });
  const taken = { punter: 'Anne', card: 'K', answer: 'take', amount: 5, restake: 0, rung: null, pays: null };
  assert.deepEqual([given('take').stakes, given('take').answered], [[], [taken]]);
  const again = given('take', { restake: 9 });
  assert.deepEqual([again.stakes[0]?.couch, again.answered[0]?.restake], [9, 9]);
  assert.deepEqual(given('paroli').stakes, TABLE.stakes);
  assert.deepEqual(given('paroli').answered, [{ ...taken, answer: 'paroli', rung: 7, pays: 35 }]);
});

/** Books of a tablet that was opened anew without the network, with a stake and a draw that nobody has reckoned. */
async function reopened() {
  const { books, device, house } = await offline();
  lay(books, 'K');
  books.enter('fasse', { cards: ['8'], place: 0 });
  await until(books.outbox, (waiting) => waiting.length === 2);
  books.close();
  device.online = false;
  const again = device.open() as ReturnType<Device['open']> & {
    expect(): void;
    use(core: Engine | null): void;
  };
  again.expect();
  await until(again.outbox, (waiting) => waiting.length === 2);
  return { books: again, device, house };
}

test('while the core is on its way and a draw waits, it is told how many entries it has to reckon', async () => {
  const { books } = await reopened();
  assert.deepEqual([books.reckoning.value, books.unknown.value], [2, false]);
  books.use(new Reckoner());
  await until(books.reckoned, (reckoned) => reckoned);
  assert.deepEqual([books.reckoning.value, books.unknown.value], [0, false]);
  lay(books, 'Q');
  books.enter('pair', { cards: ['K', '7'], place: 1 });
  assert.deepEqual([books.reckoned.value, books.reckoning.value], [false, 0]);
  books.close();
});

test('where the core cannot come nobody waits for it: who has won is not known', async () => {
  const { books } = await reopened();
  books.use(null);
  assert.deepEqual([books.reckoning.value, books.unknown.value], [0, true]);
  books.use(new Reckoner());
  await until(books.unknown, (unknown) => !unknown);
  books.close();
});

test('what has begun to wait for the core waits on when the house is back, until the ink says it', async () => {
  const { books, device, house } = await reopened();
  house.way = 'open';
  let waited = true;
  const stop = books.reckoning.subscribe((left) => {
    waited &&= left > 0 || books.reckoned.peek();
  });
  device.stir();
  await allRecorded(books);
  await until(books.reckoning, (left) => left === 0);
  stop();
  assert.deepEqual([waited, books.reckoned.value, books.unknown.value], [true, true, false]);
  books.enter('fasse', { cards: ['9'], place: 0 });
  assert.equal(books.reckoning.value, 0, 'the house is heard and says itself who has won');
  books.close();
});

test('what waits without a draw among it is worked on at once', async () => {
  const { books } = await offline();
  (books as unknown as { expect(): void }).expect();
  lay(books, 'K');
  assert.deepEqual([books.reckoned.value, books.reckoning.value], [false, 0]);
  books.close();
});
