import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableFigures } from '../../../src/games/baccarat/figures.ts';
import { tableKeys } from '../../../src/games/baccarat/keys.ts';
import { drawFalsely, takeCardBack } from '../../../src/games/baccarat/model/actions.ts';
import { applyCoin } from '../../../src/games/baccarat/model/coin-in-hand.ts';
import type { OwnMode, Ui } from '../../../src/games/baccarat/model/own-mode.ts';
import { mainStep } from '../../../src/games/baccarat/step.ts';
import type { Table } from '../../../src/games/baccarat/view.ts';
import type { Command } from '../../../src/outbox/entry.ts';
import type { TableModel } from '../../../src/table-kit/model/table-model.ts';
import { BANQUE, banked, player, stake, staked, stakedInBanque, table } from './sample-table.ts';

const NONE: Ui['mode'] = { kind: 'none' };

/** A page that shows `view` and records the entries of its taps. */
function page(view: Table, mode: Ui['mode'] = NONE) {
  const entered: Command[] = [];
  const modeSignal = { value: mode, peek: () => modeSignal.value };
  const uiState = { mode: modeSignal, selectedCoin: { value: null as number | null } };
  const actions = {
    table: () => view,
    enqueue: (kind: string, fields: Record<string, unknown>) => {
      entered.push({ kind, fields });
      return '';
    },
    enqueueAll: (commands: readonly Command[]) => {
      entered.push(...commands);
      return [];
    },
  };
  return { entered, uiState, model: { actions, uiState } as unknown as TableModel<Table, OwnMode> };
}

const step = (view: Table, mode: Ui['mode'] = NONE) => mainStep(view, { mode });
const words = (view: Table, mode: Ui['mode'] = NONE) => {
  const { words: text, detail, isReady } = step(view, mode) ?? {};
  return [text, detail, isReady];
};

/** Taps the main button and returns what it enters. */
function press(view: Table, mode: Ui['mode'] = NONE): readonly Command[] {
  const { entered, model } = page(view, mode);
  step(view, mode)?.run(model);
  return entered;
}

const played = (name: string) => player(name, { last_stake: name === 'Anne' ? 0 : 5 });
const PLAYED = { players: ['Anne', 'Bess', 'Carl', 'Dora'].map(played) };

test('the main button places the stakes of the last hand', () => {
  assert.deepEqual(words(banked(PLAYED)), ['As last hand', 'three stakes, 15', true]);
  assert.deepEqual(press(banked(PLAYED)), [{ kind: 'again', fields: {} }]);
  const players = PLAYED.players.map((one) => (one.name === 'Carl' ? { ...one, purse: 3 } : one));
  assert.deepEqual(words(banked({ players })), ['As last hand', 'two stakes, 10, without Carl', true]);
  assert.deepEqual(words(banked()), ['Deal the hand', 'Tap who stakes', false]);
});

test('the main button deals a hand with excess, because the banker need not accept it', () => {
  const excess = staked({ stakes: [stake('Bess', 26)], staked: 26, excess: 6 });
  assert.equal(words(excess)[0], 'Enter the cards');
  const { model, uiState } = page(excess);
  step(excess)?.run(model);
  assert.equal(uiState.mode.value.kind, 'cards');
});

test('an unlimited bank must accept or pass', () => {
  const excess = staked({ staked: 26, excess: 6, is_unlimited: true });
  assert.equal(words(excess)[0], 'Accept');
  const pass = [{ verb: 'pass', player: 'Anne', fixed: {}, next: null, main: true }];
  assert.deepEqual(words({ ...excess, offers: pass } as Table), ['Accept', '', false]);
});

test('the main button takes over a passed bank, passes a broken one, and shuffles', () => {
  const passed = table({ passed_sum: 34, late_banker: 'Anne', in_turn: 'Bess' });
  assert.deepEqual(press(passed), [{ kind: 'bank', fields: { punter: 'Bess', amount: 34 } }]);
  const broken = banked({ bank: 0, is_broken: true });
  assert.deepEqual(press(broken), [{ kind: 'pass', fields: {} }]);
  assert.equal(words(banked({ bank: 0, is_broken: true, rules: BANQUE }))[2], false);
  assert.deepEqual(press(staked({ cards_left: 6 })), [{ kind: 'shoe', fields: {} }]);
  assert.equal(words(table())[0], 'Tap a coin for the bank');
  const broke = table({ players: [player('Anne', { purse: 0 }), player('Bess'), player('Carl')] });
  assert.deepEqual(words(broke), ['Anne declines', 'Too little for a bank', true]);
  assert.equal(words(table({ in_turn: null, passed_sum: 9, rules: BANQUE }))[0], 'Tap who banks');
});

