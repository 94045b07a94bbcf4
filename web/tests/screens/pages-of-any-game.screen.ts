/** Board, player's page, history and standings of games without parts of their own. */

import { test } from 'node:test';
import declared from '../../src/api/entries.json' with { type: 'json' };
import { TEXT_FILES } from '../../src/i18n/game-texts/text-files.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { readAddedGames } from '../dom/service.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

// The app has no file of the invented game, so the test adds what the files of each game hold.
const added = await readAddedGames();
Object.assign(declared, added.declared);
const files = Object.entries(added.texts).map(([name, texts]) => [
  name,
  () => Promise.resolve({ default: texts }),
]);
Object.assign(TEXT_FILES, Object.fromEntries(files));

const SEATS = ['seat Anne 100', 'seat Bess 100', 'seat Carl 100'];

const openInvented = (...lines: string[]): Promise<ServiceTable> =>
  newTable({
    ...{ game: 'invented', name: 'Invented', bank: undefined, lines: [...SEATS, ...lines] },
    rules: { preset: 'one_side', overrides: {} },
  });

const openLansquenet = (...lines: string[]): Promise<ServiceTable> =>
  newTable({
    ...{ game: 'lansquenet', name: 'The Oak', bank: undefined, lines: [...SEATS, ...lines] },
    rules: { preset: 'lansquenet', overrides: {} },
  });

const openBoard = (table: ServiceTable): Promise<Tab> =>
  openTab(`/board/${table.id}`, { role: 'board', sessions: [table.id] });

const openOwnPage = (table: ServiceTable, punter: string): Promise<Tab> =>
  openTab(`/punter/${table.id}`, { role: 'punter', sessions: [table.id], punter });

const rows = (tab: Tab): Locator => tab.css('.board-standings__row');

test('the board of a game with a banker says who banks, and what the view declares', async () => {
  const table = await openLansquenet('wager 12', 'cover Bess 5');
  const tab = await openBoard(table);
  await expect(tab.css('.board-page')).toBeVisible();
  await expect(tab.css('.board-bank__who')).toHaveText(/Anne/);
  await expect(tab.css('.board-headline__call')).toHaveText(/Left to cover: 7/);
  await table.enterLines(
    'match right',
    'wager 5',
    'cover Anne 5',
    'match right',
    'wager 5',
    'cover Anne 5',
    'match right',
  );
  await expect(rows(tab)).toHaveText([
    '1Anne–no change+5',
    '2Bess1down one place0',
    '3Carl2down two places−5',
  ]);
});

test('the board of a game with pools shows them as parties, with what they hold', async () => {
  const table = await openInvented('ante 5');
  const tab = await openBoard(table);
  await expect(rows(tab)).toHaveText([
    '1Anne–no change−5',
    '1Bess–no change−5',
    '1Carl–no change−5',
    'Pot+15',
    'Jar0',
  ]);
  await expect(tab.css('.board-footer__figure')).toHaveText(['Pot15', 'Jar0']);
  await expect(tab.css('.board-page header')).toContainText('Invented');
  await expect(tab.css('.last-entries')).toHaveCount(0);
});

test('a board lists the newest entries for a key that may read them', async () => {
  const table = await openInvented('ante 5');
  const tab = await openTab(`/board/${table.id}`);
  await expect(tab.css('.last-entries__entry')).toHaveCount(4);
  await expect(tab.css('.last-entries__entry').first).toContainText('Ante paid');
});

test('a player of any game has a page with purse, standing, chart and history', async () => {
  const table = await openInvented('ante 5', 'level 3', 'turn Kh', 'bet Bess 20');
  const tab = await openOwnPage(table, 'Bess');
  await expect(tab.role('heading', { level: 1 })).toHaveText('Bess');
  await expect(tab.css('.player-page__purse')).toHaveText('In your purse75Purse and stakes: 95');
  await expect(tab.css('.player-page__figures')).toHaveText('20on the table−5at this table1st');
  await expect(tab.css('.session-charts')).toBeVisible();
  await expect(tab.css('.player-history li').first).toContainText('Bet placed · amount 20');
  await expect(tab.css('.player-history li').last).toHaveText('Joined+100');
  await expect(tab).toLackText('Carl');
  await table.enterLines('best Bess', 'cashout Bess 10');
  await expect(tab.css('.player-history li').first).toHaveText('Cashed out−10');
});

test('the history of any game shows the table at each version', async () => {
  const table = await openInvented('ante 5');
  const tab = await openTab(`/tables/${table.id}/log`);
  await expect(tab.css('.history-band__figure')).toHaveText(['15pot', '0jar']);
  await expect(tab.css('.party-rows tbody tr').first).toHaveText('Anne95−5');
  await tab.tap(tab.button('Back'));
  await expect(tab.css('.party-rows tbody tr').first).toHaveText('Anne1000');
  await expect(tab.css('.history-band__where')).toContainText('at event 4');
});

test('the standings of any game rank its players, and its pools below them', async () => {
  const table = await openInvented('ante 5');
  const tab = await openTab(`/tables/${table.id}/standings`);
  await expect(tab.css('.ranking__table tbody tr')).toHaveText([
    '1Anne−5',
    '1Bess−5',
    '1Carl−5',
    'Pot+15',
    'Jar0',
  ]);
  await expect(tab.css('.standings-page__reports')).toBeVisible();
  await tab.visit(`/tables/${table.id}`);
});
