import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trayTasks, rowStatus, nameTapAction } from '../../../../src/games/basset/table/grid/row-status.ts';
import { asLastDeal } from '../../../../src/games/basset/table/model/as-last-deal.ts';
import { nextStep } from '../../../../src/games/basset/table/model/next-step.ts';
import type { Mode } from '../../../../src/games/basset/table/model/basset-page.ts';
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

const punterOf = (table: Table, name: string): Punter => table.punters.find((one) => one.name === name)!;
const kindOf = (table: Table, name: string, ui = holding()) =>
  rowStatus(scene(table), ui, punterOf(table, name)).kind;

test('open wins come first, one after another', () => {
  const table = answering([winner('Anne', 'Q'), winner('Anne', 'K'), winner('Carl', 'K')]);
  const status = rowStatus(scene(table), holding(), punterOf(table, 'Anne'));
  assert.deepEqual(
    [status.kind, status.kind === 'answers' && [status.stake.card, status.index, status.total]],
    ['answers', ['Q', 1, 2]],
  );
  assert.equal(kindOf(table, 'Bess'), 'nothing');
});

test('a refused entry is shown in the row of its player, before all else', () => {
  const table = answering([winner('Anne', 'K')]);
  const entry = { key: 'k1', kind: 'stake', punter: 'Anne', card: '6', amount: 240 };
  const status = rowStatus(
    scene(table, [entry], { refusal: refusal('k1', 'purse_short') }),
    holding(),
    punterOf(table, 'Anne'),
  );
  assert.deepEqual(status, { kind: 'refused', entry });
});

test('an unsent entry is shown, also if it waits behind a refusal', () => {
  const entry = { key: 'k2', kind: 'mace', punter: 'Bess', card: '8', amount: 240 };
  const table = drawing();
  assert.deepEqual(rowStatus(scene(table, [entry]), holding(), punterOf(table, 'Bess')), {
    kind: 'unsent',
    entry,
    isOnHold: false,
  });
  const behind = rowStatus(
    scene(table, [entry], { refusal: refusal('k0', 'purse_short') }),
    holding(),
    punterOf(table, 'Bess'),
  );
  assert.equal(behind.kind === 'unsent' && behind.isOnHold, true);
});

test('a new card is offered after all answers', () => {
  const lost = {
    settled: { outcomes: [outcome('Bess', '10')], bets: [] },
    punters: [punter('Anne'), punter('Bess', { replacements: 1 })],
  };
  const waiting = answering([winner('Anne', 'K')], lost);
  const later = rowStatus(scene(waiting), holding(), punterOf(waiting, 'Bess'));
  assert.deepEqual(later, { kind: 'lost', ranks: ['10'], replacements: 1, hasWinsToAnswer: true });
  const table = drawing(lost);
  assert.deepEqual(rowStatus(scene(table), holding(), punterOf(table, 'Bess')), {
    kind: 'lost',
    ranks: ['10'],
    replacements: 1,
    hasWinsToAnswer: false,
  });
});

test('a loss to the last card is shown without a new card', () => {
  const noCardLeft = { stock: 0, next: { draw: null, cards_wanted: 0 } };
  const taken = outcome('Bess', '3', { replaceable: false });
  const table = drawing({
    ...noCardLeft,
    settled: { outcomes: [taken], bets: [] },
    punters: [punter('Anne', { replacements: 2 }), punter('Bess')],
  });
  const status = rowStatus(scene(table), holding(), punterOf(table, 'Bess'));
  assert.deepEqual(status, { kind: 'lost', ranks: ['3'], replacements: 0, hasWinsToAnswer: false });
  assert.equal(kindOf(table, 'Anne'), 'nothing');
  assert.equal(nameTapAction(scene(table), holding(), punterOf(table, 'Anne')), 'tray');
});

test('while wins are calculated, the row shows no losses and no new card', () => {
  const table = drawing({
    settled: { outcomes: [outcome('Anne', '3')], bets: [] },
    punters: [punter('Anne', { replacements: 1 })],
  });
  const status = scene(table, [], { waitingForEngine: 2 });
  assert.equal(rowStatus(status, holding(), punterOf(table, 'Anne')).kind, 'nothing');
  assert.equal(nameTapAction(status, holding(), punterOf(table, 'Anne')), 'tray');
});

test('while wins are calculated, the row shows no answers of the draw before', () => {
  const paid = outcome('Bess', 'K', { result: 'paid', win: 7200 });
  const table = drawing({ answered: [took('Anne')], settled: { outcomes: [paid], bets: [] } });
  const kinds = ['Anne', 'Bess'].map(
    (name) => rowStatus(scene(table, [], { waitingForEngine: 2 }), holding(), punterOf(table, name)).kind,
  );
  assert.deepEqual(kinds, ['nothing', 'nothing']);
});

