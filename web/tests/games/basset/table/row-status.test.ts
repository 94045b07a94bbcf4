import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  trayTasks,
  asLastDeal,
  rowStatus,
  nameTapAction,
} from '../../../../src/games/basset/table/grid/row-status.ts';
import { nextStep } from '../../../../src/games/basset/table/next-step.ts';
import type { Mode } from '../../../../src/games/basset/table/ui-state.ts';
import type { Punter, Table } from '../../../../src/games/basset/view.ts';
import { plain } from '../../../../src/i18n/markup.ts';
import { messages } from '../../../../src/games/basset/messages/messages.ts';
import {
  answering,
  drawing,
  holding,
  outcome,
  punter,
  refusal,
  scene,
  stake,
  staking,
  winner,
  took,
} from './sample-tables.ts';

const of = (table: Table, name: string): Punter => table.punters.find((one) => one.name === name)!;
const kindOf = (table: Table, name: string, held = holding()) =>
  rowStatus(scene(table), held, of(table, name)).kind;

test('a win is answered first, one after another', () => {
  const table = answering([winner('Anne', 'Q'), winner('Anne', 'K'), winner('Carl', 'K')]);
  const now = rowStatus(scene(table), holding(), of(table, 'Anne'));
  assert.deepEqual(
    [now.kind, now.kind === 'answers' && [now.stake.card, now.index, now.total]],
    ['answers', ['Q', 1, 2]],
  );
  assert.equal(kindOf(table, 'Bess'), 'nothing');
});

test('a refused entry stands in the row it is about, before all else', () => {
  const table = answering([winner('Anne', 'K')]);
  const entry = { key: 'k1', kind: 'stake', punter: 'Anne', card: '6', amount: 240 };
  const now = rowStatus(
    scene(table, [entry], { refusal: refusal('k1', 'purse_short') }),
    holding(),
    of(table, 'Anne'),
  );
  assert.deepEqual(now, { kind: 'refused', entry });
});

test('what only this tablet knows is noted, and that it waits behind a refusal', () => {
  const entry = { key: 'k2', kind: 'mace', punter: 'Bess', card: '8', amount: 240 };
  const table = drawing();
  assert.deepEqual(rowStatus(scene(table, [entry]), holding(), of(table, 'Bess')), {
    kind: 'unsent',
    entry,
    isOnHold: false,
  });
  const behind = rowStatus(
    scene(table, [entry], { refusal: refusal('k0', 'purse_short') }),
    holding(),
    of(table, 'Bess'),
  );
  assert.equal(behind.kind === 'unsent' && behind.isOnHold, true);
});

test('a new card is offered once the answers are in', () => {
  const lost = {
    settled: { outcomes: [outcome('Bess', '10')], bets: [] },
    punters: [punter('Anne'), punter('Bess', { replacements: 1 })],
  };
  const waiting = answering([winner('Anne', 'K')], lost);
  const later = rowStatus(scene(waiting), holding(), of(waiting, 'Bess'));
  assert.deepEqual(later, { kind: 'lost', ranks: ['10'], replacements: 1, hasWinsToAnswer: true });
  const table = drawing(lost);
  assert.deepEqual(rowStatus(scene(table), holding(), of(table, 'Bess')), {
    kind: 'lost',
    ranks: ['10'],
    replacements: 1,
    hasWinsToAnswer: false,
  });
});

test('what the last card took is said, and no new card is offered where none is left to decide it', () => {
  const over = { stock: 0, next: { draw: null, cards_wanted: 0 } };
  const taken = outcome('Bess', '3', { replaceable: false });
  const table = drawing({
    ...over,
    settled: { outcomes: [taken], bets: [] },
    punters: [punter('Anne', { replacements: 2 }), punter('Bess')],
  });
  const now = rowStatus(scene(table), holding(), of(table, 'Bess'));
  assert.deepEqual(now, { kind: 'lost', ranks: ['3'], replacements: 0, hasWinsToAnswer: false });
  assert.equal(kindOf(table, 'Anne'), 'nothing');
  assert.equal(nameTapAction(scene(table), holding(), of(table, 'Anne')), 'tray');
});

