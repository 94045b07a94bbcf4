import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { amountText, hasMoves, movesText, pointText } from '../../../src/features/charts/chart-model.ts';
import { eveningChart } from '../../../src/features/charts/evening-chart.ts';
import { netsKey } from '../../../src/features/charts/load-charts.ts';
import '../../../src/features/charts/messages/messages.ts';
import {
  bankChart,
  netsChart,
  roundText,
  withCurrentNets,
} from '../../../src/features/charts/purse-charts.ts';
import { balanceChart, resultChart } from '../../../src/features/charts/season-charts.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';
import { purseHistory } from './sample-charts.ts';

await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
});

const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');

test('the nets have a line for each player and a label for each deal that ended', () => {
  const chart = netsChart(purseHistory(), 'deal');
  assert.equal(chart?.title, 'Wins and losses round by round');
  assert.deepEqual(
    chart?.lines.map(({ name }) => name),
    ['Anne', 'Bess'],
  );
  assert.deepEqual(chart?.ticks, [
    { x: 6, text: '1' },
    { x: 9, text: '2' },
  ]);
  assert.deepEqual(
    chart?.points.map(({ text }) => text),
    [
      'Deal 1, event 1',
      'Deal 1, event 2',
      'Deal 1, event 4',
      'Deal 1, event 6',
      'Deal 2, event 9',
      'After deal 2, event 12',
    ],
  );
});

test('the chart draws nets, so that a buy-in is no win, and marks what was bought in and cashed out', () => {
  const chart = netsChart(purseHistory(), 'deal');
  const [anne, bess] = chart!.lines;
  assert.equal(chart?.isNet, true);
  assert.deepEqual(bess?.amounts, [null, null, 0, -240, -240, -240]);
  assert.deepEqual([anne?.moves, hasMoves(chart!)], [[], true]);
  assert.deepEqual(bess?.moves, [
    { at: 4, amount: 48 },
    { at: 5, amount: -288 },
  ]);
  assert.equal(plain(movesText(chart!, bess!, 4)), 'bought in 1s');
  assert.equal(movesText(chart!, bess!, 3), '');
  assert.equal(plain(pointText(chart!, 5)), 'After deal 2, event 12: Anne +3s, Bess −5s, cashed out 6s');
  assert.equal(hasMoves(netsChart(purseHistory(), 'deal', 'Anne')!), false);
});

test('the fact of the chart names who leads', () => {
  assert.equal(plain(netsChart(purseHistory(), 'deal')?.fact), 'Anne leads with +3s.');
  const players = purseHistory().players.map((player) => ({ ...player, nets: player.nets.map(() => 2) }));
  assert.equal(
    plain(netsChart(purseHistory({ players }), 'deal')?.fact),
    'Anne and Bess lead with +½d each.',
  );
  language.value = 'fr';
  assert.equal(plain(netsChart(purseHistory(), 'deal')?.fact), 'Anne mène avec +3 s.');
});

test('the chart of one player has the range of the nets as its fact', () => {
  const chart = netsChart(purseHistory(), 'deal', 'Anne');
  assert.equal(chart?.lines.length, 1);
  assert.equal(plain(chart?.fact), 'Now +3s. Lowest 0, highest +5s.');
});

test('the nets of a newer view are the last point, and those of an older view are left out', () => {
  const nets = [{ name: 'Anne', net: -48 }];
  const newer = withCurrentNets(purseHistory(), { version: 14, nets });
  const chart = netsChart(newer, 'deal');
  assert.equal(chart?.points.at(-1)?.text, 'After deal 2, event 14');
  assert.deepEqual(
    chart?.lines.map(({ amounts }) => amounts.at(-1)),
    [-48, -240],
  );
  assert.equal(plain(netsChart(newer, 'deal', 'Anne')?.fact), 'Now −1s. Lowest −1s, highest +5s.');
  assert.deepEqual(withCurrentNets(purseHistory(), { version: 12, nets }), purseHistory());
});

test('without two points or without a player there is no chart', () => {
  assert.equal(netsChart(purseHistory({ versions: [1] }), 'deal'), null);
  assert.equal(netsChart(purseHistory({ players: [] }), 'deal'), null);
  assert.equal(netsChart(purseHistory(), 'deal', 'Carl'), null);
});

test('before the first round ends, every event is in round 1', () => {
  assert.equal(roundText(7, [], 'round'), 'Round 1');
  language.value = 'fr';
  assert.equal(roundText(10, purseHistory().rounds, 'deal'), 'Après la donne 2');
  assert.equal(roundText(10, purseHistory().rounds, 'donne'), 'Après la donne 2');
  assert.equal(roundText(10, purseHistory().rounds, 'round'), 'Après le tour 2');
});

test('the bars of the bank are its wins, and the fact is their sum', () => {
  const chart = bankChart(purseHistory(), 'deal');
  assert.deepEqual(chart?.lines[0].amounts, [-48, 144]);
  assert.equal(plain(chart?.fact), 'The bank won 2s in two deals.');
  assert.deepEqual(
    [-48, 144].map((gain) => plain(amountText(chart!, gain))),
    ['−1s', '+3s'],
  );
  const lost = purseHistory({ rounds: purseHistory().rounds.slice(0, 1) });
  assert.equal(plain(bankChart(lost, 'deal')?.fact), 'The bank lost 1s in one deal.');
});

