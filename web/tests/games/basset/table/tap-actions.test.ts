import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replacedAmounts } from '../../../../src/games/basset/table/replaced-stakes.ts';
import { createUiState, type UiState } from '../../../../src/games/basset/table/ui-state.ts';
import { nextStep } from '../../../../src/games/basset/table/next-step.ts';
import { runNextStep } from '../../../../src/games/basset/table/run-next-step.ts';
import { uiValues } from '../../../../src/games/basset/table/ui-state.ts';
import * as taps from '../../../../src/games/basset/table/tap-actions.ts';
import type { Table } from '../../../../src/games/basset/view.ts';
import { answering, drawing, drawn, FASSE, punter, stake, staking, winner } from './sample-tables.ts';

/** A table whose stakes appear as soon as they are laid, and everything that was entered. */
function desk(table: Table) {
  const entered: [string, taps.Fields][] = [];
  let now = table;
  const enter = (kind: string, fields: taps.Fields): string => {
    entered.push([kind, fields]);
    if (kind === 'stake')
      now = { ...now, stakes: [...now.stakes, stake(String(fields.punter), String(fields.card))] };
    return String(entered.length);
  };
  return { entered, table: () => now, enqueue: enter };
}

const hand = (changed: Partial<{ [K in keyof UiState]: UiState[K]['value'] }> = {}): UiState => {
  const empty = createUiState();
  for (const [name, value] of Object.entries(changed))
    (empty[name as keyof UiState] as { value: unknown }).value = value;
  return empty;
};

test('while staking a key lays the coin in hand for the chosen punter', () => {
  const at = desk(staking());
  taps.tapKey(at, hand({ selectedCoin: 480 }), '7');
  assert.deepEqual(at.entered, [['stake', { punter: 'Anne', card: '7', amount: 480 }]]);
});

test('the card that a rank would be is told by the table', () => {
  const at = desk(staking({ punters: [punter('Anne', { next_cards: { K: 'K#2' } })] }));
  taps.tapKey(at, hand({ selectedCoin: 480 }), 'K');
  assert.equal(at.entered[0]?.[1].card, 'K#2');
});

test('where no card is left to draw a tap on a place lays none: it chooses the punter', () => {
  const over = { stock: 0, next: { draw: null, cards_wanted: 0 } };
  const at = desk(drawing({ ...over, punters: [punter('Anne', { replacements: 1 })] }));
  const mine = hand();
  taps.tapPlace(at, mine, 'Anne', '6');
  assert.equal(mine.mode.value.kind, 'punter');
});

test('of a rank that is used up this deal no new card is laid: the punter is asked for another', () => {
  const owed = punter('Anne', { replacements: 1, next_cards: { '6': null } });
  const at = desk(drawing({ punters: [owed] }));
  const mine = hand({ selectedCoin: 480 });
  taps.tapPlace(at, mine, 'Anne', '6');
  assert.deepEqual(mine.mode.value, { kind: 'stake', punter: 'Anne', rank: null });
  taps.tapPlace(at, mine, 'Anne', '6');
  taps.tapKey(at, mine, '6');
  assert.deepEqual(at.entered, []);
  taps.tapKey(at, mine, '5');
  assert.deepEqual(at.entered, [['stake', { punter: 'Anne', card: '5', amount: 480 }]]);
});

test('until it is known who has won no key draws, and no card is laid or bet on', () => {
  const stakes = [stake('Anne', '5')];
  const at = {
    ...desk(drawing({ punters: [punter('Anne', { replacements: 1 })], stakes })),
    isWaitingForEngine: () => true,
  };
  const mine = hand({ selectedCoin: 480 });
  taps.tapKey(at, mine, 'K');
  taps.tapPlace(at, mine, 'Anne', '6');
  taps.tapCouch(at, mine, 'Anne', '5');
  assert.deepEqual([mine.firstCard.value, mine.mode.value.kind, at.entered], [null, 'none', []]);
  const main = nextStep(at.table(), uiValues(mine), true);
  assert.deepEqual(main, { kind: 'calculating', ready: false });
  runNextStep(at, mine, main);
  assert.deepEqual(at.entered, []);
});

test('who is full passes the choice to the next seat', () => {
  const at = desk(staking());
  const mine = hand({ selectedCoin: 480 });
  for (const rank of ['A', '7', 'K'] as const) taps.tapKey(at, mine, rank);
  assert.equal(mine.selectedSeat.value, 'Bess');
  taps.tapKey(at, mine, '2');
  assert.equal(at.entered[3]?.[1].punter, 'Bess');
});

test('without a coin in hand a place asks for one, and the coin lays it', () => {
  const at = desk(staking());
  const mine = hand();
  taps.tapPlace(at, mine, 'Carl', '6');
  assert.deepEqual(at.entered, []);
  taps.tapCoin(at, mine, 240);
  assert.deepEqual(at.entered, [['stake', { punter: 'Carl', card: '6', amount: 240 }]]);
  assert.equal(mine.selectedCoin.value, 240);
});

