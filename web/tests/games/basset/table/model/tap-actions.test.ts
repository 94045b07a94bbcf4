import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preview } from '../../../../../src/games/basset/preview.ts';
import { replacedAmounts } from '../../../../../src/games/basset/table/model/replaced-amounts.ts';
import { stepOf } from '../../../../../src/table-kit/model/current-step.ts';
import { enterSum, moveMoney, tapCoin } from '../../../../../src/table-kit/model/money-tasks.ts';
import type { Fields } from '../../../../../src/table-kit/model/table-model.ts';
import { createUiState, toggleTray } from '../../../../../src/table-kit/model/ui-state.ts';
import type { UiState } from '../../../../../src/games/basset/table/model/basset-page.ts';
import { uiValues } from '../../../../../src/table-kit/model/table-context.ts';
import { nextStep } from '../../../../../src/games/basset/table/model/next-step.ts';
import { runNextStep } from '../../../../../src/games/basset/table/model/run-next-step.ts';
import { bassetLogic } from '../../../../../src/games/basset/table/game-logic.ts';
import type { BassetMode } from '../../../../../src/games/basset/table/model/basset-modes.ts';
import * as taps from '../../../../../src/games/basset/table/model/tap-actions.ts';
import type { Table } from '../../../../../src/games/basset/view.ts';
import {
  answering,
  drawing,
  drawn,
  enqueueEach,
  FASSE,
  punter,
  stake,
  staking,
  winner,
} from '../sample-tables.ts';

/** Returns actions for a table that shows stakes at once, with the entered commands. */
function actionsAt(table: Table) {
  const entered: [string, Fields][] = [];
  let current = table;
  const enter = (kind: string, fields: Fields): string => {
    entered.push([kind, fields]);
    if (kind === 'stake') current = preview(current, { key: 'k', kind, ...fields });
    return String(entered.length);
  };
  return { entered, table: () => current, enqueue: enter, enqueueAll: enqueueEach(enter) };
}

const uiStateWith = (changed: Partial<{ [K in keyof UiState]: UiState[K]['value'] }> = {}): UiState => {
  const empty = createUiState<BassetMode>();
  for (const [name, value] of Object.entries(changed))
    (empty[name as keyof UiState] as { value: unknown }).value = value;
  return empty;
};

test('while staking, a key lays the chosen coin for the chosen player', () => {
  const actions = actionsAt(staking());
  taps.tapKey(actions, uiStateWith({ selectedCoin: 480 }), '7');
  assert.deepEqual(actions.entered, [['stake', { punter: 'Anne', card: '7', amount: 480 }]]);
});

test('the table gives the card of a rank', () => {
  const actions = actionsAt(staking({ punters: [punter('Anne', { next_cards: { K: 'K#2' } })] }));
  taps.tapKey(actions, uiStateWith({ selectedCoin: 480 }), 'K');
  assert.equal(actions.entered[0]?.[1].card, 'K#2');
});

test('if no card is left to draw, a tap on a place chooses the player', () => {
  const noCardLeft = { stock: 0, next: { draw: null, cards_wanted: 0 } };
  const actions = actionsAt(drawing({ ...noCardLeft, punters: [punter('Anne', { replacements: 1 })] }));
  const uiState = uiStateWith();
  taps.tapPlace(actions, uiState, 'Anne', '6');
  assert.equal(uiState.mode.value.kind, 'player');
});

test('if a rank is used up in this deal, the player is asked for another card', () => {
  const owed = punter('Anne', { replacements: 1, next_cards: { '6': null } });
  const actions = actionsAt(drawing({ punters: [owed] }));
  const uiState = uiStateWith({ selectedCoin: 480 });
  taps.tapPlace(actions, uiState, 'Anne', '6');
  assert.deepEqual(uiState.mode.value, { kind: 'stake', punter: 'Anne', rank: null });
  taps.tapPlace(actions, uiState, 'Anne', '6');
  taps.tapKey(actions, uiState, '6');
  assert.deepEqual(actions.entered, []);
  taps.tapKey(actions, uiState, '5');
  assert.deepEqual(actions.entered, [['stake', { punter: 'Anne', card: '5', amount: 480 }]]);
});

