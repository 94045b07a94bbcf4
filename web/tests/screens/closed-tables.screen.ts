/**
 * What each game pays at its close, what its header still shows, and the tables that it adds to the report of the closed
 * page, also of a long session.
 */

import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Device, type Tab } from '../dom/tab.ts';
import { EVENTS, makeByWorker, POLL_MS } from './worker-reports.ts';

const SEATS = ['seat Anne 100', 'seat Bess 100', 'seat Carl 100'];

interface ClosedGame {
  readonly game: string;
  readonly preset: string;
  readonly lines: readonly string[];
  /** The house rules that differ from those of the preset. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** The title of each table, its head, and its rows. */
  readonly tables: readonly (readonly [title: string, head: string, rows: readonly string[]])[];
}

const CLOSED: readonly ClosedGame[] = [
  {
    ...{ game: 'tarot', preset: 'swiss_tarot' },
    lines: ['ante 10', ...Array<string>(3).fill('count Anne 30 Bess 28'), 'close'],
    tables: [
      ['Games', 'GamePlayerScoreWon', ['1Anne9030', '1Bess840', '1Carl600']],
      [
        'Rounds',
        'GameRoundDealerPlayerPoints',
        ['Anne', 'Bess', 'Carl'].flatMap((dealer, at) => [
          `1${at + 1}${dealer}Anne30`,
          `1${at + 1}${dealer}Bess28`,
          `1${at + 1}${dealer}Carl20`,
        ]),
      ],
    ],
  },
  {
    ...{ game: 'glic', preset: 'glic' },
    lines: ['deal', 'claim Anne ace', 'pass *', 'run Bess', 'out Bess Anne 2 Carl 1', 'close'],
    tables: [
      ['Winnings', 'PlayerPoolsPochRunsHands', ['Anne1000', 'Bess0023']],
      ['Pools', 'PoolClaimsPaid', ['Ace11']],
    ],
  },
  {
    ...{ game: 'baccarat', preset: 'chemin_de_fer' },
    lines: ['bank Anne 20', 'stake Bess 5', 'hand bank', 'stake Bess 5', 'hand punters', 'close'],
    tables: [
      ['Hands', "HandBankerBankStakedRightLeftBank's net", ['1Anne205bank+5', '2Anne255punters−5']],
      ['Tenures', 'BankerPut upHandsTaken homeNet', ['Anne202200']],
    ],
  },
  {
    ...{ game: 'lansquenet', preset: 'lansquenet' },
    lines: ['wager 12', 'cover Bess 5', 'match right', 'close'],
    tables: [['Bankers', 'BankerHandsWonNet', ['Anne10−5']]],
  },
  {
    ...{ game: 'basset', preset: 'modern' },
    lines: [
      ...['stake Anne 7 10', 'fasse 4', 'pair 7 8', 'paroli Anne 7'],
      ...['pair K Q', 'pair 7 9', 'take *', 'end', 'close'],
    ],
    tables: [['Best parolis', 'PlayerCardBent cornersStakeWin', ['AnneSeven11020']]],
  },
];

const closedTable = ({ game, preset, lines, overrides = {} }: ClosedGame): Promise<ServiceTable> =>
  newTable({
    ...{ game, rules: { preset, overrides }, lines: [...SEATS, ...lines] },
    ...(game !== 'basset' && { bank: undefined }),
  });
const shownTables = (tab: Tab): Locator => tab.css('.game-tables__table');
const status = (tab: Tab): Locator => tab.css('.closing-section__tables .report-status');

async function expectTables(tab: Tab, { tables }: ClosedGame): Promise<void> {
  const shown = shownTables(tab);
  await expect(shown.css('h2')).toHaveText(tables.map(([title]) => title));
  await expect(shown.css('thead tr')).toHaveText(tables.map(([, head]) => head));
  await expect(shown.css('tbody tr')).toHaveText(tables.flatMap(([, , rows]) => rows));
}

