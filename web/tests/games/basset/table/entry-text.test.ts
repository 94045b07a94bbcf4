import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryText, type Kind } from '../../../../src/games/basset/table/rejection/entry-text.ts';
import { shortEntryText, refusedNote } from '../../../../src/games/basset/table/rejection/entry-notes.ts';
import { staking } from './sample-tables.ts';

const BET = { backer: 'Bess', against: 'Carl', punter: 'Anne', card: 'K', outcome: 'lose', amount: 480 };
const WIN = { punter: 'Anne', card: 'K' };

/** Fields of an entry of each kind that the API takes, and what is said of it. */
const SAID: Readonly<Record<Kind, [fields: object, words: string][]>> = {
  seat: [[{ name: 'Anne', purse: 960 }, 'Anne joins with £1.']],
  buyin: [[{ punter: 'Anne', amount: 960 }, 'Anne buys in for £1.']],
  cashout: [[{ punter: 'Anne', amount: 960 }, 'Anne cashes out £1.']],
  fund: [[{ amount: 960 }, 'The bank receives £1.']],
  stake: [[{ ...WIN, amount: 48 }, 'Anne stakes 1s on the king.']],
  withdraw: [[WIN, 'Anne withdraws the king.']],
  fasse: [[{ cards: ['8'], place: 1 }, 'The fasse is the eight.']],
  pair: [[{ cards: ['Kh', '10s'], place: 2 }, 'King, then ten.']],
  last: [[{ cards: ['A'], place: 3 }, 'Last card: the ace.']],
  take: [
    [WIN, 'Anne takes the win on the king.'],
    [{ ...WIN, restake: 480 }, 'Anne takes the win on the king and stakes 10s again.'],
    [{ all: true }, 'All remaining wins are taken.'],
  ],
  paroli: [
    [WIN, 'Anne plays a paroli on the king.'],
    [{ all: true }, 'All remaining wins are played as parolis.'],
  ],
  pay: [
    [WIN, 'Anne plays the king for pay.'],
    [{ all: true }, 'All remaining wins are played for pay.'],
  ],
  mace: [[{ ...WIN, amount: 48 }, 'Anne adds 1s to the king.']],
  sidebet: [[BET, 'Bess bets Carl 10s that Anne’s king will lose.']],
  book: [[{ punter: 'Anne', price: 480 }, 'Anne buys a book for 10s.']],
  end: [[{}, 'The deal ends.']],
  close: [[{}, 'The table closes.']],
};

for (const [kind, ones] of Object.entries(SAID))
  test(`what waits is said whole: ${kind}`, () => {
    for (const [fields, words] of ones)
      assert.equal(entryText({ ...fields, kind, key: 'k' }, staking()), words);
  });

test('a side bet is not undone as if it were a stake', () => {
  const briefly = shortEntryText({ ...BET, kind: 'sidebet', key: 'k' }, staking(), (card) => card);
  assert.equal(briefly, 'Bess bets 10s');
});

test('of what is refused only a stake is said with its card and sum', () => {
  const of = (kind: string) => refusedNote({ ...WIN, amount: 480, kind, key: 'k' }, 'lsd');
  assert.equal(of('stake'), 'King for 10s not recorded');
  for (const kind of ['sidebet', 'mace']) assert.equal(of(kind), 'Not recorded');
});
