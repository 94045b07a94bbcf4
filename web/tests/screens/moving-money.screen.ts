/** Moving money at the dealer's table: coins and the pad compose a sum, and one button moves it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layout } from '../../src/table-kit/shell/layout.ts';
import type { Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { openParlourTable, STAKES } from './parlour-table.ts';

const move = ({ tab }: Dealer): Locator => tab.css('.money-tray__move');
const pad = ({ tab }: Dealer): Locator => tab.css('.amount-pad');
const coin = ({ tab }: Dealer, amount: number): Locator =>
  tab.css(`.coin-keys__key[data-amount='${amount}']`);
const undone = ({ tab }: Dealer): Locator => tab.css('.undo-button__entry');

async function purse(dealer: Dealer, player: string): Promise<number | null | undefined> {
  await dealer.waitUntilRecorded();
  return (await dealer.table.purses())[player];
}

test('a cash-out can be undone', async () => {
  const dealer = await openParlourTable([...STAKES, 'fasse 8']);
  await dealer.openMoney('bess', 'Cash out');
  await expect(move(dealer)).toHaveText(
    'Cash out £9\u00a016s\u00a06d to bess' + '3s\u00a06d stays on the table',
  );
  await dealer.expectSentence('Cash out £9\u00a016s\u00a06d to bess');
  await dealer.tab.tap(move(dealer));
  const name = dealer.row('bess').css('.name-cell');
  await expect(name).toContainText('Cashed out £9\u00a016s\u00a06d');
  assert.equal(await purse(dealer, 'bess'), 0);
  await expect(dealer.name('bess')).toBeFocused();
  await expect(undone(dealer)).toHaveText('bess cashes out £9\u00a016s\u00a06d');
  await dealer.undo();
  await expect(name).toLackText('Cashed out');
  assert.equal(await purse(dealer, 'bess'), 9600 - 168);
});

test('a cash-out of a player with nothing on the table has no note', async () => {
  const dealer = await openParlourTable();
  await dealer.openMoney('bess', 'Cash out');
  await expect(move(dealer)).toHaveText('Cash out £10 to bess');
});

test('the name of a player who cashed out is grey, and the row says the sum', async () => {
  const dealer = await openParlourTable(['cashout bess 9600']);
  await expect(dealer.tab.css('[data-gone=true] .name-cell__name')).toHaveText('bess');
  await expect(dealer.row('bess')).toContainText('Cashed out £10');
});

test('the usual buy-in takes two taps: what was bought in last, else the purse of the newest player', async () => {
  const dealer = await openParlourTable();
  const { tab } = dealer;
  await tab.tap(dealer.name('anne'));
  await tab.tap(tab.button('Buy in £10'));
  await expect(dealer.row('anne').css('.name-cell')).toContainText('Bought in £10');
  await expect(tab.css('.quick-money')).toHaveCount(0);
  assert.equal(await purse(dealer, 'anne'), 2 * 9600);
  await dealer.openMoney('anne', 'Buy in');
  await tab.tap(coin(dealer, 960));
  await tab.tap(move(dealer));
  await tab.tap(dealer.name('anne'));
  await tab.tap(tab.button('Buy in £1'));
  await expect(undone(dealer)).toHaveText('anne buys in £1');
  assert.equal(await purse(dealer, 'anne'), 2 * 9600 + 2 * 960);
  await dealer.undo();
  assert.equal(await purse(dealer, 'anne'), 2 * 9600 + 960);
});

test('a new book takes two taps, at the price of the last one, which the purse can pay', async () => {
  const dealer = await openParlourTable([...STAKES, 'book bess 480', 'fasse 8'], { books: true });
  const { tab } = dealer;
  await tab.tap(dealer.name('anne'));
  await tab.tap(tab.button('New book 10s'));
  await expect(dealer.row('anne')).toContainText('New book, 10s');
  assert.equal(await purse(dealer, 'anne'), 9600 - 720 - 480);
  await dealer.line('cashout anne 8l8s');
  await dealer.waitUntilRecorded();
  await tab.tap(dealer.name('anne'));
  await expect(tab.css('.tray-frame').button('New book')).toBeVisible();
  await expect(tab.button(/^New book \d/)).toHaveCount(0);
  await tab.tap(tab.css('.tray-frame').button('New book'));
  await expect(tab.css('.money-tray__move')).toHaveText('New book for anne, 7s');
  await expect(tab.css('.money-tray__move')).toHaveAttribute('aria-disabled', null);
});

test('a tap meant for one player’s usual sum moves nothing for the next', async () => {
  const dealer = await openParlourTable();
  const { tab } = dealer;
  await tab.tap(dealer.name('anne'));
  await tab.tap(dealer.name('bess'));
  await tab.tapNow(tab.button('Buy in £10'), 2);
  await expect(tab.button('Buy in £10')).toBeVisible();
  await dealer.waitUntilRecorded();
  assert.deepEqual(await dealer.table.purses(), { anne: 9600, bess: 9600 });
});

test('coins add up and move nothing before the button', async () => {
  const dealer = await openParlourTable();
  const { tab } = dealer;
  await dealer.openMoney('anne', 'Buy in');
  await expect(move(dealer)).toHaveText('Buy in £10 for anne');
  for (const amount of [960, 240, 240]) await tab.tap(coin(dealer, amount));
  await expect(move(dealer)).toHaveText('Buy in £1\u00a010s for anne');
  assert.equal(await purse(dealer, 'anne'), 9600);
  await tab.tap(tab.css('.tray-frame__choice').withText('Start over'));
  await expect(move(dealer)).toHaveText('Buy in £10 for anne');
  await tab.tap(coin(dealer, 1008));
  await tab.tap(move(dealer));
  await expect(dealer.row('anne').css('.name-cell')).toContainText('Bought in £1\u00a01s');
  assert.equal(await purse(dealer, 'anne'), 9600 + 1008);
});

test('a cash-out never exceeds the purse', async () => {
  const dealer = await openParlourTable(['cashout anne 8640']);
  await dealer.openMoney('anne', 'Cash out');
  await expect(move(dealer)).toHaveText('Cash out £1 to anne');
  await dealer.tab.tap(coin(dealer, 480));
  await expect(coin(dealer, 960)).toBeDisabled();
  await dealer.tab.tap(coin(dealer, 480));
  await expect(move(dealer)).toHaveText('Cash out £1 to anne');
  await expect(coin(dealer, 48)).toBeDisabled();
});

for (const screen of ['landscape', 'portrait', 'phone'] as const)
  test(`a pad opened for one player never acts for another: ${screen}`, async () => {
    // The accident: a sum typed for one player was bought in for the next one tapped.
    layout.value = screen;
    try {
      const dealer = await openParlourTable();
      const { tab } = dealer;
      await dealer.openMoney('anne', 'Buy in');
      await tab.tap(tab.css('.coin-keys__other'));
      for (const key of ['3', '£']) await tab.tap(pad(dealer).button(key));
      await expect(pad(dealer)).toContainText('Buy in £3 for anne');
      // On a phone the pad covers the rows.
      if (screen === 'phone') await tab.tap(tab.css('.panel-host__close'));
      await tab.tap(dealer.name('bess'));
      await expect(pad(dealer)).toHaveCount(0);
      await tab.press('Enter');
      await dealer.openSum('Buy in');
      await expect(move(dealer)).toHaveText('Buy in £10 for bess');
      await dealer.waitUntilRecorded();
      assert.deepEqual(await dealer.table.purses(), { anne: 9600, bess: 9600 });
    } finally {
      layout.value = 'landscape';
    }
  });

test('while staking, the pad closes with the turn of its player', async () => {
  const dealer = await openParlourTable();
  const { tab } = dealer;
  await tab.tap(tab.css('.coin-keys__other'));
  await expect(pad(dealer)).toContainText('anne stakes … on …');
  for (const key of ['3', '£']) await tab.tap(pad(dealer).button(key));
  await expect(pad(dealer)).toContainText('anne stakes £3 on …');
  await tab.tap(dealer.name('bess'));
  await expect(pad(dealer)).toHaveCount(0);
  await tab.tap(tab.css('.tray-frame').button('Close'));
  await dealer.expectSentence('bess stakes … on …');
  await dealer.waitUntilRecorded();
  assert.deepEqual(await dealer.table.couches(), {});
});

test('the pad says what is wrong with a sum', async () => {
  const dealer = await openParlourTable();
  const { tab } = dealer;
  await dealer.openMoney('anne', 'Buy in');
  await tab.tap(tab.css('.coin-keys__other'));
  const figures = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '£', 's', 'd', 'Delete the last figure'];
  await expect(pad(dealer).css('.filler-key')).toHaveText(figures);
  await tab.fill(pad(dealer).byRole('textbox'), '0');
  await expect(pad(dealer).byRole('status')).toHaveText('Enter an amount above zero.');
  await expect(pad(dealer).button('Done')).toBeDisabled();
  await tab.fill(pad(dealer).byRole('textbox'), '3l5s6d5');
  await expect(pad(dealer).byRole('status')).toHaveText('The 5 at the end has no unit: £, s, d?');
  await expect(pad(dealer).button('Done')).toBeDisabled();
  await tab.press('Enter');
  await expect(pad(dealer)).toBeVisible();
  await tab.tap(pad(dealer).button('Delete the last figure'));
  await expect(pad(dealer)).toContainText('Buy in £3\u00a05s\u00a06d for anne');
  await tab.tap(tab.css('.amount-pad__done'));
  await expect(move(dealer)).toHaveText('Buy in £3\u00a05s\u00a06d for anne');
  assert.equal(await purse(dealer, 'anne'), 9600);
  await tab.tap(move(dealer));
  assert.equal(await purse(dealer, 'anne'), 9600 + 3144);
});

test('a new player is added with the sum that the button says', async () => {
  const dealer = await openParlourTable();
  const { tab } = dealer;
  await dealer.line('seat anne 960');
  await tab.tap(tab.css('.rejection-slip').button('Enter another name'));
  await tab.fill(tab.byLabel('Name'), 'carl');
  await tab.tap(tab.css('.tray-frame').button('Add carl with £10'));
  assert.equal(await purse(dealer, 'carl'), 9600);
});