test('while wins are calculated, taps do not draw, lay or bet', () => {
  const stakes = [stake('Anne', '5')];
  const actions = {
    ...actionsAt(drawing({ punters: [punter('Anne', { replacements: 1 })], stakes })),
    isWaitingForEngine: () => true,
  };
  const uiState = uiStateWith({ selectedCoin: 480 });
  taps.tapKey(actions, uiState, 'K');
  taps.tapPlace(actions, uiState, 'Anne', '6');
  taps.tapCouch(actions, uiState, 'Anne', '5');
  assert.deepEqual([uiState.firstCard.value, uiState.mode.value.kind, actions.entered], [null, 'none', []]);
  const main = stepOf(bassetLogic, actions.table(), { ...uiValues(uiState), layout: 'landscape' }, true);
  assert.deepEqual([main?.id, main?.isReady], ['calculating', false]);
});

test('after the last card of a player, the next seat is chosen', () => {
  const actions = actionsAt(staking());
  const uiState = uiStateWith({ selectedCoin: 480 });
  for (const rank of ['A', '7', 'K'] as const) taps.tapKey(actions, uiState, rank);
  assert.equal(uiState.selectedSeat.value, 'Bess');
  taps.tapKey(actions, uiState, '2');
  assert.equal(actions.entered[3]?.[1].punter, 'Bess');
});

test('without a chosen coin a place asks for a coin, and the coin lays the stake', () => {
  const actions = actionsAt(staking());
  const uiState = uiStateWith();
  taps.tapPlace(actions, uiState, 'Carl', '6');
  assert.deepEqual(actions.entered, []);
  tapCoin({ game: bassetLogic, actions: actions, uiState }, 240);
  assert.deepEqual(actions.entered, [['stake', { punter: 'Carl', card: '6', amount: 240 }]]);
  assert.equal(uiState.selectedCoin.value, 240);
});

test('two keys are a pair, with its place', () => {
  const actions = actionsAt(drawing());
  const uiState = uiStateWith();
  taps.tapKey(actions, uiState, 'J');
  assert.equal(uiState.firstCard.value, 'J');
  taps.tapKey(actions, uiState, 'J');
  assert.deepEqual(actions.entered, [['pair', { cards: ['J', 'J'], place: 2 }]]);
  assert.equal(uiState.firstCard.value, null);
});

test('a preview draw is counted for the place', () => {
  const actions = actionsAt(drawing({ draws: [FASSE, drawn('K', '10'), drawn('2', '3')] }));
  const uiState = uiStateWith();
  taps.tapKey(actions, uiState, 'J');
  taps.tapKey(actions, uiState, 'Q');
  assert.equal(actions.entered[0]?.[1].place, 3);
});

test('keys are locked while wins are open, or if the rank is used up', () => {
  const locked = actionsAt(answering([winner('Anne', 'K')]));
  const uiState = uiStateWith();
  taps.tapKey(locked, uiState, 'J');
  const out = actionsAt(drawing({ seen: { J: 4 } }));
  taps.tapKey(out, uiState, 'J');
  assert.equal(uiState.firstCard.value, null);
});

test('the fasse needs the main button, then its key', () => {
  const actions = actionsAt(staking({ stakes: [stake('Anne', 'K')] }));
  const uiState = uiStateWith({ selectedCoin: 240 });
  runNextStep(actions, uiState, nextStep(actions.table(), uiValues(uiState)));
  taps.tapKey(actions, uiState, '8');
  assert.deepEqual(actions.entered, [['fasse', { cards: ['8'], place: 0 }]]);
});

test('if suits are called, a key asks for the suit, and the suit turns the card', () => {
  const actions = actionsAt(drawing());
  const uiState = uiStateWith();
  taps.tapKey(actions, uiState, 'K', true);
  assert.deepEqual(uiState.mode.value, { kind: 'suits', rank: 'K' });
  taps.turnCard(actions, uiState, 'Kh');
  taps.turnCard(actions, uiState, 'Qs');
  assert.deepEqual(actions.entered, [['pair', { cards: ['Kh', 'Qs'], place: 2 }]]);
});