test('while it is reckoned who has won nothing is said of losses, and no new card is offered', () => {
  const table = drawing({
    settled: { outcomes: [outcome('Anne', '3')], bets: [] },
    punters: [punter('Anne', { replacements: 1 })],
  });
  const now = scene(table, [], { waitingForEngine: 2 });
  assert.equal(rowStatus(now, holding(), of(table, 'Anne')).kind, 'nothing');
  assert.equal(nameTapAction(now, holding(), of(table, 'Anne')), 'tray');
});

test('while it is reckoned who has won the answers to the draw before are not told as if to this one', () => {
  const paid = outcome('Bess', 'K', { result: 'paid', win: 7200 });
  const table = drawing({ answered: [took('Anne')], settled: { outcomes: [paid], bets: [] } });
  const kinds = ['Anne', 'Bess'].map(
    (name) => rowStatus(scene(table, [], { waitingForEngine: 2 }), holding(), of(table, name)).kind,
  );
  assert.deepEqual(kinds, ['nothing', 'nothing']);
});

test('a win on the last rung was paid at once, and is said so', () => {
  const paid = outcome('Bess', 'K', { result: 'paid', win: 7200 });
  const table = drawing({ settled: { outcomes: [paid], bets: [] } });
  assert.deepEqual(rowStatus(scene(table), holding(), of(table, 'Bess')), { kind: 'paid', sum: 7200 });
  assert.equal(kindOf(table, 'Anne', holding()), 'nothing');
});

test('with a card chosen everybody else may bet against its holder', () => {
  const table = drawing({ stakes: [stake('Anne', 'Q')] });
  const grip: Mode = {
    kind: 'card',
    punter: 'Anne',
    card: 'Q',
    outcome: 'lose',
    backer: null,
    others: false,
  };
  assert.equal(kindOf(table, 'Anne', holding({ mode: grip })), 'holder');
  assert.deepEqual(rowStatus(scene(table), holding({ mode: grip }), of(table, 'Bess')), {
    kind: 'bets',
    against: 'Anne',
    between: 'no',
  });
  const others: Mode = { ...grip, others: true, backer: 'Bess' };
  assert.equal(kindOf(table, 'Bess', holding({ mode: others })), 'nothing');
  assert.deepEqual(rowStatus(scene(table), holding({ mode: others }), of(table, 'Carl')), {
    kind: 'bets',
    against: 'Bess',
    between: 'taker',
  });
});

test('the chosen seat is told what is wanted, others what they have', () => {
  const table = staking({
    stakes: [stake('Anne', 'A'), stake('Bess', 'K')],
    punters: [punter('Anne', { wants: 2 }), punter('Bess', { wants: 2, at_table: 240 })],
  });
  assert.deepEqual(rowStatus(scene(table), holding(), of(table, 'Anne')), {
    kind: 'staking',
    asLast: [],
    laid: 1,
    missing: 2,
  });
  assert.deepEqual(rowStatus(scene(table), holding(), of(table, 'Bess')), {
    kind: 'cards',
    count: 1,
    sum: 240,
  });
});

test('who has no money may buy in, who cashed out is gone', () => {
  const table = drawing({
    punters: [punter('Anne', { purse: 0 }), punter('Bess', { purse: 0, cashed_out: 100 })],
  });
  assert.equal(kindOf(table, 'Anne'), 'buyin');
  assert.equal(kindOf(table, 'Bess'), 'cashed_out');
});

test('a row that the house settled otherwise says so', () => {
  const table = drawing();
  assert.equal(rowStatus(scene(table), holding(), of(table, 'Anne'), true).kind, 'server_differs');
});