test('the bars of pools are what went into them', () => {
  const chart = bankChart(purseHistory(), 'round', 'pools');
  assert.deepEqual(
    [chart?.title, chart?.lines[0].name],
    ['Gains and losses of the pools in each round', 'The pools'],
  );
  assert.equal(plain(chart?.fact), 'The pools gained 2s in two rounds.');
  const lost = purseHistory({ rounds: purseHistory().rounds.slice(0, 1) });
  assert.equal(plain(bankChart(lost, 'round', 'pools')?.fact), 'The pools lost 1s in one round.');
});

test('a player who may not see the bank, and a game without one, get no bars', () => {
  const [first] = purseHistory().rounds;
  assert.equal(bankChart(purseHistory({ rounds: [{ ...first!, table: null, gain: null }] }), 'deal'), null);
  assert.equal(bankChart(purseHistory({ rounds: [{ ...first!, table: 0, gain: 0 }] }), 'deal'), null);
});

test('the evening begins at zero, and ends with what has been won since the last round', () => {
  const people = [
    { name: 'Anne', line: [48, 96], net: 144 },
    { name: 'Bess', line: [-48, -96], net: -144 },
  ];
  const chart = eveningChart(people, 'lsd');
  assert.deepEqual(chart?.lines[0]?.amounts, [0, 48, 96, 144]);
  assert.deepEqual(
    chart?.points.map(({ text }) => text),
    ['Start', 'Round 1', 'Round 2', 'Now'],
  );
  assert.equal(plain(chart?.fact), 'Anne leads with +3s.');
  const ended = people.map(({ name, line }) => ({ name, line, net: line.at(-1)! }));
  assert.deepEqual(eveningChart(ended, 'lsd')?.lines[1]?.amounts, [0, -48, -96]);
});

test('of very many rounds some are shown, with the last among them', () => {
  const line = Array.from({ length: 1000 }, (_, at) => at + 1);
  const chart = eveningChart([{ name: 'Anne', line, net: 1000 }], 'points');
  assert.equal(chart?.points.length, chart?.lines[0]?.amounts.length);
  assert.ok(chart!.points.length <= 241);
  assert.equal(chart?.points.at(-1)?.text, 'Round 1,000');
  assert.deepEqual(chart?.lines[0]?.amounts.slice(0, 3), [0, 5, 10]);
});

test('an evening without a round has no chart, and one without wins no leader', () => {
  assert.equal(eveningChart([{ name: 'Anne', line: [], net: 5 }], 'lsd'), null);
  assert.equal(
    eveningChart([{ name: 'Anne', line: [0], net: 0 }], 'lsd')?.fact,
    'No player has won or lost anything.',
  );
});

test('a season has the balance after each move and the results in the order of the tables', () => {
  const season = {
    currency: 'points',
    moves: [
      { at: '2025-01-06T20:00:00Z', balance: 100 },
      { at: '2025-01-06T21:00:00Z', balance: 60 },
      { at: '2025-02-03T22:00:00Z', balance: 120 },
    ],
    sessions: [
      { title: 'Second', opened_at: '2025-02-03T20:00:00Z', result: 30 },
      { title: 'First', opened_at: '2025-01-06T20:00:00Z', result: -10 },
    ],
  };
  const balance = balanceChart(season);
  assert.deepEqual(balance?.lines[0]?.amounts, [100, 60, 120]);
  assert.equal(balance?.ticks.length, 2);
  assert.equal(balance?.fact, 'Now 120. Lowest 60, highest 120.');
  const results = resultChart(season);
  assert.deepEqual(results?.lines[0].amounts, [-10, 30]);
  assert.equal(results?.fact, 'Won at 1 of 2 tables. Total +20.');
  assert.equal(balanceChart({ ...season, moves: season.moves.slice(1, 2) }), null);
  assert.equal(resultChart({ ...season, sessions: [] }), null);
});

/** Returns the labels of tables in the chart of their results. */
function labelsOf(tables: readonly (readonly [title: string, opened_at: string])[]) {
  const sessions = tables.map(([title, opened_at]) => ({ title, opened_at, result: 5 }));
  return resultChart({ currency: 'points', moves: [], sessions })?.ticks.map(({ text }) => text);
}

test('tables of one date are labelled by name, and those of one name by time', () => {
  const tables = [
    ['Oak', '2025-01-06T20:00:00'],
    ['Oak', '2025-02-03T18:00:00'],
    ['Oak', '2025-02-03T20:30:00'],
    ['The table by the window', '2025-02-03T21:00:00'],
  ] as const;
  assert.deepEqual(labelsOf(tables), ['6 January 2025', '18:00', '20:30', 'The table by…']);
});

test('tables whose names begin alike are labelled by time, and by number in one minute', () => {
  const tables = [
    ['The Long Table East', '2025-02-03T20:30:00'],
    ['The Long Table West', '2025-02-03T20:30:20'],
    ['The Long Table North', '2025-02-03T21:00:00'],
    ['Oak', '2025-02-03T20:30:00'],
  ] as const;
  assert.deepEqual(labelsOf(tables), ['20:30', 'Oak', '20:30 (2)', '21:00']);
});

test('the charts are loaded again when money has moved', () => {
  const standings = [{ net: 5 }, { net: -5 }];
  assert.equal(netsKey(standings), netsKey([...standings]));
  assert.notEqual(netsKey(standings), netsKey([{ net: 6 }, { net: -6 }]));
});
