/** Players and money of a table: what the page enters, and what it shows of other devices. */

import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import { openNight } from './score-sheets.ts';

const openTuesday = (...lines: string[]): Promise<ServiceTable> =>
  newTable({ lines: ['seat anne 960', 'seat bess 960', ...lines], currency: 'lsd', name: 'Tuesday' });
const openSeats = (table: ServiceTable): Promise<Tab> => openTab(`/tables/${table.id}/seats`);
const purse = (tab: Tab): Locator => tab.css('.seated-player').first.css('.seated-player__purse');
const bankAmount = (tab: Tab): Locator => tab.byLabel('Amount');

test('enter funds the bank but moves no money of a player', async () => {
  const table = await openTuesday();
  const tab = await openSeats(table);
  await tab.fill(tab.byLabel(/^Amount.*anne/), '7s');
  await tab.press('Enter');
  await tab.fill(bankAmount(tab), '£5');
  await tab.press('Enter');
  await expect(bankAmount(tab)).toHaveValue('');
  await expect(purse(tab)).toHaveText('£1');
  assert.equal(tab.path, `/tables/${table.id}/seats`);
});

test('entries of other devices are shown when the network is back', async () => {
  const table = await openTuesday();
  const tab = await openSeats(table);
  await expect(purse(tab)).toHaveText('£1');
  await table.enterLines('buyin anne 960');
  await tab.setOnline(false);
  await tab.setOnline(true);
  await expect(purse(tab)).toHaveText('£2');
});

test('the debt of a broken bank is shown', async () => {
  const seats = ['seat ada 9600', 'seat bess 4800', 'stake ada K 4800', 'stake bess 3 48'];
  const lines = [...seats, 'fasse 2', 'pair K 3', 'take ada K'];
  const table = await newTable({ lines, currency: 'lsd', bank: { funds: 960 } });
  const tab = await openSeats(table);
  await expect(tab.css('.seats-page__bank')).toHaveText('Owes £3\u00a019s');
});

test('what the banker and another player put on the table is shown', async () => {
  const game = { game: 'lansquenet', rules: { preset: 'lansquenet' }, bank: undefined, currency: 'points' };
  const lines = ['seat anne 30', 'seat bess 30', 'wager 20', 'cover bess 10'];
  const tab = await openSeats(await newTable({ ...game, lines }));
  const player = (name: string) => tab.css('.seated-player').withText(new RegExp(name));
  await expect(player('anne')).toContainText('20 on the table');
  await expect(player('bess')).toContainText('10 on the table');
});

test('the history of an empty table links to its seats', async () => {
  const table = await newTable();
  const tab = await openTab(`/tables/${table.id}/log`);
  const box = tab.css('.empty-box');
  await expect(box).toContainText('Add the first player under');
  await tab.tap(box.byRole('link', { name: 'Players and money' }));
  await expect(tab.role('heading', { level: 1 })).toBeFocused();
});

test('the close link focuses the close button', async () => {
  const table = await openTuesday();
  const tab = await openTab(`/tables/${table.id}/seats?close`);
  await expect(tab.button('Close the table')).toBeFocused();
});

test('players are added, and money is moved', async () => {
  const table = await openNight();
  const tab = await openSeats(table);
  const name = tab.byLabel(/^Name/);
  await tab.tap(tab.button('Add'));
  await expect(tab.byText('Enter a name.')).toBeVisible();
  await tab.fill(name, 'Anne');
  await tab.tap(tab.button(/^Add .*Anne.* with £10$/));
  await expect(tab.css('#fault-sit-name')).toContainText(/Anne.* is already at this table\./);
  await expect(name).toBeFocused();
  await tab.fill(name, 'Carl');
  await tab.fill(tab.byLabel('Purse'), '3gn');
  await tab.select(tab.byLabel(/^Suit/), 'clubs');
  await tab.tap(tab.button(/^Add .*Carl.* with £3\u00a03s$/));
  await expect(tab.role('heading', { name: 'Four players' })).toBeVisible();
  await expect(name).toHaveValue('');
  const carl = tab.css('.seated-player').having((player) => player.byRole('heading', { name: /Carl/ }));
  await tab.fill(carl.byLabel(/^Amount/), '7s');
  await tab.tap(carl.button(/^Buy in 7s for .*Carl/));
  await expect(carl).toContainText('£3\u00a010s');
  await tab.fill(carl.byLabel(/^Amount/), '£100');
  await tab.tap(carl.button(/^Cash out £100 to .*Carl/));
  await expect(carl.byRole('alert')).toContainText(/Carl.*’s purse holds only £3/);
  await expect(carl.byLabel(/^Amount/)).toBeFocused();
  await tab.fill(carl.byLabel(/^Amount/), '-5');
  await expect(carl.byRole('alert')).toHaveText('');
  await tab.tap(carl.button(/^Buy in/));
  await expect(carl.byRole('alert')).toHaveText('An amount cannot be below zero.');
  await tab.fill(carl.byLabel(/^Amount/), '');
  await expect(carl.byRole('alert')).toHaveText('');
  await tab.fill(bankAmount(tab), '£5');
  await tab.tap(tab.button('Fund the bank with £5'));
  await expect(tab.css('.seats-page__bank')).toHaveText('£15\u00a08s\u00a04d');
  await expect(bankAmount(tab)).toHaveValue('');
});