for (const closed of CLOSED) {
  test(`the closed table of ${closed.game} shows what the game adds to its report`, async () => {
    const table = await closedTable(closed);
    const tab = await openTab(`/tables/${table.id}`);
    await expectTables(tab, closed);
    await expect(status(tab)).toHaveCount(0);
    await expect(tab.css('.band-figure')).toHaveCount(closed.game === 'basset' ? 1 : 0);
  });

  test(`a long table of ${closed.game} has its tables when a worker has made the report`, async () => {
    const [tab, worker, table] = await openLong(closed);
    await expect(status(tab)).toContainText('This table has many events.');
    await expect(status(tab)).toContainText('0 of 6,000 events');
    await expect(shownTables(tab)).toHaveCount(0);
    const { version } = await table.state();
    worker.state = { state: 'done', done: EVENTS, report: `${table.path}/report.json?as_of=${version}` };
    await tab.advance(POLL_MS);
    await expectTables(tab, closed);
    await expect(status(tab)).toHaveCount(0);
  });
}

/** Opens a closed table whose report a worker makes. */
async function openLong(closed: ClosedGame, device: Device = {}) {
  const table = await closedTable(closed);
  const tab = await openTab('/', device);
  const worker = makeByWorker(tab, table, 'json');
  await tab.visit(`/tables/${table.id}`);
  return [tab, worker, table] as const;
}

test('the page of a long table says why its tables are missing, and requests them again', async () => {
  const [tab, worker] = await openLong(CLOSED[0]!, { language: 'fr' });
  await expect(status(tab)).toContainText('Cette table a beaucoup d’événements.');
  worker.state = { state: 'failed', error: 'The disk is full.' };
  await tab.advance(POLL_MS);
  await expect(status(tab)).toContainText('Le rapport n’a pas pu être fait.');
  await expect(status(tab)).toContainText('The disk is full.');
  worker.state = { state: 'running', done: 1500 };
  await tab.tap(tab.button('Réessayer'));
  await expect(status(tab)).toContainText(/1\s500 événements sur 6\s000/);
});

test('if the server does not respond, the page loads the tables later', async () => {
  const [closed] = CLOSED as [ClosedGame];
  const table = await closedTable(closed);
  const tab = await openTab('/');
  const fail = (): Promise<never> => Promise.reject(new TypeError('the connection broke'));
  tab.network.route('GET', /report\.json/, fail, 1);
  await tab.visit(`/tables/${table.id}`);
  await expect(tab.css('.final-standings__row').first).toBeVisible();
  await tab.advance(5000);
  await expectTables(tab, closed);
});

for (const [game, preset, line, lines] of [
  ['baccarat', 'chemin_de_fer', '25 on the table goes back', ['bank Anne 20', 'stake Bess 5']],
  ['lansquenet', 'lansquenet', '17 on the table goes back', ['wager 12', 'cover Bess 5']],
  ['basset', 'modern', '10 on the table goes back', ['stake Anne 7 10']],
  ['basset', 'modern', 'End the deal first', ['stake Anne 7 10', 'fasse 2']],
  ['glic', 'glic', 'End the hand first', ['deal']],
  ['tarot', 'swiss_tarot', 'Count its rounds or give it up', ['ante 10']],
  [
    'glic',
    'glic',
    '4 in the pools is shared: Anne 2, Bess 1 and Carl 1.',
    ['deal', 'claim Bess marriage', 'end'],
  ],
  [
    'tarot',
    'swiss_tarot',
    'The pot of 30 is shared',
    ['ante 10', ...Array<string>(3).fill('count Anne 26 Bess 26')],
  ],
] as const)
  test(`the question before the close says what ${game} pays (${line})`, async () => {
    const overrides = game === 'tarot' ? { tie: 'stays' } : {};
    const table = await closedTable({ game, preset, lines, overrides, tables: [] });
    const tab = await openTab(`/tables/${table.id}`);
    await tab.tap(tab.button('Menu'));
    await tab.tap(tab.button('Close the table'));
    const isPossible = !/^End the|^Count/.test(line);
    const name = new RegExp(isPossible ? `^Close the table\\?.*${line}` : `${line}.*table\\.$`);
    const question = tab.byRole('group', { name });
    await expect(question).toContainText(line);
    const words = isPossible ? ['Close', 'Keep open'] : ['Keep open'];
    await expect(question.css('button')).toHaveText(words);
  });
