import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryText, type Kind } from '../../../../src/games/basset/table/rejection/entry-text.ts';
import { entryBriefly, refusedNote } from '../../../../src/games/basset/table/rejection/entry-notes.ts';
import { staking } from './sample-tables.ts';

const BET = { backer: 'Bess', against: 'Carl', punter: 'Anne', card: 'K', outcome: 'lose', amount: 480 };
const WIN = { punter: 'Anne', card: 'K' };

/** Fields of an entry of each kind that the API takes, and what is said of it. */
const SAID: Readonly<Record<Kind, [fields: object, words: string][]>> = {
  seat: [[{ name: 'Anne', purse: 960 }, 'Anne sits down with £1.']],
  buyin: [[{ punter: 'Anne', amount: 960 }, 'Anne buys in £1.']],
  cashout: [[{ punter: 'Anne', amount: 960 }, 'Anne cashes out £1.']],
  fund: [[{ amount: 960 }, 'The bank is given £1.']],
  stake: [[{ ...WIN, amount: 48 }, 'Anne lays 1s on the king.']],
  withdraw: [[WIN, 'Anne takes the king back.']],
  fasse: [[{ cards: ['8'], place: 1 }, 'The fasse is the eight.']],
  pair: [[{ cards: ['Kh', '10s'], place: 2 }, 'King, then ten.']],
  last: [[{ cards: ['A'], place: 3 }, 'Last card: the ace.']],
  take: [
    [WIN, 'Anne takes the win on the king.'],
    [{ ...WIN, restake: 480 }, 'Anne takes the win on the king and lays 10s again.'],
    [{ all: true }, 'All the wins left are taken.'],
  ],
  paroli: [
    [WIN, 'Anne bends the king: a paroli.'],
    [{ all: true }, 'All the wins left ride: parolis.'],
  ],
  pay: [
    [WIN, 'Anne chooses the pay on the king.'],
    [{ all: true }, 'All the wins left play for the pay.'],
  ],
  mace: [[{ ...WIN, amount: 48 }, 'Anne puts 1s more on the king.']],
  sidebet: [[BET, 'Bess bets 10s that Anne’s king will lose; Carl doubts it.']],
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
  const briefly = entryBriefly({ ...BET, kind: 'sidebet', key: 'k' }, staking(), (card) => card);
  assert.equal(briefly, 'Bess bets 10s');
});

test('of what is refused only a stake is said with its card and sum', () => {
  const of = (kind: string) => refusedNote({ ...WIN, amount: 480, kind, key: 'k' }, 'lsd');
  assert.equal(of('stake'), 'King for 10s not recorded');
  for (const kind of ['sidebet', 'mace']) assert.equal(of(kind), 'Not recorded');
});
