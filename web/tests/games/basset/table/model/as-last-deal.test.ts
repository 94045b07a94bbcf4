/** The stakes of the last deal, placed again for one player or for the whole table. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BassetMode } from '../../../../../src/games/basset/table/model/basset-modes.ts';
import {
  allAsLastDeal,
  asLastDeal,
  stakeAllAsLastDeal,
} from '../../../../../src/games/basset/table/model/as-last-deal.ts';
import { createUiState } from '../../../../../src/table-kit/model/ui-state.ts';
import type { Laid, Table } from '../../../../../src/games/basset/view.ts';
import { drawing, enqueueEach, punter, stake, staking } from '../sample-tables.ts';

const laid = (...cards: string[]): Laid[] => cards.map((card) => ({ card, amount: 240 }));
const cardsOf = (table: Table): string[][] =>
  allAsLastDeal(table).map(({ name, stakes }) => [name, ...stakes.map(({ card }) => card)]);

test('every player who staked in the last deal stakes again, as far as the purse reaches', () => {
  const table = staking({
    punters: [
      punter('Anne', { last_deal: laid('A', 'K'), purse: 9600 }),
      punter('Bess', { last_deal: [], purse: 9600 }),
      punter('Carl', { last_deal: laid('2', '3'), purse: 300 }),
      punter('Dora', { last_deal: laid('4'), purse: 0 }),
    ],
  });
  assert.deepEqual(cardsOf(table), [
    ['Anne', 'A', 'K'],
    ['Carl', '2'],
  ]);
});

test('cards that are placed already are not placed twice', () => {
  const punters = [punter('Anne', { last_deal: laid('A', 'K') })];
  const table = staking({ punters, stakes: [stake('Anne', 'K')] });
  assert.deepEqual(cardsOf(table), [['Anne', 'A']]);
  assert.deepEqual(asLastDeal(drawing({ punters }), punters[0]!), []);
});

test('one tap stakes for the whole table', () => {
  const entered: [string, unknown][] = [];
  const table = staking({
    punters: ['Anne', 'Bess'].map((name) => punter(name, { last_deal: laid('A', 'K') })),
  });
  const enqueue = (kind: string, fields: object) => String(entered.push([kind, fields]));
  const actions = { table: () => table, enqueue, enqueueAll: enqueueEach(enqueue) };
  const uiState = createUiState<BassetMode>();
  uiState.selectedSeat.value = 'Bess';
  stakeAllAsLastDeal(actions, uiState);
  assert.deepEqual(
    entered.map(([kind, fields]) => [kind, ...Object.values(fields as object)]),
    ['Anne', 'Bess'].flatMap((name) => ['A', 'K'].map((card) => ['stake', name, card, 240])),
  );
  assert.equal(uiState.selectedSeat.value, null);
});