test('a replacement card is laid by place and coin; the chosen coin is not used without a tap', () => {
  const actions = actionsAt(drawing({ punters: [punter('Bess', { replacements: 1 })] }));
  const uiState = uiStateWith({ selectedCoin: 480 });
  taps.tapPlace(actions, uiState, 'Bess', '6');
  assert.deepEqual(actions.entered, []);
  tapCoin({ game: bassetLogic, actions: actions, uiState }, 240);
  assert.deepEqual(actions.entered, [['stake', { punter: 'Bess', card: '6', amount: 240 }]]);
});

test('New card chooses the row; the next key is its card, not a draw', () => {
  const actions = actionsAt(drawing({ punters: [punter('Bess', { replacements: 1 })] }));
  const uiState = uiStateWith({ selectedCoin: 480 });
  taps.askForNewCard(uiState, 'Bess');
  taps.tapKey(actions, uiState, '6');
  assert.deepEqual(actions.entered, [['stake', { punter: 'Bess', card: '6', amount: 480 }]]);
  assert.equal(uiState.firstCard.value, null);
});

test('while staking, another coin replaces the couch', () => {
  const actions = actionsAt(staking({ stakes: [stake('Anne', 'K')] }));
  const uiState = uiStateWith();
  taps.tapCouch(actions, uiState, 'Anne', 'K');
  tapCoin({ game: bassetLogic, actions: actions, uiState }, 960);
  assert.deepEqual(actions.entered, [
    ['withdraw', { punter: 'Anne', card: 'K' }],
    ['stake', { punter: 'Anne', card: 'K', amount: 960 }],
  ]);
  assert.deepEqual([...replacedAmounts], [['2', 240]]);
});

test('a couch that has won leads to its answer', () => {
  const actions = actionsAt(answering([winner('Anne', 'K')]));
  const uiState = uiStateWith();
  assert.equal(taps.tapCouch(actions, uiState, 'Anne', 'K')?.card, 'K');
  assert.equal(uiState.mode.value.kind, 'none');
});

test('a mace and a side bet use the chosen coin', () => {
  const actions = actionsAt(drawing({ stakes: [stake('Anne', 'Q')] }));
  const uiState = uiStateWith({ selectedCoin: 240 });
  taps.tapCouch(actions, uiState, 'Anne', 'Q');
  taps.tapBet(actions, uiState, 'Bess');
  taps.mace(actions, uiState, { punter: 'Anne', card: 'Q' });
  assert.deepEqual(actions.entered, [
    ['sidebet', { backer: 'Bess', against: 'Anne', punter: 'Anne', card: 'Q', outcome: 'lose', amount: 240 }],
    ['mace', { punter: 'Anne', card: 'Q', amount: 240 }],
  ]);
});

test('for a bet between others, the second name accepts the bet', () => {
  const actions = actionsAt(drawing({ stakes: [stake('Anne', 'Q')] }));
  const uiState = uiStateWith({
    selectedCoin: 240,
    mode: { kind: 'card', punter: 'Anne', card: 'Q', outcome: 'win', backer: null, others: true, bets: true },
  });
  taps.tapBet(actions, uiState, 'Bess');
  taps.tapBet(actions, uiState, 'Carl');
  assert.deepEqual(actions.entered, [
    ['sidebet', { backer: 'Bess', against: 'Carl', punter: 'Anne', card: 'Q', outcome: 'win', amount: 240 }],
  ]);
});

test('before the fasse, a chosen card changes its stake until a bet is chosen', () => {
  const actions = actionsAt(
    staking({ stakes: [stake('Anne', 'Q')], rules: { ...staking().rules, side_bets: true } }),
  );
  const uiState = uiStateWith();
  taps.tapCouch(actions, uiState, 'Anne', 'Q');
  const mode = uiState.mode.value;
  assert.ok(mode.kind === 'card' && !mode.bets);
  uiState.mode.value = { ...mode, bets: true };
  uiState.selectedCoin.value = 240;
  taps.applyCoin({ actions, uiState } as never, uiState.mode.value, 240);
  assert.deepEqual(actions.entered, []);
  taps.tapBet(actions, uiState, 'Bess');
  assert.deepEqual(actions.entered, [
    ['sidebet', { backer: 'Bess', against: 'Anne', punter: 'Anne', card: 'Q', outcome: 'lose', amount: 240 }],
  ]);
});