test('two keys are a pair, with its place', () => {
  const at = desk(drawing());
  const mine = hand();
  taps.tapKey(at, mine, 'J');
  assert.equal(mine.firstCard.value, 'J');
  taps.tapKey(at, mine, 'J');
  assert.deepEqual(at.entered, [['pair', { cards: ['J', 'J'], place: 2 }]]);
  assert.equal(mine.firstCard.value, null);
});

test('a draw that is only sketched is counted', () => {
  const at = desk(drawing({ draws: [FASSE, drawn('K', '10'), drawn('2', '3')] }));
  const mine = hand();
  taps.tapKey(at, mine, 'J');
  taps.tapKey(at, mine, 'Q');
  assert.equal(at.entered[0]?.[1].place, 3);
});

test('keys are locked while answers wait, and a rank that is out is none', () => {
  const locked = desk(answering([winner('Anne', 'K')]));
  const mine = hand();
  taps.tapKey(locked, mine, 'J');
  const out = desk(drawing({ seen: { J: 4 } }));
  taps.tapKey(out, mine, 'J');
  assert.equal(mine.firstCard.value, null);
});

test('the fasse needs the main button, then its key', () => {
  const at = desk(staking({ stakes: [stake('Anne', 'K')] }));
  const mine = hand({ selectedCoin: 240 });
  runNextStep(at, mine, nextStep(at.table(), uiValues(mine)));
  taps.tapKey(at, mine, '8');
  assert.deepEqual(at.entered, [['fasse', { cards: ['8'], place: 0 }]]);
});

test('with suits called a key asks which, and the suit turns the card', () => {
  const at = desk(drawing());
  const mine = hand();
  taps.tapKey(at, mine, 'K', true);
  assert.deepEqual(mine.mode.value, { kind: 'suits', rank: 'K' });
  taps.turnCard(at, mine, 'Kh');
  taps.turnCard(at, mine, 'Qs');
  assert.deepEqual(at.entered, [['pair', { cards: ['Kh', 'Qs'], place: 2 }]]);
});

test('a card owed is laid by place and coin; the coin in hand is not laid unseen', () => {
  const at = desk(drawing({ punters: [punter('Bess', { replacements: 1 })] }));
  const mine = hand({ selectedCoin: 480 });
  taps.tapPlace(at, mine, 'Bess', '6');
  assert.deepEqual(at.entered, []);
  taps.tapCoin(at, mine, 240);
  assert.deepEqual(at.entered, [['stake', { punter: 'Bess', card: '6', amount: 240 }]]);
});

test('new card chooses the row, and the next key is its card, not a draw', () => {
  const at = desk(drawing({ punters: [punter('Bess', { replacements: 1 })] }));
  const mine = hand({ selectedCoin: 480 });
  taps.askForNewCard(mine, 'Bess');
  taps.tapKey(at, mine, '6');
  assert.deepEqual(at.entered, [['stake', { punter: 'Bess', card: '6', amount: 480 }]]);
  assert.equal(mine.firstCard.value, null);
});

test('while staking another coin takes the place of the couch', () => {
  const at = desk(staking({ stakes: [stake('Anne', 'K')] }));
  const mine = hand();
  taps.tapCouch(at, mine, 'Anne', 'K');
  taps.tapCoin(at, mine, 960);
  assert.deepEqual(at.entered, [
    ['withdraw', { punter: 'Anne', card: 'K' }],
    ['stake', { punter: 'Anne', card: 'K', amount: 960 }],
  ]);
  assert.deepEqual([...replacedAmounts], [['2', 240]]);
});

test('a couch that has won leads to its answer', () => {
  const at = desk(answering([winner('Anne', 'K')]));
  const mine = hand();
  assert.equal(taps.tapCouch(at, mine, 'Anne', 'K')?.card, 'K');
  assert.equal(mine.mode.value.kind, 'none');
});

test('a mace and a side bet take the coin in hand', () => {
  const at = desk(drawing({ stakes: [stake('Anne', 'Q')] }));
  const mine = hand({ selectedCoin: 240 });
  taps.tapCouch(at, mine, 'Anne', 'Q');
  taps.tapBet(at, mine, 'Bess');
  taps.mace(at, mine, { punter: 'Anne', card: 'Q' });
  assert.deepEqual(at.entered, [
    ['sidebet', { backer: 'Bess', against: 'Anne', punter: 'Anne', card: 'Q', outcome: 'lose', amount: 240 }],
    ['mace', { punter: 'Anne', card: 'Q', amount: 240 }],
  ]);
});

