import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyLooks, columnColours } from '../../../../src/games/basset/table/grid/couches/column-state.ts';
import { couchLabel } from '../../../../src/games/basset/table/grid/couches/couch-label.ts';
import { couchesOf, orderForPhone } from '../../../../src/games/basset/table/grid/couches/couches.ts';
import { bankBars, coverStatus } from '../../../../src/games/basset/table/tray/bank-bars.ts';
import { unconfirmedMoney } from '../../../../src/table-kit/model/scene.ts';
import type { Table } from '../../../../src/games/basset/view.ts';
import {
  answering,
  drawing,
  drawn,
  holding,
  outcome,
  punter,
  refusal,
  scene,
  stake,
  staking,
  winner,
} from './sample-tables.ts';

const anne = (table: Table) => table.punters[0]!;
const couchTexts = (table: Table, ...more: [Parameters<typeof scene>[1]?, Parameters<typeof scene>[2]?]) =>
  couchesOf(scene(table, ...more), anne(table)).map(
    (couch) => `${couch.card} ${couch.look}${couch.isUnconfirmed ? ' pencil' : ''}`,
  );

test('a card is laid, won or empty; only a card with a crook shows its rung', () => {
  const table = answering([winner('Anne', 'K')]);
  table.stakes = [
    stake('Anne', '8', { couch: 0 }),
    stake('Anne', '7', { crooks: 2, rung: 15 }),
    ...table.waiting,
  ];
  assert.deepEqual(couchTexts(table), ['7 laid', '8 empty', 'K won']);
  assert.deepEqual(
    couchesOf(scene(table), anne(table)).map((couch) => couch.rung),
    [15, null, null],
  );
});

test('a lost couch is shown until its card is replaced', () => {
  const lost = { settled: { outcomes: [outcome('Anne', '10')], bets: [] } };
  assert.deepEqual(couchTexts(drawing({ ...lost, punters: [punter('Anne', { replacements: 1 })] })), [
    '10 lost',
  ]);
  assert.deepEqual(couchTexts(drawing({ ...lost, punters: [punter('Anne')] })), []);
});

test('a couch lost to the last card is shown too', () => {
  const taken = outcome('Anne', '3', { replaceable: false });
  const noCardLeft = { stock: 0, next: { draw: null, cards_wanted: 0 } };
  assert.deepEqual(couchTexts(drawing({ ...noCardLeft, settled: { outcomes: [taken], bets: [] } })), [
    '3 lost',
  ]);
});

test('a lost couch is hidden after the answers to its draw', () => {
  const lost = {
    settled: { outcomes: [outcome('Anne', '10')], bets: [] },
    punters: [punter('Anne', { replacements: 1 })],
  };
  assert.deepEqual(couchTexts(answering([winner('Bess', 'K')], lost)), ['10 lost']);
  const answered = [
    { punter: 'Bess', card: 'K', answer: 'take' as const, amount: 240, restake: 0, rung: null, pays: null },
  ];
  assert.deepEqual(couchTexts(drawing({ ...lost, answered })), []);
});

test('unconfirmed couches are marked, also after an unsent answer', () => {
  const table = staking({ stakes: [stake('Anne', 'K'), stake('Anne', '7')] });
  assert.deepEqual(couchTexts(table, [], { serverView: staking({ stakes: [stake('Anne', '7')] }) }), [
    '7 laid',
    'K laid pencil',
  ]);
  const won = drawing({ stakes: [winner('Anne', 'K')], waiting: [] });
  assert.deepEqual(couchTexts(won, [{ key: 'a', kind: 'paroli', punter: 'Anne', card: 'K' }]), [
    'K laid pencil',
  ]);
});

test('a refused stake shows its amount', () => {
  const entry = { key: 'a', kind: 'stake', punter: 'Anne', card: '6', amount: 11520 };
  const [couch] = couchesOf(
    scene(drawing(), [entry], { refusal: refusal('a', 'purse_short') }),
    anne(drawing()),
  );
  assert.deepEqual([couch?.look, couch?.amount], ['refused', 11520]);
});

