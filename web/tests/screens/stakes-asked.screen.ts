/** Who is asked for a stake in Basset before the fasse, and with which amount. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { newTable, type Opening } from '../dom/table.ts';

const SEATS = ['seat Anne 50', 'seat Bess 50', 'seat Carl 50'];

/** Opens a table of three players with the rules of Cotton. */
async function openCottonTable(lines: readonly string[] = [], opening: Opening = {}): Promise<Dealer> {
  const rules = { preset: 'cotton' };
  return openAsDealer(await newTable({ rules, coins: [50, 10, 5], ...opening, lines: [...SEATS, ...lines] }));
}

/** Cashes out everything that a player has. */
async function cashOut(dealer: Dealer, player: string): Promise<void> {
  await dealer.openMoney(player, 'Cash out');
  await dealer.tab.tap(dealer.tab.css('.money-tray__move'));
  await dealer.waitUntilRecorded();
}

test('a player who has cashed out is not asked for a stake', async () => {
  const dealer = await openCottonTable();
  await dealer.tab.tap(dealer.coin('10'));
  await cashOut(dealer, 'Bess');
  await dealer.expectSentence('Carl stakes 10 on …');
  await dealer.tapCards('K');
  await dealer.waitUntilRecorded();
  assert.deepEqual(await dealer.table.couches(), { 'Carl K': 10 });
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
