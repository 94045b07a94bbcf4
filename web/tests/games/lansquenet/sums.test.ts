import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  coinLimits,
  coverCommand,
  coverRange,
  coverSum,
  lastCovers,
  lastWager,
  priceRange,
  wagerRange,
} from '../../../src/games/lansquenet/model/sums.ts';
import type { Table } from '../../../src/games/lansquenet/view.ts';
import { covered, pastHand, player, settled, table } from './sample-table.ts';

const amount = (least: number, most: number) => ({
  ...{
    name: 'amount',
    choices: null,
    least,
    most,
    type: 'amount' as const,
    step: 1,
    suggested: null,
    optional: false,
  },
});
const offer = (verb: string, name: string | null, next: ReturnType<typeof amount> | null) => ({
  ...{ verb, player: name, fixed: {}, next, main: false },
});

test('the last wager is offered if the banker can put it up', () => {
  assert.equal(lastWager(table()), null);
  assert.equal(lastWager(table({ past_hands: [pastHand] })), 192);
  assert.equal(lastWager(table({ past_hands: [pastHand], players: [player('Anne', { purse: 191 })] })), null);
  assert.equal(lastWager(table({ past_hands: [pastHand], rules: { max_wager: 100 } })), null);
});

test('offers say what may be put up, covered and paid', () => {
  const offers = [
    offer('wager', 'Anne', amount(5, 50)),
    offer('cover', 'Bess', amount(2, 20)),
    offer('auction', 'Bess', amount(1, 9)),
  ];
  const offered = { offers } as unknown as Partial<Omit<Table, 'rules'>>;
  assert.deepEqual(wagerRange(table(offered)), { least: 5, most: 50 });
  assert.deepEqual(coverRange(covered({ ...offered, covers: [] }), 'Bess'), { least: 2, most: 20 });
  assert.deepEqual(priceRange(table(offered), 'Bess'), { least: 1, most: 9 });
  assert.equal(coverSum(covered(offered), 'Carl', null), null);
  assert.ok(priceRange(table(offered), 'Carl').most < 1);
});

test('without offers, purse, wager and rules are the limits', () => {
  assert.deepEqual(wagerRange(table({ floor: 30, rules: { max_wager: 500 } })), { least: 30, most: 500 });
  assert.deepEqual(coverRange(covered({ rules: { min_cover: 80, max_cover: 100 } }), 'Bess'), {
    least: 8,
    most: 28,
  });
  assert.deepEqual(coverRange(covered(), 'Dora'), { least: 1, most: 72 });
  assert.ok(coverRange(covered(), 'Anne').most < 1);
  assert.ok(coverRange(covered({ left: 0 }), 'Dora').most < 1);
  assert.deepEqual(priceRange(table(), 'Bess'), { least: 1, most: 1000 });
});

test('a tap covers the coin in hand, or the rest', () => {
  assert.equal(coverSum(covered(), 'Dora', 24), 24);
  assert.equal(coverSum(covered(), 'Dora', 120), 72);
  assert.equal(coverSum(covered(), 'Dora', null), 72);
  const poor = covered({ players: [player('Anne'), player('Dora', { purse: 10 })] });
  assert.equal(coverSum(poor, 'Dora', null), 10);
  assert.equal(coverSum(covered({ rules: { min_cover: 48 } }), 'Dora', 24), null);
});

test('the rest is entered as all that is left', () => {
  assert.deepEqual(coverCommand(covered(), 'Dora', 72), {
    kind: 'cover',
    fields: { punter: 'Dora', all: true },
  });
  assert.deepEqual(coverCommand(covered(), 'Dora', 24), {
    kind: 'cover',
    fields: { punter: 'Dora', amount: 24 },
  });
});

test('the covers of the last hand are repeated with their own amounts', () => {
  const next = covered({ covers: [], left: 192, last_hand: settled() });
  assert.deepEqual(lastCovers(next), [
    { punter: 'Bess', amount: 72 },
    { punter: 'Carl', amount: 48 },
  ]);
  assert.deepEqual(lastCovers(covered({ last_hand: settled() })), []);
  assert.deepEqual(lastCovers(table({ last_hand: settled() })), []);
});

test('a cover that no longer fits is left out', () => {
  const next = covered({ covers: [], left: 100, wager: 100, last_hand: settled() });
  assert.deepEqual(lastCovers(next), [{ punter: 'Bess', amount: 72 }]);
  assert.deepEqual(lastCovers({ ...next, banker: 'Bess' }), [{ punter: 'Carl', amount: 48 }]);
});

test('a player who banked in the last hand has the cover of the hand before', () => {
  const players = ['Anne', 'Bess', 'Carl', 'Dora'].map((name) =>
    player(name, name === 'Anne' ? { last_cover: 60 } : {}),
  );
  const next = covered({ covers: [], left: 192, banker: 'Bess', last_hand: settled(), players });
  assert.deepEqual(lastCovers(next), [
    { punter: 'Carl', amount: 48 },
    { punter: 'Anne', amount: 60 },
  ]);
});

test('where seats nearer to the banker cover first, covers are repeated in that order', () => {
  const last = settled({
    covers: [
      { punter: 'Dora', lost: 10, home: 0, paid: 0 },
      { punter: 'Bess', lost: 20, home: 0, paid: 0 },
    ],
  });
  const players = Object.entries({ Anne: 0, Bess: 20, Carl: 0, Dora: 10 }).map(([name, last_cover]) =>
    player(name, { last_cover }),
  );
  const next = covered({ covers: [], left: 192, last_hand: last, players, rules: { cover_order: 'line' } });
  assert.deepEqual(
    lastCovers(next).map(({ punter }) => punter),
    ['Bess', 'Dora'],
  );
});

test('a cover cannot become less once a player further from the banker covers, where the line orders covers', () => {
  const limits = (view: Table, player: string) => coinLimits(view, { kind: 'cover', player });
  const line = covered({ rules: { cover_order: 'line' } });
  assert.deepEqual(limits(covered(), 'Bess'), { least: 1, most: 144 });
  assert.equal(limits(line, 'Bess').least, 72);
  assert.equal(limits(line, 'Carl').least, 1);
});
