/** A reload keeps what the dealer has begun: the first card of a pair, the figures of a count, the cards of a hand. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Dealer, openAsDealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable } from '../dom/table.ts';
import { openDrawnTable } from './drawn-table.ts';
import { openParlourTable, STAKES } from './parlour-table.ts';

const call = ({ tab }: Dealer): Locator => tab.css('.prompt');
const openGame = async (game: string, preset: string, ...lines: string[]): Promise<Dealer> =>
  openAsDealer(await newTable({ game, bank: undefined, rules: { preset, overrides: {} }, lines }));

async function tapRanks({ tab }: Dealer, ...ranks: string[]): Promise<void> {
  for (const rank of ranks) await tab.tap(tab.css(`.rank-keys__key[data-rank='${rank}']`));
}

async function reload({ tab }: Dealer): Promise<void> {
  await tab.reload();
  await expect(tab.css('.table-shell')).toBeVisible();
}

test('the first card of a pair is kept, and the pair is entered with it', async () => {
  const dealer = await openAsDealer(await openDrawnTable());
  await dealer.tab.tap(dealer.key('9'));
  await expect(call(dealer)).toContainText('Nine wins, … loses.');
  await reload(dealer);
  await expect(call(dealer)).toContainText('Nine wins, … loses.');
  await dealer.tab.tap(dealer.key('8'));
  await expect(call(dealer)).toContainText('Nine wins, eight loses.');
  await dealer.waitUntilRecorded();
  await reload(dealer);
  await expect(call(dealer)).toContainText('Nine wins, eight loses.');
});

test('the first card is dropped if another device has entered the draw meanwhile', async () => {
  const dealer = await openAsDealer(await openDrawnTable());
  const { tab } = dealer;
  const { path } = tab;
  await tab.tap(dealer.key('9'));
  await expect(call(dealer)).toContainText('Nine wins, … loses.');
  await tab.visit('/settings');
  await dealer.table.enterLines('pair 6 8');
  // The device stores the newer view, with which the page below begins.
  await tab.visit(path);
  await expect(call(dealer)).toContainText('Six wins, eight loses.');
  await tab.visit('/settings');
  history.go(-3);
  await expect(tab.css('.table-shell')).toBeVisible();
  assert.equal(tab.path, path);
  await expect(call(dealer)).toContainText('Six wins, eight loses.');
  await tab.tap(dealer.key('9'));
  await expect(call(dealer)).toContainText('Nine wins, … loses.');
});

test('a tray is kept without network, after an entry that waits', async () => {
  const dealer = await openParlourTable(STAKES.slice(0, -1));
  await dealer.tab.setOnline(false);
  await dealer.line('stake bess 10 2s6d');
  await dealer.tab.tap(dealer.row('anne').css("[data-card='7']"));
  await dealer.expectSentence('Change the stake of anne on the seven.');
  await reload(dealer);
  await expect(dealer.tab.button('1 waiting')).toBeVisible();
  await dealer.expectSentence('Change the stake of anne on the seven.');
});

test('the tray of a side bet is kept with its coin', async () => {
  const dealer = await openParlourTable([...STAKES, 'fasse 8']);
  await dealer.tab.tap(dealer.row('anne').css("[data-card='7']"));
  await dealer.tab.tap(dealer.coin('5s'));
  await dealer.expectSentence('… bets anne 5s that the seven loses.');
  await reload(dealer);
  await dealer.expectSentence('… bets anne 5s that the seven loses.');
});

test('the figures of a count are kept, and go on', async () => {
  const dealer = await openGame(
    ...(['tarot', 'swiss_tarot', 'seat Hans 100', 'seat Ida 100', 'seat Jost 100', 'ante 10'] as const),
  );
  await tapRanks(dealer, '3', '1', '2');
  await expect(dealer.tab.css('.seat-grid')).toContainText('score 0031');
  await reload(dealer);
  await tapRanks(dealer, '0');
  await expect(call(dealer)).toContainText('Ida 20');
});

test('the cards of a hand are kept', async () => {
  const dealer = await openGame(
    ...(['lansquenet', 'lansquenet', 'seat Anne 100', 'seat Bess 100', 'wager 10', 'cover Bess 10'] as const),
  );
  const { tab } = dealer;
  await tab.tap(tab.button(/one by one/));
  await tapRanks(dealer, 'h', 's');
  await expect(call(dealer)).toContainText('Left hearts, right spades. Next …');
  await reload(dealer);
  await tapRanks(dealer, 's');
  await expect(call(dealer)).toContainText('Right matches: Anne pays 10');
});