test('the tray that changes a stake is closed when another device turns the fasse', () => {
  const stakes = [stake('Anne', 'Q')];
  const uiState = uiStateWith();
  taps.tapCouch(actionsAt(staking({ stakes })), uiState, 'Anne', 'Q');
  const mode = uiState.mode.value as BassetMode;
  assert.equal(bassetLogic.isStale?.(staking({ stakes }), mode), false);
  assert.equal(bassetLogic.isStale?.(drawing({ stakes }), mode), true);
  assert.equal(bassetLogic.isStale?.(drawing({ stakes }), { ...mode, bets: true } as BassetMode), false);
});

test('a couch chooses its card, even if bets and maces are not allowed', () => {
  const table = drawing({ stakes: [stake('Anne', 'Q')] });
  table.rules = { ...table.rules, side_bets: false, mace: 'never' };
  const uiState = uiStateWith();
  taps.tapCouch(actionsAt(table), uiState, 'Anne', 'Q');
  const { mode } = uiState;
  assert.deepEqual(mode.value.kind === 'card' && [mode.value.punter, mode.value.card], ['Anne', 'Q']);
});

test('coins compose the sum of a buy-in or a book, and one button moves it', () => {
  const actions = actionsAt(drawing());
  const uiState = uiStateWith({ mode: { kind: 'player', player: 'Anne', task: 'buyin' } });
  tapCoin({ game: bassetLogic, actions: actions, uiState }, 960);
  tapCoin({ game: bassetLogic, actions: actions, uiState }, 48);
  assert.deepEqual(actions.entered, []);
  moveMoney({ game: bassetLogic, actions: actions, uiState });
  assert.equal(uiState.mode.value.kind, 'none');
  uiState.mode.value = { kind: 'player', player: 'Anne', task: 'book' };
  enterSum({ game: bassetLogic, actions: actions, uiState }, 48);
  moveMoney({ game: bassetLogic, actions: actions, uiState });
  assert.deepEqual(actions.entered, [
    ['buyin', { punter: 'Anne', amount: 1008 }],
    ['book', { punter: 'Anne', price: 48 }],
  ]);
  assert.equal(uiState.selectedCoin.value, null);
});

test('a cash-out begins with the whole purse and never exceeds it', () => {
  const actions = actionsAt(drawing({ punters: [punter('Anne', { purse: 5040 })] }));
  const uiState = uiStateWith({ mode: { kind: 'player', player: 'Anne', task: 'cashout' } });
  enterSum({ game: bassetLogic, actions: actions, uiState }, 5041);
  moveMoney({ game: bassetLogic, actions: actions, uiState });
  assert.deepEqual(actions.entered, []);
  uiState.mode.value = { kind: 'player', player: 'Anne', task: 'cashout' };
  moveMoney({ game: bassetLogic, actions: actions, uiState });
  assert.deepEqual(actions.entered, [['cashout', { punter: 'Anne', amount: 5040 }]]);
});

test('take and stake again is one entry with a restake of at least the old couch', () => {
  const actions = actionsAt(answering([winner('Anne', 'K')]));
  const uiState = uiStateWith({ mode: { kind: 'restake', punter: 'Anne', card: 'K' } });
  tapCoin({ game: bassetLogic, actions: actions, uiState }, 480);
  moveMoney({ game: bassetLogic, actions: actions, uiState });
  assert.deepEqual(actions.entered, [['take', { punter: 'Anne', card: 'K', restake: 480, place: 1 }]]);
});

test('take all is one entry; the next taps on its corner do nothing while cards are left', () => {
  const all = actionsAt(answering([winner('Anne', 'K')]));
  const uiState = uiStateWith();
  runNextStep(all, uiState, nextStep(all.table(), uiValues(uiState)));
  assert.deepEqual(all.entered, [['take', { all: true, place: 1 }]]);
  const actions = actionsAt(drawing({ stakes: [stake('Anne', 'K')] }));
  for (const _tap of [1, 2, 3]) runNextStep(actions, uiState, nextStep(actions.table(), uiValues(uiState)));
  assert.deepEqual(actions.entered, []);
});

