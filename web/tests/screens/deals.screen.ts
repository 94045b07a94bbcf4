/** A deal at the table: what is recorded, and what the page says. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { openParlourTable } from './parlour-table.ts';

const BREAK_BANK = [
  ...['stake anne K 9000', 'stake anne 7 1', 'stake bess A 1', 'stake bess 2 1'],
  ...['fasse 8', 'pair K 10', 'paroli anne K', 'pair K 9', 'paroli anne K'],
  ...['pair K 4', 'take anne K'],
];

for (const more of [[], ['end']])
  test(`a broken bank is funded from the banner (${more[0] ?? 'before the end'})`, async () => {
    const dealer = await openParlourTable([...BREAK_BANK, ...more]);
    const debt = dealer.tab.css('.bank-tray__worst');
    if (!more.length) await expect(debt).toHaveText('Broke, owes £40\u00a012s\u00a06d');
    await dealer.tab.tap(dealer.tab.role('banner').button(/Fund the bank/));
    await expect(dealer.tab.css('.tray-frame')).toContainText('Broke, owes £40\u00a012s\u00a06d');
    await dealer.tab.tap(dealer.tab.css('.money-tray__move'));
    await dealer.waitUntilRecorded();
    assert.equal((await dealer.table.state()).bank.balance, 0);
  });
