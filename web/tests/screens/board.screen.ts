/** The wall board: one table, its evening, and what it shows while the server is away. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { service } from '../dom/service.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Device, type Tab } from '../dom/tab.ts';
import { ANNE_WINS, BESS_LOSES, NAME as EVENING, openGathering } from './gatherings.ts';
import { openLongTable, openTwins } from './score-sheets.ts';

const POLL_MS = 3000;

const call = (tab: Tab): Locator => tab.css('.board-headline__call');
const note = (tab: Tab): Locator => tab.css('.board-headline__note');
const rows = (tab: Tab): Locator => tab.css('.board-standings__row');
const evening = (tab: Tab): Locator => tab.css('.board-standings[data-kind=evening]');
const firstOfEvening = (tab: Tab): Locator => evening(tab).css('.board-standings__row').first;
const announced = (tab: Tab): Locator => tab.css('.board-page > [role=status]');

const openBoard = (table: ServiceTable, device: Device = {}): Promise<Tab> =>
  openTab(`/board/${table.id}`, { role: 'board', sessions: [table.id], ...device });

/** Opens two tables of one evening, and returns the first and the id of the evening. */
async function openEvening(): Promise<readonly [ServiceTable, string]> {
  const id = await openGathering();
  const oak = await newTable({ name: 'Oak', lines: ANNE_WINS, gathering: id });
  await newTable({ name: 'Elm', lines: BESS_LOSES, gathering: id });
  return [oak, id];
}

test('the line for newcomers follows the deal', async () => {
  const table = await newTable({ lines: ['seat anne 100', 'stake anne K 10'] });
  const tab = await openBoard(table);
  const hint = tab.css('.board-hint');
  await expect(hint).toContainText('Players lay money on their cards.');
  await table.enterLines('fasse 2');
  await expect(hint).toContainText('The first card is called the fasse');
  await table.enterLines('pair 3 5');
  await expect(hint).toContainText('In each pair, the first card wins for the players');
});

test('the board of Glic highlights the Poch while money lies in it, and lists each run', async () => {
  const table = await newTable({
    ...{ game: 'glic', rules: { preset: 'glic', overrides: {} }, bank: undefined },
    lines: [...['Anne', 'Bess', 'Carl'].map((name) => `seat ${name} 60`), 'deal', 'pass *'],
  });
  const tab = await openBoard(table);
  const poch = tab.css('.painted-board__pool').last;
  await expect(poch).toHaveAttribute('data-poch', 'false');
  await table.enterLines('run Anne', 'run Bess', 'run Carl');
  await expect(tab.css('.board-page__strip li')).toHaveText([/^Carl/, /^Bess/, /^Anne/]);
  await table.enterLines('out Anne Bess 1 Carl 1', 'deal', 'bet Carl 2');
  await expect(poch).toHaveAttribute('data-poch', 'true');
});

test('the board shows a new entry', async () => {
  const table = await openLongTable();
  const tab = await openBoard(table);
  const names = rows(tab).css('.board-standings__name');
  const won = tab.css('.board-ladder__rider[data-won=true]');
  await expect(note(tab)).toHaveText('Bank takes £1 · waiting for two players');
  await expect(won).toHaveCount(2);
  await expect(names.first).toHaveText('Captain Hearty');
  await expect(tab.css('.board-standings__change').withText(/^[^–]/)).toHaveCount(0);
  await table.enterLines('take "Lady Reveller" K', 'paroli "Mrs Sago" K');
  await expect(names.first).toHaveText('Lady Reveller');
  await expect(rows(tab).css('.board-standings__net').first).toHaveText('+£6\u00a017s');
  await expect(announced(tab)).toHaveText(
    'Lady Reveller is 1st. Captain Hearty is 2nd. Valeria is 3rd. Mrs Sago is 4th.',
  );
  await expect(note(tab)).toContainText('Lady Reveller takes £7\u00a07s');
  await expect(won).toHaveCount(0);
  await table.enterLines('pair 4 4');
  await expect(call(tab)).toHaveText('Two fours: twins. The first card wins.');
  await expect(announced(tab)).toHaveText('Two fours: twins. The first card wins.');
  await expect(tab.css('.board-deal tr').first.css('.board-deal__card')).toHaveCount(10);
  await table.enterLines('end');
  await expect(call(tab)).toHaveText('The deal is over. Stakes are returned.');
  await table.enterLines('stake "Valeria" 2 480');
  await expect(call(tab)).toHaveText('Players are placing stakes for the next deal.');
  await expect(tab.css('.board-stakes__player').withText('Valeria')).toContainText('1 card, two to come');
  await expect(tab.css('.board-deal h2')).toHaveText('The last deal');
});