test('the main button adds players, waits for a settlement, and is absent at a closed table', () => {
  const { model, uiState } = page(table({ players: [player('Anne')] }));
  step(table({ players: [player('Anne')] }))?.run(model);
  assert.deepEqual(uiState.mode.value, { kind: 'seat', name: '' });
  assert.equal(words(staked({ dealt: {} as Table['dealt'] }))[0], 'Calculating the hand');
  assert.equal(step(table({ phase: 'closed' })), null);
});

test('one hand takes one key, two hands take two', () => {
  const keys = tableKeys(staked({ hand: 4 }), { mode: NONE }, false);
  assert.deepEqual(
    keys?.keys.map(({ face, look, head }) => [face, look, head]),
    [
      ['Bank', 'ready', undefined],
      ['Punters', 'ready', undefined],
      ['Tie', 'ready', undefined],
    ],
  );
  const one = page(staked({ hand: 4 }));
  keys?.tap(one.model, 'punters');
  assert.deepEqual(one.entered, [{ kind: 'hand', fields: { right: 'punters', place: 4 } }]);

  const view = stakedInBanque();
  const { entered, model, uiState } = page(view);
  const right = tableKeys(view, { mode: NONE }, false);
  assert.deepEqual(
    right?.keys.map(({ head }) => head),
    ['Right', 'Right', 'Right'],
  );
  right?.tap(model, 'bank');
  assert.deepEqual(uiState.mode.value, { kind: 'result', right: 'bank' });
  const left = tableKeys(view, { mode: uiState.mode.value }, false);
  assert.equal(left?.keys[0]?.words, 'Left: The bank wins');
  left?.tap(model, 'tie');
  assert.deepEqual(entered, [{ kind: 'hand', fields: { right: 'bank', left: 'tie', place: 0 } }]);
});

test('a hand without stakes need not be dealt', () => {
  const view = stakedInBanque({ stakes: [stake('Carl', 6)], staked: 6 });
  const ids = (mode: Ui['mode']) => tableKeys(view, { mode }, false)?.keys.map(({ id }) => id);
  assert.deepEqual(ids(NONE), ['bank', 'punters', 'tie']);
  assert.deepEqual(ids({ kind: 'result', right: 'bank' }), ['bank', 'punters', 'tie', 'none']);
});

test('the keys are locked while no hand can be dealt, and absent at an open bank', () => {
  const looks = (view: Table, waits = false) =>
    new Set(tableKeys(view, { mode: NONE }, waits)?.keys.map(({ look }) => look));
  assert.deepEqual(looks(banked()), new Set(['locked']));
  assert.deepEqual(looks(staked({ dealt: {} as Table['dealt'] })), new Set(['locked']));
  assert.deepEqual(looks(staked(), true), new Set(['locked']));
  assert.equal(tableKeys(table(), { mode: NONE }, false), null);
});

const cards = (taps: string, drawn: ('right' | 'left')[] = []): Extract<OwnMode, { kind: 'cards' }> => ({
  kind: 'cards',
  taps: taps.split(' ').filter(Boolean),
  drawn,
});

test('cards are entered one by one, and the last one enters the hand', () => {
  const { entered, model, uiState } = page(staked(), cards('K 4 2 3 7'));
  tableKeys(staked(), { mode: uiState.mode.value }, false)?.tap(model, 'A');
  assert.deepEqual(entered, [
    { kind: 'cards', fields: { bank: ['2', '3', 'A'], right: ['K', '4', '7'], place: 0 } },
  ]);
  assert.deepEqual(uiState.mode.value, NONE);
});