test('as last deal lays what does not lie there, as far as there is room', () => {
  const last = ['A', '7', 'K', 'Q'].map((card) => ({ card, amount: 240 }));
  const table = staking({ stakes: [stake('Anne', '7')], punters: [punter('Anne', { last_deal: last })] });
  assert.deepEqual(
    asLastDeal(table, of(table, 'Anne')).map((one) => one.card),
    ['A', 'K'],
  );
});

test('the main button is the next step of each phase', () => {
  const laid = staking({ stakes: [stake('Anne', 'K')] });
  assert.equal(nextStep(staking({ punters: [] }), holding()).kind, 'seat');
  assert.equal(nextStep(staking(), holding()).kind, 'no_stakes');
  assert.equal(nextStep({ ...laid, punters: [punter('Anne', { wants: 2 })] }, holding()).kind, 'needs_cards');
  assert.deepEqual(nextStep(laid, holding({ pendingDraw: 'fasse' })), {
    kind: 'fasse',
    ready: true,
    turning: true,
  });
  assert.deepEqual(nextStep(drawing(), holding({ firstCard: 'Kh' })), {
    kind: 'cancel_card',
    ready: true,
    rank: 'K',
  });
  assert.equal(nextStep(drawing({ next: { draw: 'last', cards_wanted: 0 } }), holding()).kind, 'last');
  assert.equal(nextStep(drawing({ phase: 'closed' }), holding()).ready, false);
});

test('take all the rest names how many and how much', () => {
  const table = answering([winner('Anne', 'K'), winner('Bess', 'K')]);
  assert.deepEqual(nextStep(table, holding()), { kind: 'take_all', ready: true, wins: 2, sum: 480 });
});

test('a deal with cards left is ended by a second tap only', () => {
  assert.deepEqual(nextStep(drawing(), holding()), { kind: 'end', ready: false, left: 47, asked: false });
  assert.equal(nextStep(drawing(), holding({ isEndConfirmed: true })).ready, true);
  assert.equal(nextStep(drawing({ stock: 0, next: { draw: null, cards_wanted: 0 } }), holding()).ready, true);
});

test('what the core says will be refused stands in its row before the house is asked', () => {
  const entry = { key: 'k1', kind: 'stake', punter: 'Anne', card: '6', amount: 240 };
  const table = drawing();
  const warned = scene(table, [entry], { predictedRefusal: refusal('k1', 'no_replacement_owed') });
  assert.deepEqual(rowStatus(warned, holding(), of(table, 'Anne')), { kind: 'refused', entry });
});

test('an answer that only this tablet knows is told in pencil, and no longer after the next draw', () => {
  const answered = took('Anne');
  const table = drawing({ answered: [answered] });
  const now = rowStatus(scene(table, [], { serverView: drawing() }), holding(), of(table, 'Anne'));
  assert.deepEqual(now, { kind: 'answered', answered, isUnsent: true });
  assert.deepEqual(rowStatus(scene(table), holding(), of(table, 'Anne')), {
    kind: 'answered',
    answered,
    isUnsent: false,
  });
  const take = { key: 't', kind: 'take', punter: 'Bess', card: 'K' };
  const pair = { key: 'p', kind: 'pair', cards: ['2', '3'], place: 2 };
  assert.equal(rowStatus(scene(table, [take]), holding(), of(table, 'Bess')).kind, 'unsent');
  assert.equal(rowStatus(scene(table, [take, pair]), holding(), of(table, 'Bess')).kind, 'nothing');
});

const chosen = (changed: Partial<Extract<Mode, { kind: 'card' }>> = {}) =>
  holding({
    mode: {
      kind: 'card',
      punter: 'Bess',
      card: 'K',
      outcome: 'lose',
      backer: null,
      others: false,
      ...changed,
    },
  });

