import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryText } from '../../../../src/games/basset/table/rejection/entry-text.ts';
import { shortEntryText, refusedNote } from '../../../../src/games/basset/table/rejection/entry-notes.ts';
import type { Schemas } from '../../../../src/api/client.ts';
import { staking } from './sample-tables.ts';

type Kind = Schemas['BassetBatchEntry']['kind'];

const BET = { backer: 'Bess', against: 'Carl', punter: 'Anne', card: 'K', outcome: 'lose', amount: 480 };
const WIN = { punter: 'Anne', card: 'K' };

/** Fields of an entry of each kind that the API accepts, with its sentence. */
const SENTENCES: Readonly<Record<Kind, [fields: object, words: string][]>> = {
  seat: [[{ name: 'Anne', purse: 960 }, 'Anne joins with £1.']],
  buyin: [[{ punter: 'Anne', amount: 960 }, 'Anne buys in for £1.']],
  cashout: [[{ punter: 'Anne', amount: 960 }, 'Anne cashes out £1.']],
  fund: [[{ amount: 960 }, 'The bank receives £1.']],
  stake: [[{ ...WIN, amount: 48 }, 'Anne stakes 1s on the king.']],
  withdraw: [[WIN, 'Anne withdraws the king.']],
  fasse: [[{ cards: ['8'], place: 1 }, 'The fasse is the eight.']],
  pair: [[{ cards: ['Kh', '10s'], place: 2 }, 'King of hearts, then ten of spades.']],
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
    [WIN, 'Anne plays on without risk with the king.'],
    [{ all: true }, 'All remaining wins play on without risk.'],
  ],
  mace: [[{ ...WIN, amount: 48 }, 'Anne adds 1s to the king.']],
  sidebet: [[BET, 'Bess bets Carl 10s that Anne’s king will lose.']],
  book: [[{ punter: 'Anne', price: 480 }, 'Anne buys a book for 10s.']],
  end: [[{}, 'The deal ends.']],
  close: [[{}, 'The table closes.']],
  undo: [[{}, 'Undo of the newest entry.']],
  redo: [[{}, 'The undone entry is restored.']],
  ruling: [[{ from: 'anne', to: 'bank', amount: 5 }, 'Ruling: anne pays the bank 1¼d.']],
  rename: [[{ punter: 'ann', name: 'anne' }, 'ann is called anne now.']],
  payment: [[{ from: 'box', to: 'anne', amount: 5 }, 'Paid: anne gets 1¼d from the box.']],
};

for (const [kind, cases] of Object.entries(SENTENCES))
  test(`an unsent entry has a whole sentence: ${kind}`, () => {
    for (const [fields, words] of cases)
      assert.equal(entryText({ ...fields, kind, key: 'k' }, staking()), words);
  });

test('the short text of a side bet is not the text of a stake', () => {
  const shortText = shortEntryText({ ...BET, kind: 'sidebet', key: 'k' }, staking(), (card) => card);
  assert.equal(shortText, 'Bess bets Carl 10s');
});

test('of refused entries only a stake is shown with its card and amount', () => {
  const noteOf = (kind: string) => refusedNote({ ...WIN, amount: 480, kind, key: 'k' }, 'lsd');
  assert.equal(noteOf('stake'), 'King for 10s not recorded');
  for (const kind of ['sidebet', 'mace']) assert.equal(noteOf(kind), 'Not recorded');
});

test('the short text of a stake keeps the card and the sum apart', () => {
  const short = (entered: object) => shortEntryText(entered as never, staking(), String);
  assert.equal(short({ kind: 'stake', punter: 'Anne', card: '9', amount: 480 }), 'Anne 9 · 10s');
  assert.equal(short({ kind: 'withdraw', punter: 'Anne', card: '9' }), 'Anne 9');
  assert.equal(short({ kind: 'book', punter: 'Anne', price: 48 }), 'Anne · New book, 1s');
});
