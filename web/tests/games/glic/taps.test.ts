/** What the taps of a hand of Glic enter, what is locked, and what the page shows before the engine has answered. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableFigures } from '../../../src/games/glic/figures.ts';
import { tableKeys } from '../../../src/games/glic/keys.ts';
import * as actions from '../../../src/games/glic/model/actions.ts';
import type { Ui } from '../../../src/games/glic/model/own-mode.ts';
import * as queries from '../../../src/games/glic/model/table-queries.ts';
import { differingPlayers, preview, tablePreview } from '../../../src/games/glic/preview.ts';
import { mainStep } from '../../../src/games/glic/step.ts';
import { glicLogic } from '../../../src/games/glic/table/game-logic.ts';
import type { Table } from '../../../src/games/glic/view.ts';
import type { Offer } from '../../../src/outbox/ports.ts';
import { page } from './page.ts';
import { betting, dealt, player, table } from './sample-table.ts';

const NONE: Ui['mode'] = { kind: 'none' };
const step = (view: Table, mode: Ui['mode'] = NONE) => mainStep(view, { mode });

const offer = (verb: string, name: string | null, choices: string[] | null = null): Required<Offer> => ({
  ...{ verb, player: name, fixed: {}, values: [], main: false },
  next: { name: 'x', choices, least: 1, most: 5, type: 'amount', step: 1, suggested: null, optional: false },
});

test('the main button deals, if three players have money', () => {
  const { entered, model } = page(table());
  assert.deepEqual([step(table())?.words, step(table())?.detail], ['Deal', 'Anne']);
  step(table())?.run(model);
  assert.deepEqual(entered, [{ kind: 'deal', fields: {} }]);
  const poor = table({ players: [player('Anne'), player('Bess'), player('Carl', { purse: 0 })] });
  const other = page(poor);
  step(poor)?.run(other.model);
  assert.deepEqual(other.mode.value, { kind: 'seat', name: '' });
  const short = table({
    offers: [],
    players: [player('Anne'), player('Bess'), player('Carl', { purse: 1 })],
  });
  assert.deepEqual([step(short)?.isReady, step(short)?.detail], [false, 'Carl cannot pay the ante']);
});

test('the main button passes, also for a player who owes', () => {
  const { entered, model } = page(betting());
  assert.deepEqual([step(betting())?.words, step(betting())?.detail], ['Pass', 'Carl']);
  step(betting())?.run(model);
  assert.equal(step(dealt())?.words, 'Pass');
  const first = page(dealt());
  step(dealt())?.run(first.model);
  assert.deepEqual(
    [...entered, ...first.entered],
    [
      { kind: 'pass', fields: { punter: 'Carl' } },
      { kind: 'pass', fields: { punter: 'Bess' } },
    ],
  );
});

test('the main button waits where a row is tapped', () => {
  const out: Ui['mode'] = { kind: 'out', player: 'Bess', left: {} };
  const phases = [
    step(dealt(), { kind: 'claim', pool: 'ace' }),
    step(dealt({ phase: 'showing' })),
    step(dealt({ phase: 'playing' })),
    step(dealt({ phase: 'playing' }), out),
    step(dealt({ winners: ['Bess'] })),
  ];
  assert.deepEqual(
    phases.map((one) => [one?.words, one?.isReady]),
    [
      ['Tap the winner', false],
      ['Tap the best hand', false],
      ['Tap who is out', false],
      ['Tap the cards left', false],
      ['Paying out the Poch', false],
    ],
  );
  assert.equal(step(table({ phase: 'closed' })), null);
});

test('what the main button does not do has a key; only a player who owes can see and fold', () => {
  const looks = (view: Table) => tableKeys(view, { mode: NONE })?.keys.map(({ id, look }) => [id, look]);
  assert.deepEqual(looks(betting()), [
    ['see', 'ready'],
    ['fold', 'ready'],
    ['all', 'ready'],
  ]);
  const poor = betting({ players: [player('Carl', { purse: 1 })] });
  assert.deepEqual(looks(poor)?.[0], ['see', 'locked']);
  assert.deepEqual(looks(dealt()), [
    ['see', 'locked'],
    ['fold', 'locked'],
    ['all', 'ready'],
  ]);
  const { entered, model } = page(betting());
  for (const id of ['see', 'fold', 'all']) tableKeys(betting(), { mode: NONE })?.tap(model, id);
  assert.deepEqual(entered, [
    { kind: 'see', fields: { punter: 'Carl' } },
    { kind: 'fold', fields: { punter: 'Carl' } },
    { kind: 'pass', fields: { all: true } },
  ]);
  assert.equal(tableKeys(dealt({ turn: null }), { mode: NONE }), null);
  assert.equal(tableKeys(betting(), { mode: { kind: 'claim', pool: 'ace' } }), null);
});

test('a coin is a bet, within what the purse and the limit allow', () => {
  assert.deepEqual(queries.betRange(betting()), { least: 1, most: 10 });
  assert.deepEqual(queries.betRange(betting({ players: [player('Carl', { purse: 5 })] })), {
    least: 1,
    most: 3,
  });
  assert.deepEqual(queries.betRange(betting({ offers: [] })), { least: 1, most: 0 });
  assert.deepEqual(glicLogic.coins?.(betting({ coins: [] })), [1, 2, 3, 4, 6]);
  const { entered, model } = page(betting());
  glicLogic.applyCoin?.(model, NONE, 3);
  glicLogic.applyCoin?.(model, NONE, 11);
  assert.deepEqual(entered, [{ kind: 'bet', fields: { punter: 'Carl', amount: 3 } }]);
});

test('the coins of the table are the keys of a bet, as far as the player may bet them', () => {
  assert.deepEqual(glicLogic.coins?.(betting({ coins: [20, 10, 5, 1] })), [1, 5, 10]);
  assert.deepEqual(glicLogic.coins?.(betting({ coins: [50, 20] })), [1, 2, 3, 4, 6]);
});

test('the number pad takes what the player may bet', () => {
  assert.deepEqual(glicLogic.coinLimits?.(betting(), NONE), { least: 1, most: 10 });
});

test('Undo takes back one count of cards, or one of the equal hands, before it closes the tray', () => {
  const back = (mode: Ui['mode']) => glicLogic.withoutLastTap?.(mode, dealt());
  const out = { kind: 'out', player: 'Bess' } as const;
  assert.deepEqual(back({ ...out, left: { Anne: 2, Carl: 4 } }), { ...out, left: { Anne: 2 } });
  assert.equal(back({ ...out, left: {} }), null);
  assert.deepEqual(back({ kind: 'equal', players: ['Anne', 'Carl'] }), { kind: 'equal', players: ['Anne'] });
  assert.equal(back({ kind: 'equal', players: [] }), null);
  assert.equal(back({ kind: 'claim', pool: 'ace' }), null);
});

test('a pool is tapped, then its winner', () => {
  const { entered, mode, model } = page(dealt());
  actions.choosePool(model, 'marriage');
  assert.deepEqual(mode.value, { kind: 'claim', pool: 'marriage' });
  actions.enterClaim(model, 'Dora', 'marriage');
  assert.deepEqual(entered, [{ kind: 'claim', fields: { punter: 'Dora', pool: 'marriage' } }]);
  actions.choosePool(model, 'ace');
  actions.choosePool(model, 'ace');
  assert.deepEqual(mode.value, NONE);
});

test('the marriage pays three pools, and king and queen together pay it', () => {
  assert.deepEqual(queries.poolsPaid(dealt(), 'Dora', 'marriage'), ['king', 'queen', 'marriage']);
  const king = dealt({ claims: [{ pool: 'king', punter: 'Dora' }] });
  assert.deepEqual(queries.poolsPaid(king, 'Dora', 'queen'), ['queen', 'marriage']);
  assert.deepEqual(queries.poolsPaid(king, 'Anne', 'queen'), ['queen']);
  assert.equal(queries.claimSum(dealt(), 'Dora', 'marriage'), 3);
  assert.equal(queries.mayClaim(king, 'Anne', 'king'), false);
  const offered = dealt({ offers: [offer('claim', 'Anne', ['ace'])] });
  assert.equal(queries.mayClaim(offered, 'Anne', 'ace'), true);
  assert.equal(queries.mayClaim(offered, 'Anne', 'ten'), false);
  assert.equal(queries.mayClaim(offered, 'Bess', 'ace'), false);
});

test('one best hand is one tap, and equal hands are chosen first', () => {
  const showing = betting({
    phase: 'showing',
    turn: null,
    bets: [
      { punter: 'Bess', amount: 2 },
      { punter: 'Carl', amount: 2 },
    ],
    folded: ['Anne', 'Dora'],
  });
  assert.deepEqual(queries.contenders(showing), ['Bess', 'Carl']);
  const { entered, mode, model } = page(showing, { kind: 'equal', players: [] });
  actions.toggleEqual(model, 'Bess');
  assert.equal(step(showing, mode.value)?.isReady, false);
  actions.toggleEqual(model, 'Carl');
  actions.toggleEqual(model, 'Bess');
  actions.toggleEqual(model, 'Bess');
  assert.equal(step(showing, mode.value)?.detail, 'Carl, Bess');
  step(showing, mode.value)?.run(model);
  assert.deepEqual(entered, [{ kind: 'best', fields: { punters: ['Carl', 'Bess'] } }]);
});

test('the cards left take a tap for each player; another tap replaces the first, and the last one enters the hand', () => {
  const playing = dealt({ phase: 'playing', turn: null });
  const { entered, mode, model } = page(playing, { kind: 'out', player: 'Bess', left: {} });
  actions.countLeft(model, 'Anne', 1);
  actions.countLeft(model, 'Anne', 2);
  actions.countLeft(model, 'Dora', 5);
  assert.deepEqual(entered, []);
  actions.countLeft(model, 'Carl', 1);
  const left = [
    { punter: 'Anne', count: 2 },
    { punter: 'Carl', count: 1 },
    { punter: 'Dora', count: 5 },
  ];
  assert.deepEqual(entered, [{ kind: 'out', fields: { punter: 'Bess', left } }]);
  assert.deepEqual(mode.value, NONE);
});

test('a run and a hand that is given up are entered', () => {
  const { entered, model } = page(dealt({ phase: 'playing', turn: null }));
  actions.enterRun(model, 'Carl');
  actions.giveUp(model);
  actions.giveUp(model);
  assert.deepEqual(entered, [
    { kind: 'run', fields: { punter: 'Carl' } },
    { kind: 'end', fields: {} },
  ]);
  assert.equal(queries.mayEnd(dealt({ offers: [offer('run', null, ['Anne'])] }), 'run', 'Bess'), false);
});

test('the figures are the pools, or the Poch with its level', () => {
  assert.deepEqual(
    tableFigures(dealt()).map(({ id, value }) => [id, value]),
    [['pools', '7']],
  );
  assert.deepEqual(
    tableFigures(betting()).map(({ id, value }) => [id, value]),
    [
      ['poch', '2'],
      ['level', '2'],
    ],
  );
});

test('a mode whose subject is gone closes', () => {
  const stale = (view: Table, mode: Ui['mode']) => glicLogic.isStale?.(view, mode as never);
  assert.equal(stale(dealt(), { kind: 'claim', pool: 'ace' }), false);
  assert.equal(
    stale(dealt({ claims: [{ pool: 'ace', punter: 'Anne' }] }), { kind: 'claim', pool: 'ace' }),
    true,
  );
  assert.equal(stale(dealt(), { kind: 'out', player: 'Anne', left: {} }), true);
  assert.equal(stale(dealt({ phase: 'showing' }), { kind: 'equal', players: [] }), false);
});

const after = (view: Table, kind: string, fields: object = {}) =>
  preview(view, { key: 'k', kind, ...fields });
const purse = (view: Table, name: string) => view.players.find((one) => one.name === name)?.purse;

test('an estimate deals and pays pools', () => {
  const hand = after(table(), 'deal');
  assert.deepEqual(
    [hand.phase, hand.turn, hand.hands, purse(hand, 'Anne'), purse(hand, 'Dora')],
    ['claiming', 'Bess', 1, 28, 29],
  );
  assert.equal(queries.sumOf(hand.pools), 7);
  const last_win = { punter: 'Anne', counts: [], payments: [] };
  assert.equal(after(table({ last_win }), 'deal').last_win, null);
  assert.equal(queries.sumOf(after(table({ rules: { ante_by: 'each' } }), 'deal').pools), 28);
  assert.equal(purse(after(table({ rules: { ante_by: 'dealer' } }), 'deal'), 'Anne'), 23);
  const claimed = after(hand, 'claim', { punter: 'Dora', pool: 'marriage' });
  assert.deepEqual(
    [purse(claimed, 'Dora'), claimed.claims.length, queries.heldBy(claimed, 'king')],
    [32, 3, 0],
  );
});

test('an estimate lets players bet in turn until the betting stops', () => {
  const bet = after(dealt(), 'bet', { punter: 'Bess', amount: 2 });
  assert.deepEqual([bet.turn, bet.level, purse(bet, 'Bess')], ['Carl', 2, 28]);
  const folded = after(after(bet, 'see', { punter: 'Carl' }), 'fold', { punter: 'Dora' });
  assert.deepEqual([folded.turn, queries.pochOf(folded)], ['Anne', 4]);
  const two = after(folded, 'fold', { punter: 'Anne' });
  const stopped = after(two, 'pass', { all: true });
  assert.deepEqual(
    [stopped.phase, stopped.winners, queries.contenders(stopped)],
    ['showing', [], ['Bess', 'Carl']],
  );
  assert.deepEqual(after(stopped, 'best', { punters: ['Carl'] }).winners, ['Carl']);
  const alone = after(two, 'fold', { punter: 'Bess' });
  assert.deepEqual([alone.phase, alone.winners, alone.owes_settlement], ['showing', ['Carl'], true]);
  assert.equal(after(dealt(), 'pass', { all: true }).phase, 'playing');
  assert.equal(after(dealt(), 'pass', { punter: 'Bess' }).turn, 'Carl');
});

test('an estimate pays runs and the end of a hand, as far as purses hold it', () => {
  const run = after(dealt({ phase: 'playing' }), 'run', { punter: 'Anne' });
  assert.deepEqual([purse(run, 'Anne'), purse(run, 'Bess')], [33, 29]);
  const ones = ['Bess', 'Carl', 'Dora'].map((punter) => ({ punter, amount: 1 }));
  assert.deepEqual(run.last_run, { punter: 'Anne', payments: ones });
  assert.deepEqual(
    after(run, 'run', { punter: 'Bess' }).last_runs?.map(({ punter }) => punter),
    ['Anne', 'Bess'],
  );
  const poor = dealt({
    phase: 'playing',
    players: [player('Anne'), player('Bess', { purse: 2 })],
    hand_players: ['Anne', 'Bess'],
  });
  const won = after(poor, 'out', { punter: 'Anne', left: [{ punter: 'Bess', count: 5 }] });
  assert.deepEqual(
    [won.phase, purse(won, 'Anne'), purse(won, 'Bess'), won.next_dealer],
    ['between', 32, 0, 'Anne'],
  );
  assert.deepEqual(won.last_win?.payments, [{ punter: 'Bess', amount: 2 }]);
  const ended = after(betting(), 'end');
  assert.deepEqual(
    [ended.phase, purse(ended, 'Bess'), ended.bets, ended.next_dealer],
    ['between', 32, [], 'Bess'],
  );
  assert.deepEqual(differingPlayers(dealt(), run), ['Anne', 'Bess', 'Carl', 'Dora']);
  assert.equal(tablePreview.isDealing(dealt()), true);
});
