/** Charts of a session and of a person, by their facts and their numbers. No picture is drawn without layout. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { net } from '../../src/i18n/amounts/currency.ts';
import { eventually, expect } from '../dom/expect.ts';
import { textOf, type Locator } from '../dom/locator.ts';
import { askJson } from '../dom/service.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import { addPerson } from './people.ts';

const EVENING = 'Wins and losses round by round';
const BANK = 'What the bank won in each deal';
const PLAYERS = ['Anne', 'Bess', 'Carl', 'Dora', 'Emil'];
/** Cards without stakes, in turn, for the fasse. */
const ENDS = ['9', '10', 'J', 'Q', 'K'];
const POUND = 960;

interface PurseHistory {
  readonly version: number;
  readonly versions: readonly number[];
  readonly players: readonly { readonly name: string; readonly nets: readonly (number | null)[] }[];
  readonly rounds: readonly { readonly gain: number }[];
}

const chart = (tab: Tab, title: string): Locator =>
  tab.css('.chart').having((one) => one.byRole('heading', { name: title }));
const point = (shown: Locator): Locator => shown.css('.chart-values__point');

/** Returns an amount as the numbers of a chart have it. It is empty before a player joins. */
const netText = (amount: number | null): string => (amount === null ? '' : net(amount, 'lsd'));

/** The lines of a deal in which one player wins and the next loses. */
function deal(number: number, players: readonly string[]): readonly string[] {
  const [winner, loser] = [players[number % players.length], players[(number + 1) % players.length]];
  return [
    `stake ${winner} 7 ${48 * (5 + ((number * 3) % 11))}`,
    `stake ${loser} 8 ${48 * (3 + ((number * 7) % 23))}`,
    ...[`fasse ${ENDS[number % ENDS.length]}`, 'pair 7 8', 'take *', 'end'],
  ];
}

/** Opens a session of some deals. */
function openDeals(count: number, ...lines: string[]): Promise<ServiceTable> {
  const seats = PLAYERS.map((name, at) => `seat ${name} ${POUND * (10 + at)}`);
  const deals = Array.from({ length: count }, (_, number) => deal(number, PLAYERS)).flat();
  return newTable({ currency: 'lsd', bank: { funds: 150 * POUND }, lines: [...seats, ...deals, ...lines] });
}

/** Opens the table of a chart and returns its rows. */
async function numbers(shown: Locator): Promise<string[][]> {
  const details = shown.css('.chart__numbers');
  await expect(details).toBeVisible();
  const rows = details.css('tbody tr');
  details.all()[0]!.setAttribute('open', '');
  details.all()[0]!.dispatchEvent(new Event('toggle'));
  await expect(rows.first).toBeVisible();
  return rows.all().map((row) => [...row.querySelectorAll('th, td')].map(textOf));
}

test('the numbers are those of the API', async () => {
  const table = await openDeals(5, 'close');
  const history = await table.read<PurseHistory>('purse-history');
  const tab = await openTab(`/tables/${table.id}/standings`);
  const nets = chart(tab, EVENING);
  const rows = await numbers(nets);
  await expect(nets.css('thead th')).toHaveText([/./, ...history.players.map(({ name }) => name)]);
  assert.deepEqual(
    rows.map(([, ...amounts]) => amounts),
    history.versions.map((_, at) => history.players.map(({ nets: all }) => netText(all[at]!))),
  );
  assert.deepEqual(
    rows.map(([when]) => when!.split(' ').at(-1)),
    history.versions.map(String),
  );
  const best = Math.max(...history.players.map(({ nets: all }) => all.at(-1) ?? 0));
  await expect(nets.css('.chart__fact')).toContainText(`leads with ${net(best, 'lsd')}.`);
  const gains = history.rounds.map(({ gain }) => gain);
  const bank = chart(tab, BANK);
  assert.deepEqual(
    await numbers(bank),
    gains.map((gain, at) => [`Deal ${at + 1}`, net(gain, 'lsd')]),
  );
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  const [sign, amount] = [net(total, 'lsd')[0], net(total, 'lsd').slice(1)];
  await expect(bank.css('.chart__fact')).toHaveText(
    `The bank ${sign === '+' ? 'won' : 'lost'} ${amount} in five deals.`,
  );
});

test('the charts are loaded again when a deal ends', async () => {
  const table = await openDeals(1);
  const tab = await openTab('/settings');
  const asked = { charts: 0, versions: 0 };
  const count = (path: RegExp, what: keyof typeof asked): void =>
    tab.network.route('GET', path, (request, pass) => {
      asked[what] += 1;
      return pass(request);
    });
  count(/\/purse-history$/, 'charts');
  count(/\?as_of=/, 'versions');
  await tab.visit(`/tables/${table.id}/standings`);
  const bank = chart(tab, BANK);
  await expect(point(bank)).toHaveText('Deal 1');
  const [stake, ...others] = deal(1, PLAYERS);
  const { versions } = asked;
  await table.enterLines(stake!);
  await eventually(
    () => asked.versions > versions,
    () => 'the page does not load the new version',
  );
  await tab.advance(100);
  assert.equal(asked.charts, 1);
  await table.enterLines(...others);
  await expect(point(bank)).toHaveText('Deal 2');
  assert.equal(asked.charts, 2);
});