test('the choice skips players who are full', () => {
  const full = ['A', '7', 'K'].map((card) => stake('Bess', card));
  const actions = actionsAt(staking({ stakes: [...full, stake('Anne', 'A'), stake('Anne', '7')] }));
  const uiState = uiStateWith({ selectedCoin: 480, selectedSeat: 'Anne' });
  taps.tapKey(actions, uiState, 'K');
  assert.equal(uiState.selectedSeat.value, 'Carl');
});

test('the choice skips players without money, also when a stake empties the purse', () => {
  const punters = [punter('Anne', { purse: 480 }), punter('Bess', { purse: 0 }), punter('Carl')];
  const actions = actionsAt(staking({ punters }));
  const uiState = uiStateWith({ selectedCoin: 480 });
  taps.tapKey(actions, uiState, 'K');
  assert.equal(uiState.selectedSeat.value, 'Carl');
});

test('a rank with a stake is locked, before and after the view names the next card', () => {
  const laid = staking({ stakes: [stake('Anne', 'K')] });
  const actions = actionsAt(laid);
  taps.tapKey(actions, uiStateWith({ selectedCoin: 480 }), 'K');
  const named = actionsAt({ ...laid, punters: [punter('Anne', { next_cards: { K: null } })] });
  taps.tapKey(named, uiStateWith({ selectedCoin: 480 }), 'K');
  assert.deepEqual([...actions.entered, ...named.entered], []);
});

test('a second tap on the rank of a new card takes it back', () => {
  const actions = actionsAt(drawing({ punters: [punter('Bess', { replacements: 1 })] }));
  const uiState = uiStateWith();
  taps.tapPlace(actions, uiState, 'Bess', '6');
  taps.tapKey(actions, uiState, '5');
  taps.tapKey(actions, uiState, '5');
  assert.deepEqual(uiState.mode.value, { kind: 'stake', punter: 'Bess', rank: null });
});

test('actions between the two cards of a pair keep the first card', () => {
  const mode = {
    kind: 'card',
    punter: 'Bess',
    card: 'Q',
    outcome: 'lose',
    backer: null,
    others: false,
    bets: true,
  } as const;
  const actions = actionsAt(
    drawing({ stakes: [stake('Bess', 'Q')], punters: [punter('Anne', { replacements: 1 })] }),
  );
  const interruptions: ((uiState: UiState) => unknown)[] = [
    (uiState) => toggleTray(uiState, 'Anne'),
    (uiState) => taps.askForNewCard(uiState, 'Anne'),
    (uiState) => taps.tapCouch(actions, uiState, 'Bess', 'Q'),
    (uiState) =>
      taps.tapBet(actions, Object.assign(uiState, { mode: uiStateWith({ mode: mode }).mode }), 'Anne'),
    (uiState) => {
      uiState.mode.value = { kind: 'player', player: 'Anne', task: 'buyin', sum: 960 };
      moveMoney({ game: bassetLogic, actions: actions, uiState });
    },
  ];
  for (const act of interruptions) {
    const uiState = uiStateWith({ selectedCoin: 240, isEndConfirmed: true });
    taps.tapKey(actions, uiState, 'J');
    act(uiState);
    assert.deepEqual([uiState.firstCard.value, uiState.isEndConfirmed.value], ['J', false], String(act));
  }
});

test('a suit is asked for only if a card can be turned', () => {
  const last = drawing({ next: { draw: 'last', cards_wanted: 0 } });
  const uiState = uiStateWith();
  taps.tapKey(actionsAt(last), uiState, 'K', true);
  assert.equal(uiState.mode.value.kind, 'none');
  uiState.pendingDraw.value = 'last';
  taps.tapKey(actionsAt(last), uiState, 'K', true);
  assert.deepEqual(uiState.mode.value, { kind: 'suits', rank: 'K' });
});

test('with one pack, a drawn card or the first card of the pair cannot be turned again', () => {
  const table = drawing({ seen: { Kh: 1 } });
  assert.deepEqual(
    [taps.isOut(table, null, 'Kh'), taps.isOut(table, 'Ks', 'Ks'), taps.isOut(table, 'Ks', 'Kd')],
    [true, true, false],
  );
  assert.equal(taps.isOut({ ...table, decks: 2 }, 'Ks', 'Ks'), false);
});