test('where rows have no end a name takes the bet that would stand there', () => {
  const table = drawing({ stakes: [stake('Bess', 'K')] });
  const offers = (name: string, held = chosen()) => nameTapAction(scene(table), held, of(table, name));
  assert.deepEqual(
    ['Anne', 'Bess', 'Carl'].map((name) => offers(name)),
    ['backer', 'tray', 'backer'],
  );
  const others = chosen({ others: true, backer: 'Anne' });
  assert.deepEqual(
    ['Anne', 'Bess', 'Carl'].map((name) => offers(name, others)),
    ['tray', 'taker', 'taker'],
  );
  assert.equal(offers('Anne', holding()), 'tray');
});

test('a card that was emptied takes no bets', () => {
  const table = drawing({ stakes: [stake('Bess', 'K', { couch: 0 })] });
  assert.equal(kindOf(table, 'Anne', chosen()), 'nothing');
  assert.equal(kindOf(table, 'Bess', chosen()), 'nothing');
  assert.equal(nameTapAction(scene(table), chosen(), of(table, 'Anne')), 'tray');
});

test('a card owed is offered while an answer of its punter is unsent, and not while any win waits', () => {
  const owing = [punter('Anne', { replacements: 1 }), punter('Bess')];
  const take = { key: 't', kind: 'take', punter: 'Anne', card: 'K' };
  const table = drawing({ punters: owing });
  const now = scene(table, [take]);
  assert.equal(rowStatus(now, holding(), of(table, 'Anne')).kind, 'lost');
  assert.equal(nameTapAction(now, holding(), of(table, 'Anne')), 'new_card');
  const laid = scene(table, [take, { key: 's', kind: 'stake', punter: 'Anne', card: '6', amount: 5 }]);
  assert.equal(rowStatus(laid, holding(), of(table, 'Anne')).kind, 'unsent');
  const waits = answering([winner('Bess', 'K')], { punters: owing });
  assert.equal(nameTapAction(scene(waits), holding(), of(waits, 'Anne')), 'tray');
});

test('a card owed is offered while money of its punter is unsent', () => {
  const owing = [punter('Anne', { replacements: 1 }), punter('Bess')];
  const table = drawing({ punters: owing });
  for (const kind of ['buyin', 'book', 'mace', 'sidebet']) {
    const unsent = { key: 'b', kind, punter: 'Anne', backer: 'Anne', amount: 5 };
    assert.equal(rowStatus(scene(table, [unsent]), holding(), of(table, 'Anne')).kind, 'lost', kind);
    const other = { ...unsent, punter: 'Bess', backer: 'Bess' };
    assert.equal(rowStatus(scene(table, [other]), holding(), of(table, 'Bess')).kind, 'unsent', kind);
  }
});

test('a card owed from before is told while wins wait, though the newest draw took nothing', () => {
  const owing = [punter('Anne', { replacements: 1 }), punter('Bess')];
  const table = answering([winner('Bess', 'K')], { punters: owing });
  const now = rowStatus(scene(table), holding(), of(table, 'Anne'));
  assert.deepEqual(now, { kind: 'lost', ranks: [], replacements: 1, hasWinsToAnswer: true });
  assert.equal(plain(messages().playerRow.newAfter(null)), 'New card after the answers.');
  assert.equal(plain(messages().playerRow.newAfter('10')), 'Lost the ten. New card after the answers.');
});

test('of a punter at a closed table nothing is asked any more', () => {
  assert.deepEqual(trayTasks(drawing(), punter('Anne')), ['buyin', 'cashout', 'book']);
  assert.deepEqual(trayTasks(drawing(), punter('Anne', { purse: 0 })), ['buyin', 'book']);
  assert.deepEqual(trayTasks(answering([winner('Bess', 'K')]), punter('Anne')), ['buyin', 'cashout']);
  const last = punter('Anne', { last_deal: [{ card: 'K', amount: 5 }] });
  assert.deepEqual(trayTasks(staking(), last), ['last', 'buyin', 'cashout', 'book']);
  assert.deepEqual(trayTasks(staking({ phase: 'closed' }), last), []);
});
