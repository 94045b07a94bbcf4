/** Taps and keys at the table: what counts as one entry, and what an entry is not. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { BOUNCE_MS, connectDevice } from '../dom/tab.ts';
import { cardsOf, openParlourTable } from './parlour-table.ts';

const QUICK_TAP_MS = 120;

const SEATS = ['seat anne 100 spades', 'seat bess 100 hearts'];
const STAKES = [
  ...['stake anne K 10', 'stake anne Q 5', 'stake anne 7 2'],
  ...['stake bess K 20', 'stake bess 5 10', 'stake bess 3 1'],
];

const openTable = (...lines: string[]): Promise<ServiceTable> =>
  newTable({
    lines: [...SEATS, ...lines],
    rules: { preset: 'parlour', overrides: { burn: 44 } },
    bank: { funds: 1000 },
  });
const openAfterFasse = (): Promise<ServiceTable> => openTable(...STAKES, 'fasse Q');

const countOf = async (table: ServiceTable, kind: string): Promise<number> =>
  (await table.eventKinds()).filter((one) => one === kind).length;

test('a selected card is deselected when it loses', async () => {
  const table = await openAfterFasse();
  const dealer = await openAsDealer(table);
  await dealer.tab.tap(dealer.couch('anne', 'K'));
  await expect(dealer.tab.button('Close')).toBeVisible();
  await table.enterLines('pair 2 K');
  await expect(dealer.tab.button('Close')).toHaveCount(0);
  await dealer.expectSentence('Two wins, king loses.');
});

test('undo takes back a changed stake completely', async () => {
  const table = await openTable('stake anne K 10');
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await tab.setOnline(false);
  await tab.tap(dealer.couch('anne', 'K'));
  await tab.tap(dealer.coin('5'));
  await expect(tab.button('2 waiting')).toBeVisible();
  await dealer.undo();
  await expect(tab.button('No connection')).toBeVisible();
  await tab.setOnline(true);
  await dealer.waitUntilRecorded();
  assert.deepEqual(await table.couches(), { 'anne K': 10 });
});

test('stakes may be tapped right after their coins', async () => {
  const table = await openTable();
  const dealer = await openAsDealer(table);
  await expect(dealer.coin('10')).toBeVisible();
  await dealer.tab.advance(BOUNCE_MS);
  for (const [coin, player] of [
    ['10', 'anne'],
    ['5', 'bess'],
  ] as const) {
    await dealer.tab.tapNow(dealer.coin(coin));
    await dealer.tab.advance(50);
    await dealer.tab.tapNow(dealer.place(player, 'K'));
  }
  await dealer.waitUntilRecorded();
  assert.deepEqual(await table.couches(), { 'anne K': 10, 'bess K': 5 });
});

test('a double tap records one entry', async () => {
  const table = await openTable();
  const dealer = await openAsDealer(table);
  await dealer.tab.tap(dealer.coin('10'));
  await dealer.tab.advance(BOUNCE_MS);
  await dealer.tab.tapNow(dealer.place('anne', 'K'), 2);
  await dealer.waitUntilRecorded();
  assert.equal(await countOf(table, 'stake_placed'), 1);
});

test('ten, king and ten within 0.4 seconds are the stakes of two players', async () => {
  const dealer = await openParlourTable();
  const { tab } = dealer;
  await tab.tap(dealer.coin('10s'));
  await tab.advance(BOUNCE_MS);
  for (const rank of ['10', 'K', '10']) {
    await tab.tapNow(tab.css(`.rank-keys [data-rank='${rank}']`));
    await tab.advance(QUICK_TAP_MS);
  }
  assert.deepEqual(await cardsOf(dealer, 'anne'), ['10', 'K']);
  assert.deepEqual(await cardsOf(dealer, 'bess'), ['10']);
});

test('twins need a second tap after a pause', async () => {
  const table = await openAfterFasse();
  const dealer = await openAsDealer(table);
  await dealer.tab.advance(BOUNCE_MS);
  await dealer.tab.tapNow(dealer.key('7'), 2);
  await expect(dealer.tab.button(/^Not the seven/)).toBeVisible();
  await dealer.tab.advance(BOUNCE_MS);
  await dealer.tab.tapNow(dealer.key('7').or(dealer.tab.css("[data-rank='7']")).first);
  await expect(dealer.tab.role('banner').byText('Two sevens: twins.')).toBeVisible();
  await dealer.waitUntilRecorded();
  assert.equal(await countOf(table, 'pair_dealt'), 1);
});

test('an answer button that has just appeared takes no tap', async () => {
  const table = await openAfterFasse();
  const dealer = await openAsDealer(table);
  await dealer.tapCards('K', '5');
  const take = dealer.answer('Take', 'anne', 'K');
  await dealer.tab.tapNow(take);
  await dealer.waitUntilRecorded();
  assert.equal((await table.eventKinds()).at(-1), 'draw_settled');
  await dealer.tab.tap(take);
  await expect(take).toHaveCount(0);
});

test('an unsent entry is removed by undo or in the outbox list', async () => {
  const table = await openTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await tab.setOnline(false);
  await tab.tap(dealer.coin('10'));
  for (const card of ['K', 'Q', '7']) await tab.tap(dealer.place('anne', card));
  await expect(tab.button('3 waiting')).toBeVisible();
  await dealer.undo();
  await expect(dealer.couch('anne', '7')).toHaveCount(0);
  await tab.tap(tab.button('2 waiting'));
  await tab.tap(tab.button('Remove: anne stakes 10 on the king.'));
  await expect(dealer.couch('anne', 'K')).toHaveCount(0);
  await tab.press('Escape');
  for (const card of ['2', '3']) await tab.tap(dealer.place('anne', card));
  for (const [key, card] of [
    ['u', '3'],
    ['Control+z', '2'],
  ] as const) {
    await tab.press(key);
    await expect(dealer.couch('anne', card)).toHaveCount(0);
  }
  await tab.setOnline(true);
  await dealer.waitUntilRecorded();
  assert.deepEqual(await table.couches(), { 'anne Q': 10 });
});

test('the menu opens the board', async () => {
  const { tab } = await openAsDealer(await openAfterFasse());
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.role('link', { name: 'Wall board' }));
  await expect(tab.css('.board-page')).toContainText('anne');
});

test('two devices show each other’s entries, and a tap takes control', async () => {
  const table = await openTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  const other = await connectDevice({ role: 'dealer', name: 'The bar' });
  const stake = { kind: 'stake', punter: 'anne', card: 'K', amount: 10 };
  for (const [point, body] of [
    ['pen', {}],
    ['entries', { entries: [stake] }],
  ] as const)
    assert.equal((await other.post(`${table.path}/${point}`, body)).status, 201);
  const elsewhere = tab.button('Another device has control');
  await expect(dealer.couch('anne', 'K')).toBeVisible();
  await expect(elsewhere).toBeVisible();
  await tab.tap(dealer.coin('5'));
  await tab.tap(dealer.place('bess', '5'));
  await tab.tap(tab.button('The bar has control. Take control…'));
  // The rejection slip has such a button too, and may come at any moment.
  await tab.tap(tab.role('dialog').button('Take control'));
  await dealer.waitUntilRecorded();
  await expect(tab.css('.panel-host')).toHaveCount(0);
  assert.deepEqual(await table.couches(), { 'anne K': 10, 'bess 5': 5 });
  const late = await other.post(`${table.path}/entries`, { entries: [{ ...stake, card: 'Q' }] });
  assert.equal(((await late.json()) as { code: string }).code, 'pen_elsewhere');
  await other.post(`${table.path}/pen`, {});
  await expect(elsewhere).toBeVisible();
});

test('below a win, the note of who has control stands alone', async () => {
  const lines = ['seat anne 100', 'stake anne K 10', 'fasse 2', 'pair K 3'];
  const table = await newTable({ lines, rules: { preset: 'modern' }, bank: { funds: 1000 } });
  const dealer = await openAsDealer(table);
  await expect(dealer.tab.css('.prompt__hint')).toHaveCount(1);
  const other = await connectDevice({ role: 'dealer', name: 'The bar' });
  assert.equal((await other.post(`${table.path}/pen`, {})).status, 201);
  await expect(dealer.tab.button('The bar has control. Take control…')).toBeVisible();
  await expect(dealer.tab.css('.prompt__hint')).toHaveCount(0);
});

test('the key that ends the number pad does not tap the place that has the focus then', async () => {
  const table = await openTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await tab.focus(dealer.place('anne', 'K'));
  await tab.press('=');
  await expect(tab.role('dialog').byRole('textbox')).toBeFocused();
  await tab.type('40');
  await tab.press('Enter');
  await expect(tab.role('dialog')).toHaveCount(0);
  await expect(dealer.place('anne', 'K')).toBeFocused();
  await tab.tap(dealer.place('anne', 'Q'));
  await dealer.waitUntilRecorded();
  assert.deepEqual(await table.couches(), { 'anne Q': 40 });
});

test('a key draws one card while it is held, and another opens the history without a reload', async () => {
  const table = await openAfterFasse();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await tab.focus(dealer.key('7'));
  await tab.advance(BOUNCE_MS);
  await tab.hold('Enter', 3);
  await expect(tab.button(/^Not the seven/)).toBeVisible();
  await tab.tap(dealer.key('9'));
  await expect(tab.role('banner').byText('Seven wins, nine loses.')).toBeVisible();
  await dealer.waitUntilRecorded();
  // A reload would stop the engine, and this page would have no history.
  await tab.press('h');
  await expect(tab.css('.entry-history-list')).toBeVisible();
  assert.equal(tab.path, `/tables/${table.id}/log`);
});
