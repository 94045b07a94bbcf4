/** The result of a deal at the dealer's table, from its end to the next entry or tap. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { withStoppedClock } from '../dom/page-clock.ts';
import { openParlourTable, STAKES } from './parlour-table.ts';

/** Opens a table whose only win is taken. */
const openAtEnd = (): Promise<Dealer> => openParlourTable([...STAKES, 'fasse 4', 'pair K 3', 'take *']);

/** Opens such a table, and ends the deal. */
async function endDeal(): Promise<Dealer> {
  const dealer = await openAtEnd();
  await dealer.endEarly();
  await expect(dealer.tab.css('.round-result')).toBeVisible();
  return dealer;
}

test('a tap that stakes hides the result', async () => {
  const dealer = await endDeal();
  const { tab, table } = dealer;
  await tab.tap(dealer.coin('5s'));
  await expect(tab.css('.round-result')).toHaveCount(0);
  await expect(tab.css('.prompt__text')).toContainText('anne stakes 5s on');
  await tab.tap(dealer.place('bess', 'K'));
  await dealer.waitUntilRecorded();
  assert.deepEqual(await table.couches(), { 'bess K': 240 });
});

test('the second tap of a double tap that ends the deal leaves the result', async () => {
  const dealer = await openAtEnd();
  const { tab } = dealer;
  await withStoppedClock(async () => {
    await dealer.endEarly();
    await expect(tab.css('.round-result')).toBeVisible();
    await tab.tapNow(tab.css('.table-shell__footer'));
  });
  await expect(tab.css('.round-result')).toBeVisible();
  await tab.tap(tab.css('.table-shell__footer'));
  await expect(tab.css('.round-result')).toHaveCount(0);
});

test('the result stays after a reload, and hides with an entry elsewhere', async () => {
  const dealer = await endDeal();
  await dealer.waitUntilRecorded();
  await dealer.tab.reload();
  await expect(dealer.tab.css('.round-result')).toBeVisible();
  await dealer.table.enterLines('stake bess K 240');
  await expect(dealer.tab.css('.round-result')).toHaveCount(0);
});