test('a win on the last rung is shown as paid at once', () => {
  const paid = outcome('Bess', 'K', { result: 'paid', win: 7200 });
  const table = drawing({ settled: { outcomes: [paid], bets: [] } });
  assert.deepEqual(rowStatus(scene(table), holding(), punterOf(table, 'Bess')), { kind: 'paid', sum: 7200 });
  assert.equal(kindOf(table, 'Anne', holding()), 'nothing');
});

test('if a card is chosen, all other players can bet against its holder', () => {
  const table = drawing({ stakes: [stake('Anne', 'Q')] });
  const mode: Mode = {
    kind: 'card',
    punter: 'Anne',
    card: 'Q',
    outcome: 'lose',
    backer: null,
    others: false,
    bets: true,
  };
  assert.equal(kindOf(table, 'Anne', holding({ mode: mode })), 'holder');
  assert.deepEqual(rowStatus(scene(table), holding({ mode: mode }), punterOf(table, 'Bess')), {
    kind: 'bets',
    against: 'Anne',
    between: 'no',
  });
  const others: Mode = { ...mode, others: true, backer: 'Bess' };
  assert.equal(kindOf(table, 'Bess', holding({ mode: others })), 'nothing');
  assert.deepEqual(rowStatus(scene(table), holding({ mode: others }), punterOf(table, 'Carl')), {
    kind: 'bets',
    against: 'Bess',
    between: 'taker',
  });
});

test('the chosen seat shows the cards wanted, other rows show the cards laid', () => {
  const table = staking({
    stakes: [stake('Anne', 'A'), stake('Bess', 'K')],
    punters: [punter('Anne', { wants: 2 }), punter('Bess', { wants: 2, at_table: 240 })],
  });
  assert.deepEqual(rowStatus(scene(table), holding(), punterOf(table, 'Anne')), {
    kind: 'staking',
    asLast: [],
    laid: 1,
    missing: 2,
  });
  assert.deepEqual(rowStatus(scene(table), holding(), punterOf(table, 'Bess')), {
    kind: 'cards',
    count: 1,
    sum: 240,
  });
});

test('a player without money can buy in; a player who cashed out is gone', () => {
  const table = drawing({
    punters: [punter('Anne', { purse: 0 }), punter('Bess', { purse: 0, cashed_out: 100 })],
  });
  assert.equal(kindOf(table, 'Anne'), 'buyin');
  assert.equal(kindOf(table, 'Bess'), 'cashed_out');
});

test('a row shows that the server has a different result', () => {
  const table = drawing();
  assert.equal(rowStatus(scene(table), holding(), punterOf(table, 'Anne'), true).kind, 'server_differs');
});

test('same as last deal lays the missing cards, up to the maximum', () => {
  const last = ['A', '7', 'K', 'Q'].map((card) => ({ card, amount: 240 }));
  const table = staking({ stakes: [stake('Anne', '7')], punters: [punter('Anne', { last_deal: last })] });
  assert.deepEqual(
    asLastDeal(table, punterOf(table, 'Anne')).map((one) => one.card),
    ['A', 'K'],
  );
});

test('the main button is the next step of each phase', () => {
  const laid = staking({ stakes: [stake('Anne', 'K')] });
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
});

test('take all has the count and the sum of the wins', () => {
  const table = answering([winner('Anne', 'K'), winner('Bess', 'K')]);
  assert.deepEqual(nextStep(table, holding()), { kind: 'take_all', ready: true, wins: 2, sum: 480 });
});

test('the main button ends a deal in which no card or no stake is left', () => {
  const stakes = [stake('Anne', 'K')];
  assert.deepEqual(nextStep(drawing({ stakes }), holding()), { kind: 'next_pair', ready: false });
  const noCards = drawing({ stakes, stock: 0, next: { draw: null, cards_wanted: 0 } });
  assert.deepEqual(nextStep(noCards, holding()), { kind: 'end', ready: true, hasCards: false });
  assert.deepEqual(nextStep(drawing(), holding()), { kind: 'end', ready: true, hasCards: true });
});

test('a predicted refusal is shown in its row before the entry is sent', () => {
  const entry = { key: 'k1', kind: 'stake', punter: 'Anne', card: '6', amount: 240 };
  const table = drawing();
  const predicted = scene(table, [entry], { predictedRefusal: refusal('k1', 'no_replacement_owed') });
  assert.deepEqual(rowStatus(predicted, holding(), punterOf(table, 'Anne')), { kind: 'refused', entry });
});