test('on a phone the cards of the draw come first, then from the king down', () => {
  const table = answering([winner('Anne', '5')]);
  table.stakes = [stake('Anne', 'A'), stake('Anne', 'Q'), ...table.waiting];
  assert.deepEqual(
    orderForPhone(couchesOf(scene(table), anne(table))).map((couch) => couch.card),
    ['5', 'Q', 'A'],
  );
});

test('unconfirmed money is the difference to the server’s purse', () => {
  const serverView = staking();
  const table = staking({ punters: [punter('Anne', { purse: 4560 })] });
  assert.equal(unconfirmedMoney(scene(table, [], { serverView: serverView }), 'Anne'), -240);
});

test('columns show what the draw did until the next card', () => {
  assert.deepEqual(columnColours(drawing(), holding()), { K: 'won', '10': 'lost' });
  assert.deepEqual(columnColours(drawing(), holding({ firstCard: 'Jh' })), { J: 'first' });
  assert.deepEqual(
    columnColours(
      drawing({ draws: [drawn('K', '10', { marks: { K: 'retired', '10': 'spared' } })] }),
      holding(),
    ),
    {},
  );
});

test('keys are locked while wins are open, and dim when all their cards are drawn', () => {
  const waiting = answering([winner('Anne', 'K')]);
  assert.equal(keyLooks(drawing(), holding(), true)['2'], 'locked');
  const table = drawing({ punters: [punter('Anne', { next_cards: { '10': null, '5': '5#2' } })] });
  const laying = holding({ mode: { kind: 'stake', punter: 'Anne', rank: null } });
  const couchTexts = keyLooks(table, laying);
  assert.deepEqual([couchTexts['10'], couchTexts['5'], couchTexts['2']], ['locked', 'ready', 'ready']);
  assert.equal(keyLooks(table, holding())['10'], 'lost');
  assert.equal(keyLooks(waiting, holding())['2'], 'locked');
  assert.equal(keyLooks(waiting, holding())['K'], 'won');
  assert.equal(keyLooks(drawing({ seen: { '2': 4 } }), holding())['2'], 'exhausted');
  assert.equal(keyLooks(drawing({ seen: { '2': 4 }, decks: 2 }), holding())['2'], 'ready');
});

test('the bars are relative to the worst case', () => {
  const table = drawing({ exposure: { K: 1000, '2': 250 }, worst: { rank: 'K', amount: 1000 } });
  assert.deepEqual(
    bankBars(table)
      .filter((bar) => bar.amount)
      .map(({ rank, share, worst }) => [rank, share, worst]),
    [
      ['2', 0.25, false],
      ['K', 1, true],
    ],
  );
});

test('the worst case is compared with the bank’s balance', () => {
  const worst = { rank: 'K' as const, amount: 1000 };
  const bank = { ...staking().bank, balance: 500 };
  assert.equal(coverStatus(drawing({ worst, bank })), 'more_than_held');
  assert.equal(coverStatus(drawing({ worst })), 'covered');
  assert.equal(coverStatus(drawing({ worst, cover: 10 })), 'to_cover');
  assert.equal(coverStatus(drawing({ bank: { ...bank, balance: -5, broken: true } })), 'broken');
  assert.equal(coverStatus(drawing()), 'nothing');
});

test('the label of a couch has all its parts', () => {
  const table = answering([winner('Anne', 'K', { couch: 1008, crooks: 1, win: 7056 })]);
  const [couch] = couchesOf(scene(table), anne(table));
  assert.equal(
    couchLabel('Anne', couch!, 'lsd').replaceAll('\u00a0', ' '),
    'Anne, king, £1 1s, one bent corner, wins seven times the stake, £7 7s, take or play on?',
  );
});