test('a player sees the chart of the own purse only', async () => {
  const table = await openDeals(3);
  const tab = await openTab(`/punter/${table.id}`, { role: 'punter', sessions: [table.id], punter: 'Bess' });
  const nets = chart(tab, EVENING);
  await expect(tab.css('.chart')).toHaveCount(1);
  await expect(nets.css('.chart-values li')).toHaveCount(1);
  await expect(nets.css('.chart__fact')).toContainText('Now ');
});

test('the newest point of the chart of a player is the current net, between two loads', async () => {
  const table = await openDeals(1);
  const tab = await openTab('/settings');
  const requests = { charts: 0 };
  tab.network.route('GET', /\/purse-history$/, (request, pass) => {
    requests.charts += 1;
    return pass(request);
  });
  await tab.visit(`/punter/${table.id}?punter=Bess`);
  const nets = chart(tab, EVENING);
  await expect(nets.css('.chart__fact')).toContainText('Now −3s.');
  await table.enterLines(...deal(1, PLAYERS).slice(0, 5));
  const { version, players } = await table.read<PurseHistory>('purse-history');
  const amount = players.find(({ name }) => name === 'Bess')?.nets.at(-1) ?? 0;
  assert.notEqual(amount, -3 * 48);
  await expect(nets.css('.chart__fact')).toContainText(`Now ${net(amount, 'lsd')}.`);
  await expect(point(nets)).toHaveText(`After deal 1, event ${version}`);
  assert.equal(requests.charts, 1);
});

test('a game without a bank has the chart of its players', async () => {
  const table = await newTable({
    ...{ game: 'lansquenet', name: 'Hand by hand', currency: 'lsd', bank: undefined },
    rules: { preset: 'lansquenet', overrides: {} },
    lines: ['seat Anne 240', 'seat Bess 144', 'wager 48', 'cover Bess 32', 'match left', 'close'],
  });
  const tab = await openTab(`/tables/${table.id}`);
  await expect(point(chart(tab, EVENING))).toContainText('After hand 1, event ');
  await expect(tab.css('.chart')).toHaveCount(1);
});

test('the chart of a player is loaded again when an entry of an earlier hand is corrected', async () => {
  const table = await newTable({
    ...{ game: 'lansquenet', name: 'Hand by hand', currency: 'lsd', bank: undefined },
    rules: { preset: 'lansquenet', overrides: {} },
    lines: ['seat Anne 240', 'seat Bess 144', 'wager 48', 'cover Bess 32', 'match left'],
  });
  const tab = await openTab(`/punter/${table.id}?punter=Bess`);
  const fact = chart(tab, EVENING).css('.chart__fact');
  await expect(fact).toHaveText(/^Now −8d\. Lowest −8d, highest 0\.$/);
  const { recent } = (await table.state()) as { recent?: { version: number; entered: { kind: string } }[] };
  const match = recent!.find(({ entered }) => entered.kind === 'match')!;
  const entry = { ...match.entered, outcome: 'right' };
  const response = await table.enter('corrections', { amend: match.version, entry });
  assert.equal(response.status, 201, await response.text());
  await expect(fact).toHaveText(/^Now \+8d\. Lowest 0, highest \+8d\.$/);
});

test('a person has the charts of a season', async () => {
  const person = await addPerson('Anne of the charts', { points: 500 });
  for (const [winner, loser] of [
    [7, 8],
    [8, 7],
  ]) {
    const table = await newTable();
    await table.enter('bankrolls', { punter: 'anne', person });
    const lines = ['seat anne 100', 'stake anne 7 20', 'fasse 9', `pair ${winner} ${loser}`];
    await table.enterLines(...lines, ...(winner === 7 ? ['take *'] : []), 'end', 'close');
  }
  const tab = await openTab(`/people/${person}`);
  const { moves } = await askJson<{ moves: { balance: number }[] }>(
    `/v1/people/${person}/statement.json?currency=points`,
  );
  const balances = (await numbers(chart(tab, 'Balance over time'))).map((row) => row[1]);
  assert.deepEqual(
    balances,
    moves.map(({ balance }) => String(balance)),
  );
  const results = chart(tab, 'Result of each table');
  await expect(results.css('.chart__fact')).toHaveText('Won at 1 of 2 tables. Total 0.');
  assert.deepEqual(
    (await numbers(results)).map((row) => row[1]),
    ['+20', '−20'],
  );
});