test('between others the second name takes the bet', () => {
  const at = desk(drawing({ stakes: [stake('Anne', 'Q')] }));
  const mine = hand({
    selectedCoin: 240,
    mode: { kind: 'card', punter: 'Anne', card: 'Q', outcome: 'win', backer: null, others: true },
  });
  taps.tapBet(at, mine, 'Bess');
  taps.tapBet(at, mine, 'Carl');
  assert.deepEqual(at.entered, [
    ['sidebet', { backer: 'Bess', against: 'Carl', punter: 'Anne', card: 'Q', outcome: 'win', amount: 240 }],
  ]);
});

test('where neither bets nor maces are allowed a couch chooses its punter', () => {
  const table = drawing({ stakes: [stake('Anne', 'Q')] });
  table.rules = { ...table.rules, side_bets: false, mace: 'never' };
  const mine = hand();
  taps.tapCouch(desk(table), mine, 'Anne', 'Q');
  assert.deepEqual(mine.mode.value, { kind: 'punter', punter: 'Anne', task: null });
});

test('money goes in and out by a coin, a book has a price', () => {
  const at = desk(drawing());
  const mine = hand({ mode: { kind: 'punter', punter: 'Anne', task: 'buyin' } });
  taps.tapCoin(at, mine, 960);
  taps.moveMoney(at, mine, 'book', 'Anne', 48);
  assert.deepEqual(at.entered, [
    ['buyin', { punter: 'Anne', amount: 960 }],
    ['book', { punter: 'Anne', price: 48 }],
  ]);
});

test('take and lay again is one entry with its restake', () => {
  const at = desk(answering([winner('Anne', 'K')]));
  taps.tapCoin(at, hand({ mode: { kind: 'restake', punter: 'Anne', card: 'K' } }), 480);
  assert.deepEqual(at.entered, [['take', { punter: 'Anne', card: 'K', restake: 480, place: 1 }]]);
});

test('take all the rest is one entry; ending early takes two taps', () => {
  const all = desk(answering([winner('Anne', 'K')]));
  const mine = hand();
  runNextStep(all, mine, nextStep(all.table(), uiValues(mine)));
  assert.deepEqual(all.entered, [['take', { all: true, place: 1 }]]);
  const at = desk(drawing());
  runNextStep(at, mine, nextStep(at.table(), uiValues(mine)));
  assert.deepEqual(at.entered, []);
  runNextStep(at, mine, nextStep(at.table(), uiValues(mine)));
  assert.deepEqual(at.entered, [['end', {}]]);
});

test('the choice passes over whoever is full', () => {
  const full = ['A', '7', 'K'].map((card) => stake('Bess', card));
  const at = desk(staking({ stakes: [...full, stake('Anne', 'A'), stake('Anne', '7')] }));
  const mine = hand({ selectedCoin: 480, selectedSeat: 'Anne' });
  taps.tapKey(at, mine, 'K');
  assert.equal(mine.selectedSeat.value, 'Carl');
});

test('what is done between the two cards of a pair leaves the first as it is turned', () => {
  const grip = {
    kind: 'card',
    punter: 'Bess',
    card: 'Q',
    outcome: 'lose',
    backer: null,
    others: false,
  } as const;
  const at = desk(drawing({ stakes: [stake('Bess', 'Q')], punters: [punter('Anne', { replacements: 1 })] }));
  const acts: ((mine: UiState) => unknown)[] = [
    (mine) => taps.tapName(mine, 'Anne'),
    (mine) => taps.askForNewCard(mine, 'Anne'),
    (mine) => taps.tapCouch(at, mine, 'Bess', 'Q'),
    (mine) => taps.tapBet(at, Object.assign(mine, { mode: hand({ mode: grip }).mode }), 'Anne'),
    (mine) => taps.moveMoney(at, mine, 'buyin', 'Anne', 960),
  ];
  for (const act of acts) {
    const mine = hand({ selectedCoin: 240, isEndConfirmed: true });
    taps.tapKey(at, mine, 'J');
    act(mine);
    assert.deepEqual([mine.firstCard.value, mine.isEndConfirmed.value], ['J', false], String(act));
  }
});

test('a suit is asked for only where a card may be turned', () => {
  const last = drawing({ next: { draw: 'last', cards_wanted: 0 } });
  const mine = hand();
  taps.tapKey(desk(last), mine, 'K', true);
  assert.equal(mine.mode.value.kind, 'none');
  mine.pendingDraw.value = 'last';
  taps.tapKey(desk(last), mine, 'K', true);
  assert.deepEqual(mine.mode.value, { kind: 'suits', rank: 'K' });
});

test('of one pack a card that is out, or first of its pair, is not turned again', () => {
  const table = drawing({ seen: { Kh: 1 } });
  assert.deepEqual(
    [taps.isOut(table, null, 'Kh'), taps.isOut(table, 'Ks', 'Ks'), taps.isOut(table, 'Ks', 'Kd')],
    [true, true, false],
  );
  assert.equal(taps.isOut({ ...table, decks: 2 }, 'Ks', 'Ks'), false);
});
