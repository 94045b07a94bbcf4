/** What the page knows to be impossible cannot be tapped, and a wrong new card is taken back. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { cardsOf, openParlourTable, STAKES } from './parlour-table.ts';

const OWED = [...STAKES, 'fasse 8', 'pair 2 10'];
const ALL_LOST = [
  ...['stake anne K 9000', 'stake anne 7 600', 'stake bess 2 48', 'stake bess 3 48'],
  ...['fasse 8', 'pair 4 K', 'pair 5 7', 'end'],
];

const choice = ({ tab }: Dealer, words: string): Locator =>
  tab.css('.tray-frame .choice-button').withText(words);
const stakeOf = (dealer: Dealer, player: string, card: string): Locator =>
  dealer.row(player).css(`[data-card='${card}']`);

test('while staking, the ranks that a player has are locked', async () => {
  const dealer = await openParlourTable();
  const { tab } = dealer;
  await tab.tap(dealer.coin('10s'));
  await dealer.tapCards('K');
  const king = tab.css("[data-rank='K']");
  await expect(king).toBeDisabled();
  await expect(king).toHaveText('King, anne has staked on it alreadyK');
  await tab.tapNow(king);
  assert.deepEqual(await cardsOf(dealer, 'anne'), ['K']);
  await expect(king).toBeDisabled();
  await expect(king).toHaveAttribute('tabindex', '-1');
  await dealer.tapCards('7');
  await dealer.expectSentence('bess stakes 10s on …');
  await expect(king).toHaveAttribute('aria-disabled', null);
  await expect(king).toHaveAttribute('tabindex', '0');
  // A withdrawn card can be staked again.
  await tab.tap(stakeOf(dealer, 'anne', 'K'));
  await tab.tap(choice(dealer, 'Withdraw it'));
  await tab.tap(dealer.name('anne'));
  await tab.tap(choice(dealer, 'Close'));
  await dealer.tapCards('K');
  assert.deepEqual(await cardsOf(dealer, 'anne'), ['7', 'K']);
});

test('players without money are skipped', async () => {
  const dealer = await openParlourTable(ALL_LOST);
  await dealer.tab.tap(dealer.coin('10s'));
  await dealer.expectSentence('bess stakes 10s on …');
  await dealer.tapCards('K', '7');
  await dealer.expectSentence('All stakes are placed. Turn the fasse.');
});

test('a new card is changed and taken back before its coin', async () => {
  const dealer = await openParlourTable(OWED);
  await dealer.tab.tap(dealer.place('bess', '6'));
  await dealer.expectSentence('bess stakes … on the six');
  await dealer.tapCards('5');
  await dealer.expectSentence('bess stakes … on the five');
  await dealer.tab.tap(dealer.tab.css("[data-rank='5']"));
  await dealer.expectSentence('bess stakes … on …');
  await dealer.tapCards('6');
  await expect(dealer.tab.css('.undo-button__entry')).toHaveText('6');
  await dealer.undo();
  await dealer.expectSentence('Two wins, ten loses.');
  assert.deepEqual(await cardsOf(dealer, 'bess'), ['K']);
});

test('a new card is taken back after its coin', async () => {
  const dealer = await openParlourTable(OWED);
  const { tab } = dealer;
  await tab.tap(dealer.place('bess', '6'));
  await tab.tap(dealer.coin('5s'));
  await dealer.waitUntilRecorded();
  assert.deepEqual(await cardsOf(dealer, 'bess'), ['6', 'K']);
  await tab.tap(stakeOf(dealer, 'bess', '6'));
  await tab.tap(choice(dealer, 'Withdraw it'));
  await expect(stakeOf(dealer, 'bess', '6')).toHaveCount(0);
  await dealer.waitUntilRecorded();
  assert.deepEqual(await cardsOf(dealer, 'bess'), ['K']);
  await tab.tap(dealer.place('bess', '5'));
  await tab.tap(dealer.coin('5s'));
  await dealer.tapCards('A', '2');
  await dealer.waitUntilRecorded();
  assert.deepEqual(await cardsOf(dealer, 'bess'), ['5', 'K']);
  await tab.tap(stakeOf(dealer, 'bess', '5'));
  await expect(tab.css('.tray-frame')).toBeVisible();
  await expect(tab.css('.tray-frame')).toLackText('Withdraw it');
});

test('where nothing can be bet on a card in the deal, a coin is a mace', async () => {
  const dealer = await openParlourTable([...STAKES, 'fasse 8'], { side_bets: false, mace: 'plain' });
  await dealer.tab.tap(stakeOf(dealer, 'anne', '7'));
  await dealer.expectSentence('anne adds … to the seven.');
  await expect(choice(dealer, 'Mace')).toHaveCount(0);
  await dealer.tab.tap(dealer.coin('5s'));
  await dealer.waitUntilRecorded();
  assert.equal((await dealer.table.couches())['anne 7'], 480 + 240);
});
