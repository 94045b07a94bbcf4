/** Who is asked for a stake in Basset before the fasse, and with which amount. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { newTable } from '../dom/table.ts';

const SEATS = ['seat Anne 50', 'seat Bess 50', 'seat Carl 50'];

/** Opens a table with the rules of Cotton. */
async function openCottonTable(lines = SEATS): Promise<Dealer> {
  return openAsDealer(await newTable({ rules: { preset: 'cotton' }, coins: [50, 10, 5], lines }));
}

/** Cashes out everything that a player has. */
async function cashOut(dealer: Dealer, player: string): Promise<void> {
  await dealer.openMoney(player, 'Cash out');
  await dealer.tab.tap(dealer.tab.css('.money-tray__move'));
  await dealer.waitUntilRecorded();
}

test('after a cash-out the next player is asked for a stake', async () => {
  const dealer = await openCottonTable();
  await dealer.tab.tap(dealer.coin('10'));
  await cashOut(dealer, 'Bess');
  await dealer.expectSentence('Carl stakes 10 on …');
  await dealer.tapCards('K');
  await dealer.waitUntilRecorded();
  assert.deepEqual(await dealer.table.couches(), { 'Carl K': 10 });
});

test('after a stake and a cash-out, the row of the next player is marked', async () => {
  const dealer = await openCottonTable([...SEATS, 'seat Dora 50']);
  await dealer.tab.tap(dealer.coin('10'));
  await dealer.tapCards('K');
  await dealer.waitUntilRecorded();
  await cashOut(dealer, 'Bess');
  await dealer.expectSentence('Carl stakes 10 on …');
  await expect(dealer.row('Carl')).toHaveAttribute('aria-selected', 'true');
});

test('after a close was undone, a player who may stake is asked', async () => {
  const dealer = await openCottonTable();
  await dealer.tab.tap(dealer.coin('10'));
  await cashOut(dealer, 'Carl');
  await dealer.table.enterLines('close');
  await expect(dealer.tab.css('.closed-table')).toBeVisible();
  await dealer.undo();
  await dealer.expectSentence('Anne stakes 10 on …');
});

test('while the tray of a player is open, the page says what a tap on a rank stakes', async () => {
  const dealer = await openCottonTable();
  const { tab } = dealer;
  await tab.tap(dealer.coin('10'));
  await tab.tap(dealer.name('Carl'));
  await dealer.expectSentence('Carl stakes 10 on …');
  await tab.tap(tab.css('.tray-frame').button('Stake 10…'));
  await tab.tap(dealer.coin('5'));
  await dealer.expectSentence('Carl stakes 5 on …');
  await tab.tap(dealer.name('Carl'));
  await dealer.tapCards('K');
  await dealer.waitUntilRecorded();
  assert.deepEqual(await dealer.table.couches(), { 'Carl K': 5 });
});

test('no tap stakes an amount that the page does not show', async () => {
  const dealer = await openCottonTable();
  const { tab } = dealer;
  await tab.tap(dealer.coin('10'));
  await dealer.openMoney('Bess', 'Cash out');
  await tab.tap(dealer.place('Carl', 'K'));
  await dealer.expectSentence('Carl stakes … on the king');
  await tab.tap(dealer.coin('5'));
  await dealer.waitUntilRecorded();
  assert.deepEqual(await dealer.table.couches(), { 'Carl K': 5 });
});

test('in the tray of a card, no rank stakes for a player whom the page does not name', async () => {
  const dealer = await openCottonTable();
  const { tab } = dealer;
  await tab.tap(dealer.coin('10'));
  await dealer.tapCards('K');
  await tab.press('n');
  await dealer.expectSentence('Bess stakes 10 on …');
  await tab.tap(dealer.couch('Anne', 'K'));
  await dealer.expectSentence('Change the stake of Anne on the king.');
  await expect(dealer.key('7')).toHaveAttribute('aria-disabled', 'true');
  await tab.press('7');
  await tab.tap(tab.button('Close'));
  await tab.press('2');
  await dealer.waitUntilRecorded();
  assert.deepEqual(await dealer.table.couches(), { 'Anne K': 10, 'Bess 2': 10 });
});

test('in the tray of a player without money, no rank stakes for another player', async () => {
  const dealer = await openCottonTable();
  await dealer.tab.tap(dealer.coin('10'));
  await cashOut(dealer, 'Bess');
  await dealer.tab.tap(dealer.name('Bess'));
  await dealer.expectSentence('What does Bess do?');
  await expect(dealer.key('K')).toHaveAttribute('aria-disabled', 'true');
});

test('the page asks for the amount if the purse holds less than the coin', async () => {
  const dealer = await openCottonTable(['seat Anne 50', 'seat Bess 5']);
  const { tab } = dealer;
  await tab.tap(dealer.coin('10'));
  await dealer.expectSentence('Anne stakes 10 on …');
  await tab.press('n');
  await dealer.expectSentence('Bess stakes … on …');
  await expect(dealer.coin('10')).toHaveAttribute('aria-pressed', 'false');
  await tab.tap(dealer.coin('5'));
  await dealer.expectSentence('Bess stakes 5 on …');
});

/** Opens a table where Ede has no money for the third card. */
async function openShort(): Promise<Dealer> {
  const rules = { preset: 'parlour', overrides: { cards_required: 3, max_cards: 3 } };
  const stakes = [
    'stake Anne K 10',
    'stake Anne 7 10',
    'stake Anne 2 10',
    'stake Ede K 20',
    'stake Ede 7 20',
  ];
  return openAsDealer(await newTable({ rules, lines: ['seat Anne 50', 'seat Ede 40', ...stakes] }));
}

test('if a player has no money for the cards that the rules require, the page says what can be done', async () => {
  const dealer = await openShort();
  const { tab } = dealer;
  await dealer.expectSentence('Ede has no money for one more card.');
  const main = tab.css('.main-button');
  await expect(main).toHaveText('Ede needs one card');
  await expect(tab.css('.prompt')).toContainText('Buy in, or tap a stake to withdraw it');
  await tab.tap(main);
  await dealer.expectSentence('What does Ede do?');
  await tab.tap(tab.css('.tray-frame').button('Buy in 40'));
  await dealer.expectSentence('Ede stakes … on …');
});

test('a player without money for more cards withdraws a stake with a tap on it', async () => {
  const dealer = await openShort();
  await expect(dealer.tab.css('.prompt')).toContainText('tap a stake to withdraw it');
  await dealer.tab.tap(dealer.couch('Ede', '7'));
  await expect(dealer.tab.css('.tray-frame').button('Withdraw it')).toBeVisible();
});
