/** The evening page: all tables, and the standings over all of them. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Device, type Tab } from '../dom/tab.ts';
import { openLongTable, openTwins } from './score-sheets.ts';

const openEvening = (device: Device = {}): Promise<Tab> => openTab('/evening', device);
const rows = (tab: Tab): Locator => tab.css('.evening-standings tbody tr');
const players = (tab: Tab): Locator => rows(tab).css('th');
const tables = (tab: Tab): Locator => tab.css('.evening-tables > section > ul > li');

/** Opens a session in pounds in which Valeria wins a shilling and Lady Lucy loses ten. */
function openWindowTable(): Promise<ServiceTable> {
  const seats = ['seat Valeria 960', 'seat "Lady Lucy" 960'];
  const deal = [
    'stake Valeria K 48',
    'stake "Lady Lucy" Q 480',
    'fasse 2',
    'pair K Q',
    'take Valeria K',
    'end',
  ];
  const lines = [...seats, ...deal];
  return newTable({ name: 'The Window Table', currency: 'lsd', bank: { funds: 9600 }, lines });
}

test('the evening shows standings over all tables', async () => {
  const longTable = await openLongTable();
  await openWindowTable();
  const tab = await openEvening();
  await expect(tab.css('.page__subtitle')).toContainText('two tables · seven players');
  await expect(rows(tab)).toHaveCount(7);
  await expect(players(tab).nth(1)).toHaveText('Valeria');
  await expect(tab.css('.evening-standings__at').nth(1).css('span')).toHaveText(['Long', 'Window']);
  await expect(rows(tab).nth(1).css('.evening-standings__net')).toHaveText('+1s');
  await expect(tab.css('.evening-tables__sums')).toHaveText(
    'The accounts balancePlayers −£4\u00a04s, banks +£4\u00a04s. The total is zero, as it must be.',
  );
  await expect(tables(tab).first).toContainText('Parlour · deal 1, 31 left · two wins to take or play on');
  await expect(tables(tab).first).toContainText('Bank +£3\u00a015s · has £153\u00a015s');
  await expect(tables(tab).nth(1)).toContainText('deal 2, staking');
  const board = tables(tab).first.byRole('link', { name: 'Board of The Long Table' });
  await expect(board).toHaveAttribute('href', `/board/${longTable.id}`);
});

test('a new entry at any table is shown', async () => {
  const longTable = await openLongTable();
  await openWindowTable();
  const tab = await openEvening();
  const first = rows(tab).first;
  await expect(first).toContainText('Captain Hearty');
  await longTable.enterLines('take *');
  await expect(first).toContainText('Lady Reveller');
  await expect(first.css('.evening-standings__net')).toHaveText('+£6\u00a017s');
  await expect(first.css('.evening-standings__change')).toContainText('up');
  await expect(tab.css('main [role=status].visually-hidden')).toContainText('Lady Reveller is 1st.');
  await longTable.enterLines('end', 'close');
  const closed = tab
    .css('.evening-tables > section')
    .having((one) => one.byRole('heading', { name: 'Closed' }));
  await expect(closed).toContainText('The Long Table');
  await expect(closed).toContainText('at the end');
});

test('the evening and the home page begin with the currency that has the most tables', async () => {
  await openLongTable();
  await openWindowTable();
  await openTwins();
  const tab = await openEvening();
  const money = tab.role('group', { name: 'Currency' });
  await expect(money.byRole('button', { pressed: true })).toHaveText('Pounds, shillings and pence');
  await expect(money.css('button')).toHaveText(['Pounds, shillings and pence', 'Points']);
  await expect(rows(tab)).toHaveCount(7);
  await tab.tap(money.button('Points'));
  await expect(players(tab)).toHaveText(['ada']);
  await tab.visit('/');
  await expect(tab.css('.evening-leaders')).toContainText('Two tables · seven players');
});

test('standings can be filtered by currency and evening', async () => {
  await openLongTable();
  await openTwins();
  const tab = await openEvening();
  const money = tab.role('group', { name: 'Currency' });
  await expect(money.byRole('button', { pressed: true })).toHaveText('Points');
  await expect(players(tab)).toHaveText(['ada']);
  await expect(tab.css('.page__subtitle')).toContainText('other currencies: pounds, shillings and pence');
  await tab.tap(money.button('Pounds, shillings and pence'));
  await expect(rows(tab)).toHaveCount(6);
  await tab.tap(tab.button('All evenings'));
  await expect(tab.button('All evenings')).toHaveAttribute('aria-pressed', 'true');
  await expect(players(tab)).toHaveText(['ada']);
});

test('the evening stays shown while all evenings load', async () => {
  await openWindowTable();
  const tab = await openEvening();
  await expect(rows(tab)).toHaveCount(2);
  const release = tab.network.hold('GET', /^\/v1\/evening\?since=/);
  await tab.tap(tab.button('All evenings'));
  await tab.network.whenHeld();
  await expect(tab.button('All evenings')).toHaveAttribute('aria-pressed', 'true');
  await tab.advance(0);
  assert.equal(rows(tab).count, 2);
  await expect(tab.button('All evenings')).toBeFocused();
  await release();
});

test('an evening without tables offers to open one', async () => {
  const tab = await openEvening();
  await expect(tab.byText('No table has been opened yet.')).toBeVisible();
  await expect(tab.role('link', { name: 'Open a table' })).toHaveAttribute('href', '/new');
});

test('only a house key gets the link to sign in a board', async () => {
  await openTwins();
  const house = await openEvening();
  await house.tap(house.role('link', { name: 'Show on the board' }));
  await expect(house.css('#pair-role')).toHaveValue('board');
  const dealer = await openEvening({ role: 'dealer' });
  await expect(rows(dealer)).toHaveCount(1);
  await expect(dealer.role('link', { name: 'Show on the board' })).toHaveCount(0);
  await dealer.tap(dealer.role('link', { name: 'Board of Twins' }));
  await expect(dealer.css('.board-headline__call')).toHaveText('Two kings: twins. The first card wins.');
});

test('the evening page in French', async () => {
  await openLongTable();
  const tab = await openEvening({ language: 'fr' });
  await expect(tab.role('heading', { level: 1 })).toHaveText('Soirée');
  await expect(tab.css('.evening-tables__sums')).toContainText('Le total est zéro, comme prévu.');
  await expect(tables(tab)).toContainText(
    'Salon · donne 1, 31 au talon · deux gains à encaisser ou à laisser en jeu',
  );
});
