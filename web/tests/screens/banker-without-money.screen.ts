/** Players without money are not asked for a sum. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { newTable } from '../dom/table.ts';

/** Opens a table whose first banker has no money left. */
async function openTable(game: string, preset: string, ...more: string[]): Promise<Dealer> {
  const lines = ['seat Anne 50', 'seat Bess 50', 'seat Carl 50', 'cashout Anne 50', ...more];
  return openAsDealer(await newTable({ game, rules: { preset }, bank: undefined, lines }));
}

/** Checks that the tray asks for money, not for a coin, and does not repeat the main button. */
async function expectNoCoins({ tab }: Dealer): Promise<void> {
  const tray = tab.css('.tray-frame');
  await expect(tray).toContainText('To bank, tap the name and bring in money.');
  await expect(tray.css('.coin-keys__key')).toHaveCount(0);
  await expect(tray.byRole('button')).toHaveCount(0);
}

test('in Lansquenet, a banker without money passes the deck', async () => {
  const dealer = await openTable('lansquenet', 'lansquenet');
  await dealer.expectSentence('Anne has too little for a wager.');
  await expect(dealer.tab.css('.main-button')).toContainText('Anne passes');
  await expectNoCoins(dealer);
  await dealer.tab.tap(dealer.tab.css('.main-button'));
  await dealer.expectSentence('Bess banks and puts up …');
});

test('in Baccarat, a player in turn without money declines the bank', async () => {
  const dealer = await openTable('baccarat', 'chemin_de_fer');
  await dealer.expectSentence('Anne has too little for a bank.');
  await expectNoCoins(dealer);
  await dealer.tab.tap(dealer.tab.css('.main-button'));
  await dealer.expectSentence('Bess banks …');
});

test('in Swiss Tarot, the main button leads to the money of a player without money for the ante', async () => {
  const dealer = await openTable('tarot', 'swiss_tarot');
  const { tab } = dealer;
  await dealer.expectSentence('Anne deals. Anne has too little for the ante of 10.');
  await expect(tab.css('.tray-frame')).toContainText('Anne has no money for any stake.');
  await tab.tap(tab.css('.main-button').withText('Anne buys in'));
  await tab.tap(tab.css('.tray-frame').button(/^Buy in 50/u));
  await expect(tab.css('.main-button')).toContainText('Ante');
});

test('a second tap on the main button records the buy-in that the tray proposes', async () => {
  const dealer = await openTable('tarot', 'swiss_tarot');
  const { tab } = dealer;
  const main = tab.css('.main-button');
  await tab.tap(main.withText('Anne buys in'));
  await expect(main).toContainText('Buy in 50 for Anne');
  await tab.tap(main);
  await expect(main).toContainText('Ante');
  await dealer.waitUntilRecorded();
  const { entered } = (await dealer.table.state()).recent!.at(-1)!;
  assert.deepEqual([entered.kind, entered['punter'], entered['amount']], ['buyin', 'Anne', 50]);
});

test('while the tray composes another sum, the main button does not close it', async () => {
  const { tab } = await openTable('tarot', 'swiss_tarot');
  const main = tab.css('.main-button');
  await tab.tap(main.withText('Anne buys in'));
  await tab.tap(tab.css('.tray-frame').button('Buy in another sum'));
  await expect(main).toHaveAttribute('data-ready', 'false');
  await expect(tab.css('.tray-frame')).toContainText('Buy in 50 for Anne');
});

const ALL_OUT = ['cashout Bess 50', 'cashout Carl 50'];

for (const [game, preset, sum, next] of [
  ['lansquenet', 'lansquenet', 'wager', 'Anne banks and puts up …'],
  ['baccarat', 'chemin_de_fer', 'bank', 'Anne banks …'],
] as const)
  test(`if no player has money for a ${sum}, the main button passes nothing on (${game})`, async () => {
    const dealer = await openTable(game, preset, ...ALL_OUT);
    const { tab } = dealer;
    await dealer.expectSentence(`No player has enough money for a ${sum}. Buy in, or close the table.`);
    await tab.tap(tab.css('.main-button').withText('Anne buys in'));
    await tab.tap(tab.css('.tray-frame').button(/^Buy in 50/u));
    await dealer.expectSentence(next);
    await dealer.waitUntilRecorded();
    const kinds = (await dealer.table.state()).recent!.map(({ entered }) => entered.kind);
    assert.deepEqual([kinds.at(-1), kinds.includes('pass')], ['buyin', false]);
  });

test('in Lansquenet, if no player can cover the wager, the sentence says what to do', async () => {
  const dealer = await openTable('lansquenet', 'lansquenet', 'pass', 'cashout Carl 50', 'wager 10');
  const { tab } = dealer;
  await dealer.expectSentence('Bess banks 10. No other player has the money to cover: buy in or pass.');
  await expect(tab.css('.main-button')).toContainText('No player can cover');
  await tab.tap(tab.css('.main-button').withText('Anne buys in'));
  await tab.tap(tab.css('.tray-frame').button(/^Buy in 50/u));
  await dealer.expectSentence('Bess banks 10. Left to cover: 10.');
});