test('the main button draws no card, leaves a hand out, and takes a card back', () => {
  assert.equal(words(staked(), cards(''))[0], 'Enter the result');
  assert.equal(words(staked(), cards('K'))[0], 'Not this card');
  assert.deepEqual(words(staked(), cards('K 5 2 3')), ['No card', '', true]);
  assert.deepEqual(words(staked(), cards('K 4 2 3')), ['No card', 'a false draw', true]);
  assert.equal(words(staked({ rules: { false_draw: 'refuse' } }), cards('K 4 2 3'))[0], 'Not this card');
  assert.equal(words(staked(), cards('K 6 2 3', ['right']))[0], 'Not this card');
  assert.deepEqual(press(staked(), cards('K 6 2 3')), [
    { kind: 'cards', fields: { bank: ['2', '3'], right: ['K', '6'], place: 0 } },
  ]);
  const view = stakedInBanque({ stakes: [stake('Carl', 6)], staked: 6 });
  assert.equal(words(view, cards('K 6'))[0], 'Not dealt');
  assert.equal(words(view, { kind: 'result', right: 'tie' })[0], 'Not this result');
});

test('the way back from cards does not look like the next step', () => {
  assert.equal(mainStep(staked(), { mode: cards('') })?.isBack, true);
  assert.equal(mainStep(staked(), { mode: cards('K') })?.isBack, true);
});

test('no main button asks for a coin of the bank while coins set another sum', () => {
  const money = { kind: 'player', player: 'Bess', task: 'cash_out' } as const;
  assert.equal(mainStep(table(), { mode: NONE })?.words, 'Tap a coin for the bank');
  assert.equal(mainStep(table(), { mode: money }), null);
  assert.equal(mainStep(table(), { mode: { kind: 'seat', name: '' } }), null);
  assert.equal(mainStep(staked(), { mode: money })?.words, 'Enter the cards');
});

test('a card is taken back, and so is a draw against the rules', () => {
  const { model, uiState } = page(staked(), cards('K 6 2 3'));
  drawFalsely(model, 'right');
  assert.deepEqual(uiState.mode.value, cards('K 6 2 3', ['right']));
  takeCardBack(model);
  assert.deepEqual(uiState.mode.value, cards('K 6 2 3'));
  takeCardBack(model);
  assert.deepEqual(uiState.mode.value, cards('K 6 2'));
});

test('a rank of which all packs are out takes no tap', () => {
  const view = staked({ seen: [{ card: '5', count: 23 }] });
  const look = (taps: string) =>
    tableKeys(view, { mode: cards(taps) }, false)?.keys.find(({ id }) => id === '5')?.look;
  assert.deepEqual([look(''), look('5')], ['ready', 'exhausted']);
});

test('a coin is the bank of the player in turn, a bid, a stake, or more for a broken bank', () => {
  const tap = (view: Table, mode: Ui['mode'] = NONE) => {
    const { entered, model, uiState } = page(view, mode);
    applyCoin(model as Parameters<typeof applyCoin>[0], mode, 50);
    return entered.length ? entered : uiState.mode.value;
  };
  assert.deepEqual(tap(table()), [{ kind: 'bank', fields: { punter: 'Anne', amount: 50 } }]);
  assert.deepEqual(tap(table({ in_turn: null, rules: BANQUE })), { kind: 'bank', amount: 50 });
  assert.deepEqual(tap(banked(), { kind: 'stake', player: 'Bess' }), [
    { kind: 'stake', fields: { punter: 'Bess', amount: 50 } },
  ]);
  assert.deepEqual(tap(banked({ is_broken: true })), [{ kind: 'fund', fields: { amount: 50 } }]);
  assert.deepEqual(tap(banked()), NONE);
});

test('the figures are the bank, what is open or too much, and the cards', () => {
  const values = (view: Table) => tableFigures(view).map(({ value, label }) => `${value} ${label}`);
  assert.deepEqual(values(staked()), ['20 bank', '6 open', '312 cards at most']);
  assert.equal(values(staked({ excess: 5, staked: 25 }))[1], '5 more than the bank');
  const { model, uiState } = page(staked());
  tableFigures(staked()).at(-1)?.tap?.run(model);
  assert.deepEqual(uiState.mode.value, { kind: 'shoe' });
});

test('while the sentence asks who goes bank or who banks, the main button enters nothing', () => {
  const banco = { kind: 'banco', isCheval: false } as const;
  assert.deepEqual(words(banked(PLAYED), banco), ['Tap who goes bank', '', false]);
  assert.deepEqual(words(banked(PLAYED), { kind: 'refill' }), ['Tap a coin for the bank', '', false]);
  const open = table({ in_turn: null, rules: { ...table().rules, ...BANQUE } });
  assert.deepEqual(words(open, { kind: 'bank', amount: 20 }), ['Tap who banks', '', false]);
});