test('an unsent answer is shown as unconfirmed until the next draw', () => {
  const answered = [took('Anne')];
  const table = drawing({ answered });
  const status = rowStatus(scene(table, [], { serverView: drawing() }), holding(), punterOf(table, 'Anne'));
  assert.deepEqual(status, { kind: 'answered', answered, isUnsent: true });
  assert.deepEqual(rowStatus(scene(table), holding(), punterOf(table, 'Anne')), {
    kind: 'answered',
    answered,
    isUnsent: false,
  });
  const take = { key: 't', kind: 'take', punter: 'Bess', card: 'K' };
  const pair = { key: 'p', kind: 'pair', cards: ['2', '3'], place: 2 };
  assert.equal(rowStatus(scene(table, [take]), holding(), punterOf(table, 'Bess')).kind, 'unsent');
  assert.equal(rowStatus(scene(table, [take, pair]), holding(), punterOf(table, 'Bess')).kind, 'nothing');
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
      bets: true,
      ...changed,
    },
  });

test('in layouts without row ends, a tap on a name makes the bet', () => {
  const table = drawing({ stakes: [stake('Bess', 'K')] });
  const tapAction = (name: string, ui = chosen()) => nameTapAction(scene(table), ui, punterOf(table, name));
  assert.deepEqual(
    ['Anne', 'Bess', 'Carl'].map((name) => tapAction(name)),
    ['backer', 'tray', 'backer'],
  );
  const others = chosen({ others: true, backer: 'Anne' });
  assert.deepEqual(
    ['Anne', 'Bess', 'Carl'].map((name) => tapAction(name, others)),
    ['tray', 'taker', 'taker'],
  );
  assert.equal(tapAction('Anne', holding()), 'tray');
});

test('an empty card takes no bets', () => {
  const table = drawing({ stakes: [stake('Bess', 'K', { couch: 0 })] });
  assert.equal(kindOf(table, 'Anne', chosen()), 'nothing');
  assert.equal(kindOf(table, 'Bess', chosen()), 'nothing');
  assert.equal(nameTapAction(scene(table), chosen(), punterOf(table, 'Anne')), 'tray');
});

test('a replacement card is offered while an answer of its player is unsent, but not while a win is open', () => {
  const punters = [punter('Anne', { replacements: 1 }), punter('Bess')];
  const take = { key: 't', kind: 'take', punter: 'Anne', card: 'K' };
  const table = drawing({ punters: punters });
  const status = scene(table, [take]);
  assert.equal(rowStatus(status, holding(), punterOf(table, 'Anne')).kind, 'lost');
  assert.equal(nameTapAction(status, holding(), punterOf(table, 'Anne')), 'new_card');
  const laid = scene(table, [take, { key: 's', kind: 'stake', punter: 'Anne', card: '6', amount: 5 }]);
  assert.equal(rowStatus(laid, holding(), punterOf(table, 'Anne')).kind, 'unsent');
  const withOpenWin = answering([winner('Bess', 'K')], { punters: punters });
  assert.equal(nameTapAction(scene(withOpenWin), holding(), punterOf(withOpenWin, 'Anne')), 'tray');
});

test('a replacement card is offered while money of its player is unsent', () => {
  const punters = [punter('Anne', { replacements: 1 }), punter('Bess')];
  const table = drawing({ punters: punters });
  for (const kind of ['buyin', 'book', 'mace', 'sidebet']) {
    const unsent = { key: 'b', kind, punter: 'Anne', backer: 'Anne', amount: 5 };
    assert.equal(rowStatus(scene(table, [unsent]), holding(), punterOf(table, 'Anne')).kind, 'lost', kind);
    const other = { ...unsent, punter: 'Bess', backer: 'Bess' };
    assert.equal(rowStatus(scene(table, [other]), holding(), punterOf(table, 'Bess')).kind, 'unsent', kind);
  }
});

test('an earlier replacement card is shown while wins are open, also if the newest draw took nothing', () => {
  const punters = [punter('Anne', { replacements: 1 }), punter('Bess')];
  const table = answering([winner('Bess', 'K')], { punters: punters });
  const status = rowStatus(scene(table), holding(), punterOf(table, 'Anne'));
  assert.deepEqual(status, { kind: 'lost', ranks: [], replacements: 1, hasWinsToAnswer: true });
  assert.equal(plain(messages().playerRow.newAfter(null)), 'New card after the waiting wins.');
  assert.equal(plain(messages().playerRow.newAfter('10')), 'Lost the ten. New card after the waiting wins.');
});

test('at a closed table the tray has no tasks', () => {
  assert.deepEqual(trayTasks(drawing(), punter('Anne')), ['buyin', 'cashout', 'book']);
  assert.deepEqual(trayTasks(drawing(), punter('Anne', { purse: 0 })), ['buyin', 'book']);
  assert.deepEqual(trayTasks(answering([winner('Bess', 'K')]), punter('Anne')), ['buyin', 'cashout']);
  const last = punter('Anne', { last_deal: [{ card: 'K', amount: 5 }] });
  assert.deepEqual(trayTasks(staking(), last), ['last', 'buyin', 'cashout', 'book']);
  assert.deepEqual(trayTasks(staking({ phase: 'closed' }), last), []);
});