test('changes of place are shown from the second deal on', async () => {
  const seats = ['seat ada 100', 'seat bess 100', 'stake ada K 50', 'stake bess Q 5'];
  const lines = [...seats, 'fasse 2', 'pair K 3', 'paroli ada K', 'end', 'stake bess 4 7'];
  const table = await newTable({ lines, bank: { funds: 1000 } });
  const tab = await openBoard(table);
  await expect(note(tab)).toHaveText('ada’s king stays for the next deal with 50, for 2×');
  await expect(rows(tab).first).toContainText('ada');
  await table.enterLines('stake bess 9 10', 'fasse 3', 'pair 9 K', 'take bess 9');
  await expect(rows(tab).first).toContainText('bess');
  await expect(rows(tab).first.css('.board-standings__change')).toHaveText('–no change');
  await expect(rows(tab).nth(1).css('.board-standings__change')).toHaveText('1down one place');
});

test('the board polls if the event stream fails', async () => {
  const table = await openLongTable();
  const tab = await openTab('/settings', { role: 'board', sessions: [table.id] });
  tab.network.route('GET', /\/v1\/feed/, async () => new Response(null, { status: 503 }));
  await tab.visit(`/board/${table.id}`);
  await expect(call(tab)).toHaveText('King wins, ten loses.');
  await table.enterLines('take *', 'pair Q 5');
  await tab.advance(POLL_MS);
  await expect(call(tab)).toHaveText('Queen wins, five loses.');
  await expect(tab.css('.live-mark')).toHaveText('Live');
});

test('the board shows that phones cannot reach it', async () => {
  const tab = await openBoard(await openTwins());
  const { host } = new URL(service.address);
  await expect(tab.css('.board-footer__hint')).toContainText(`Phones cannot reach ${host}.`);
  await expect(tab.css('img')).toHaveCount(0);
});

test('a board key for another table gets not found', async () => {
  const [one, other] = [await openTwins(), await openTwins()];
  const tab = await openBoard(other, { sessions: [one.id] });
  await expect(tab.role('heading', { level: 1 })).toHaveText('Table not found');
});

test('the board names its evening', async () => {
  const [oak] = await openEvening();
  const tab = await openBoard(oak);
  await expect(tab.css('.board-page__evening')).toHaveText(EVENING);
  await expect(rows(tab)).toHaveCount(2);
  await expect(evening(tab)).toHaveCount(0);
});

test('a board of one table shows no other table', async () => {
  const [oak] = await openEvening();
  const tab = await openBoard(oak);
  await expect(tab.css('.board-page__evening')).toHaveText(EVENING);
  await expect(tab.css('.board-places')).toContainText('anne');
  await expect(evening(tab)).toHaveCount(0);
  await expect(tab).toLackText('bess');
});

test('a board of all tables opens a board from its list', async () => {
  const [oak] = await openEvening();
  const tab = await openTab('/', { role: 'board', sessions: null });
  await tab.tap(tab.css(`[data-table='${oak.id}']`));
  await expect(tab.css('.board-page h1')).toHaveText('Oak');
  await expect(evening(tab)).toHaveCount(1);
});

test('the evening follows the entries of the table', async () => {
  const [oak] = await openEvening();
  const tab = await openBoard(oak, { sessions: null });
  await expect(firstOfEvening(tab)).toHaveText('1anne+10');
  await oak.enterLines('stake anne K 10', 'fasse 2', 'pair K 3', 'take anne K', 'end');
  await expect(firstOfEvening(tab)).toHaveText('1anne+20');
});

test('a practice table shows no evening', async () => {
  const [, gathering] = await openEvening();
  const practice = await newTable({ name: 'Ash', lines: ANNE_WINS, gathering, practice: true });
  const tab = await openBoard(practice, { sessions: null });
  await expect(rows(tab)).toHaveCount(2);
  await expect(evening(tab)).toHaveCount(0);
  await expect(tab.css('.board-page__evening')).toHaveCount(0);
});

test('a player’s key requests no evening', async () => {
  const [oak] = await openEvening();
  const tab = await openTab('/settings', { role: 'punter', sessions: [oak.id], punter: 'anne' });
  const asked: string[] = [];
  tab.network.route('GET', /\/evening$/, (request, pass) => {
    asked.push(request.url);
    return pass(request);
  });
  await tab.visit(`/board/${oak.id}`);
  await expect(rows(tab).first).toBeVisible();
  await tab.advance(0);
  assert.deepEqual(asked, []);
});
