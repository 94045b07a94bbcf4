/** Taps and keys at the table: what counts as one entry, and what an entry is not. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { BOUNCE_MS } from '../dom/tab.ts';
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
