/** The price at which a new book is offered. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bassetMoney } from '../../../../src/games/basset/table/model/money.ts';
import { answering } from './sample-tables.ts';

test('a new book is offered at the price of the last one, else at the coin', () => {
  const mode = { kind: 'player', player: 'Anne', task: 'book' } as const;
  const table = answering([]);
  assert.equal(bassetMoney({ ...table, recent: [], book_price: 60 }, mode, 6)?.suggested, 60);
  assert.equal(bassetMoney({ ...table, recent: [] }, mode, 6)?.suggested, 6);
});