test('a player gets another name on the page of players', async () => {
  const tab = await openSeats(await openTuesday());
  const open = tab.button('Change a player’s name…');
  await tab.tap(open);
  await tab.tap(tab.css('.renaming-form').button('anne'));
  await tab.fill(tab.byLabel('New name'), 'Anna');
  await tab.tap(tab.button('Change the name'));
  await expect(tab.css('.seated-player').first).toContainText('Anna');
  await expect(open).toBeVisible();
});

test('a table is closed on its page of players, and leads to settling up', async () => {
  const table = await openNight();
  const tab = await openSeats(table);
  for (const answer of ['Keep open', 'Close']) {
    await tab.tap(tab.button('Close the table'));
    await tab.tap(tab.button(answer));
  }
  await expect(tab.css('#fault-close')).toContainText('A deal is in progress. End the deal first.');
  await expect(tab.css('.page__slip')).toHaveCount(0);
  await table.enterLines('take *', 'end');
  await tab.tap(tab.button('Close the table'));
  await tab.tap(tab.button('Close'));
  await expect(tab.byText('This table is closed.')).toBeVisible();
  await tab.tap(tab.role('link', { name: 'Settle up at the table' }));
  await expect(tab.role('heading', { name: 'Settle up' })).toBeVisible();
  assert.equal((await table.state()).phase, 'closed');
});

test('a name is corrected at a closed table, on the page of players and in the history', async () => {
  const table = await openNight();
  await table.enterLines('take *', 'end', 'close');
  const tab = await openSeats(table);
  const rename = async (from: string, to: string): Promise<void> => {
    await tab.tap(tab.button('Change a player’s name…'));
    await tab.tap(tab.css('.renaming-form').button(from));
    await tab.fill(tab.byLabel(/^New name/), to);
    await tab.tap(tab.button('Change the name'));
  };
  await rename('anne', 'Anna');
  await expect(tab.css('.seated-player').first).toContainText('Anna');
  await tab.visit(`/tables/${table.id}/log`);
  await rename('Anna', 'Annabel');
  await expect(tab.byText('Anna is called Annabel now.').first).toBeVisible();
  assert.equal((await table.state()).phase, 'closed');
});

test('after a refused close, the focus moves in the same frame as the reason appears', async (t: TestContext) => {
  const tab = await openSeats(await openNight());
  await tab.tap(tab.button('Close the table'));
  // A frame later, the user may have tapped another field.
  t.mock.method(globalThis, 'requestAnimationFrame', () => 0);
  await tab.tap(tab.button('Close'));
  await expect(tab.css('#fault-close')).toContainText('A deal is in progress.');
  await expect(tab.button('Close the table')).toBeFocused();
});

for (const [field, sent, button, typed] of [
  [/^Amount.*anne/, '2s', /^Buy in 2s for .*anne/, '7s'],
  [/^Name/, 'Carl', /^Add .*Carl.* with £10$/, 'Dora'],
] as const)
  test(`text typed while an entry is sent is not lost: ${sent}`, async () => {
    const tab = await openSeats(await openNight());
    await tab.fill(tab.byLabel(field), sent);
    const release = tab.network.hold('POST', /\/entries$/);
    await tab.tap(tab.button(button));
    await tab.network.whenHeld();
    await tab.fill(tab.byLabel(field), typed);
    await release();
    await expect(tab.byText(/^Recorded\.$/)).toHaveCount(1);
    await expect(tab.css('progress')).toHaveCount(0);
    await expect(tab.byLabel(field)).toHaveValue(typed);
  });

const NEEDED = {
  seats: 'To record something on this page, this device needs control.',
  log: 'To change the name of a player, this device needs control.',
};

test('a device without control takes it where it records', async () => {
  const table = await openTuesday();
  const hall = await openTab(`/tables/${table.id}/seats`, { name: 'Hall' });
  await hall.fill(bankAmount(hall), '5');
  await hall.press('Enter');
  await expect(bankAmount(hall)).toHaveValue('');
  const dealer = await openTab(`/tables/${table.id}/log`, { role: 'dealer' });
  await expect(dealer.css('.control-note')).toContainText(NEEDED.seats);
  for (const page of ['seats', 'log'] as const) {
    const tab = await openTab(`/tables/${table.id}/${page}`, { name: 'Desk' });
    const note = tab.css('.control-note');
    await expect(note).toContainText(NEEDED[page]);
    await expect(note).toContainText('has control.');
    await tab.tap(note.button('Take control'));
    await expect(note).toHaveCount(0);
    await expect(tab.role('heading', { level: 1 })).toBeFocused();
    const { pen } = await table.state();
    assert.equal(pen?.device, 'Desk');
  }
  const then = await openTab(`/tables/${table.id}/log/${(await table.state()).version - 2}`, {
    name: 'Hall',
  });
  await expect(then.css('.history-band__call')).toBeVisible();
  await expect(then.css('.entry-history-list li').first).toBeVisible();
  await expect(then.css('.control-note')).toHaveCount(0);
});
