/** Each role sees what it may read, and no control that the server would refuse. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openSignedOutTab, openTab, signInPath, type Device, type Tab } from '../dom/tab.ts';

const SEATS = [
  'seat anne 1000 hearts',
  ...['bess', 'carl', 'dora', 'emil'].map((name) => `seat ${name} 900`),
];
const STAKES = ['stake anne K 100', 'stake bess K 50', 'stake carl 7 40'];

const openNight = (...lines: string[]): Promise<ServiceTable> =>
  newTable({ lines: [...SEATS, ...STAKES, ...lines] });

/** Follows a link that signs a device in. */
const openByLink = async (device: Device): Promise<Tab> => openSignedOutTab(await signInPath(device));

async function expectReadOnly(tab: Tab): Promise<void> {
  for (const name of ['What happened', 'Downloads'])
    await expect(tab.role('heading', { name })).toHaveCount(0);
  for (const name of ['Forward', 'Journal', 'Basset: Demo evening', 'Take all the rest'])
    await expect(tab.button(name)).toHaveCount(0);
}

test('a player sees only their own cards and money', async () => {
  const table = await openNight('fasse 9', 'pair K 2', 'take bess K');
  const tab = await openByLink({ role: 'punter', sessions: [table.id], punter: 'bess' });
  await expect(tab.css('.player-page')).toBeVisible();
  assert.equal(tab.path, `/punter/${table.id}`);
  await expect(tab.role('heading', { level: 1 })).toHaveText('bess');
  for (const text of ['950', '1st', 'King wins, two loses.'])
    await expect(tab.css('main')).toContainText(text);
  await expect(tab).toLackText('anne');
  await tab.visit(`/tables/${table.id}/log`);
  await expect(tab.css('.seat-rows__player h2')).toHaveText(['bess']);
  await expectReadOnly(tab);
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.role('link', { name: 'All tables' }));
  await expect(tab.css('.table-card__link')).toHaveText(['Twelfth Night']);
  await expect(tab.byText('Can view one player’s cards')).toBeVisible();
  await expectReadOnly(tab);
});

test('a board without purses shows no purse', async () => {
  const table = await openNight();
  const tab = await openByLink({ role: 'board', sessions: [table.id], purses: false });
  await expect(tab.css('.board-page')).toBeVisible();
  assert.equal(tab.path, `/board/${table.id}`);
  await expect(tab.css('main')).toContainText('emil');
  await expect(tab).toLackText('900');
  await expectReadOnly(tab);
  await table.enterLines('fasse 7', 'pair K 2', 'take *', 'pair 3 K', 'end', 'close');
  await expect(tab.css('main')).toContainText('+100');
  await expect(tab).toLackText('1,100');
});

for (const [repeat, call, won] of [
  ['ignore', 'King wins, three loses.', 1],
  ['retire', 'King wins again: it is paid nothing and cannot lose in the next pair. Three loses.', 0],
  ['lose', 'King wins again, so stakes on it lose. Three loses.', 0],
] as const)
  test(`a repeated win is announced by the rules of the table: ${repeat}`, async () => {
    const rules = { preset: 'modern', overrides: { repeat } };
    const table = await newTable({ rules, lines: [...SEATS, 'fasse 9', 'pair K 2', 'pair K 3'] });
    const tab = await openTab(`/board/${table.id}`, { role: 'board', sessions: [table.id] });
    await expect(tab.css('main')).toContainText(call);
    await expect(tab.css('.board-cards__card[data-result=won]')).toHaveCount(won);
  });

test('a dealer of one table sees all of it and no other table', async () => {
  const table = await openNight();
  await openNight();
  const tab = await openTab('/', { role: 'dealer', sessions: [table.id] });
  await expect(tab.css('.table-card')).toHaveCount(1);
  for (const name of ['Play your own score sheet', 'Open a new table'])
    await expect(tab.role('link', { name })).toHaveCount(0);
  await expect(tab.button('Basset: Demo evening')).toHaveCount(0);
  await tab.tap(tab.css('.table-card__link'));
  await expect(tab.css('.table-shell')).toBeVisible();
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.role('link', { name: 'History' }));
  await expect(tab.css('.entry-history-list button').first).toBeVisible();
  await expect(tab.button('Journal')).toBeVisible();
  for (const closed of ['/new', '/sheet', '/keys']) {
    await tab.visit(closed);
    await expect(tab.role('heading', { name: 'Tables in play' })).toBeVisible();
  }
});

for (const role of ['dealer', 'keeper'])
  test(`a ${role} of all tables may open tables but not create keys`, async () => {
    const tab = await openTab('/keys', { role });
    await expect(tab.role('heading', { name: 'Tables' })).toBeVisible();
    await tab.tap(tab.button('Menu'));
    await expect(tab.role('link', { name: 'New table' })).toBeVisible();
    await expect(tab.role('link', { name: 'Keys and devices' })).toHaveCount(0);
    await expect(tab.role('link', { name: 'Open a new table' })).toBeVisible();
    await tab.tap(tab.button('Basset: Demo evening'));
    await expect(tab.byText('No players yet')).toBeVisible();
  });

test('a table outside the grant is not found', async () => {
  const [own, other] = [await openNight(), await openNight()];
  const tab = await openTab(`/board/${other.id}`, { role: 'board', sessions: [own.id] });
  await expect(tab.role('heading', { level: 1 })).toHaveText('Table not found');
});

test('a dealer cannot undo the ruling of a score-keeper, who can', async () => {
  const table = await openNight();
  const ruling = { from: 'bank', to: 'anne', amount: 5 };
  assert.equal((await table.enter('corrections', { ruling, reason: 'A miscount' })).status, 201);
  for (const role of ['dealer', 'keeper']) {
    const tab = await openTab(`/tables/${table.id}`, { role });
    const undo = tab.css('.undo-button');
    await expect(undo).toContainText('ruling 5');
    await expect(tab.css('.undo-button[aria-disabled=true]')).toHaveCount(role === 'dealer' ? 1 : 0);
    await tab.press('u');
    await expect(undo).toContainText(role === 'dealer' ? 'ruling 5' : 'carl 7');
  }
});
