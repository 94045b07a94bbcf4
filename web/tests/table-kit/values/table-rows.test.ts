import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableRows } from '../../../src/table-kit/values/table-rows.ts';
import type { SessionTable } from '../../../src/api/session-table.ts';
import { POINTS } from '../../../src/i18n/amounts/money.ts';
import { loadGameTexts } from '../../../src/i18n/load-game-texts.ts';

await loadGameTexts('baccarat');
await loadGameTexts('glic');
await loadGameTexts('lansquenet');

const TABLE = {
  game: 'lansquenet',
  name: 'Ours',
  preset: 'lansquenet',
  rules: {},
  currency: 'points',
  phase: 'covering',
  hand: 0,
  banker: 'Anne',
  wager: 1200,
  floor: 0,
  left: 700,
  owes_settlement: false,
  seated: 2,
  players: [{ name: 'Anne', purse: 5 }],
  covers: [
    { punter: 'Bess', amount: 300 },
    { punter: 'Carl', amount: 200 },
  ],
  dealt: null,
  last_hand: null,
  last_cards: ['Kh', 's'],
};
const rows = (part: object = {}): string[] =>
  tableRows({ ...TABLE, ...part } as unknown as SessionTable, POINTS).map(
    ({ label, value }) =>
      `${label}: ${typeof value === 'string' ? value : value.map((pair) => pair.join(' ')).join(' · ')}`,
  );

test('the table shows what has a value, in the order of the declaration', () => {
  assert.deepEqual(rows(), [
    'Hands played: 0',
    'Banker: Anne',
    'Wager: 1,200',
    'Left to cover: 700',
    'Covers: Bess 300; Carl 200',
    'Last cards: K♥ ♠',
  ]);
});

test('an empty table shows its count only', () => {
  const empty = { banker: null, wager: 0, left: 0, covers: [], last_cards: [] };
  assert.deepEqual(rows(empty), ['Hands played: 0']);
});

test('a hand that waits for its settlement is shown with its cards', () => {
  assert.deepEqual(
    rows({ owes_settlement: true, dealt: { outcome: 'left', cards: ['Kh', '3d', '9h'] } }).slice(4, 7),
    ['Settlement due: yes', 'Covers: Bess 300; Carl 200', 'Hand to settle: outcome left · cards K♥ 3♦ 9♥'],
  );
});

test('what names a record of a list stands first without its label, and an empty record is not shown', () => {
  const baccarat = {
    game: 'baccarat',
    sides: [{ hand: 'right', staked: 15, holder: 'Bess', turn: null, places: [] }],
    last_cards: { bank_cards: [], right_cards: [], left_cards: [] },
  };
  const shown = ['Hands played: 0', 'Banker: Anne', 'Sides: right staked 15, holds the cards Bess'];
  assert.deepEqual(rows(baccarat), shown);
  const cards = { ...baccarat.last_cards, bank_cards: ['K', '5'] };
  assert.deepEqual(rows({ ...baccarat, last_cards: cards }).slice(0, 4), [
    ...shown,
    "Last cards: banker's cards K 5",
  ]);
});

test('a game that this build does not know has no rows', () => {
  assert.deepEqual(rows({ game: 'new' }), []);
});

test('a pool that a player won has the player in brackets', () => {
  const claims = [
    { pool: 'king', punter: 'Carl' },
    { pool: 'marriage', punter: 'Dora' },
  ];
  const shown = rows({ game: 'glic', claims }).filter((row) => row.includes('Carl'));
  assert.deepEqual(shown, ['Pools won in this hand: king (Carl); marriage (Dora)']);
});
