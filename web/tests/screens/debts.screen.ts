/** What a banker owes after a table: in the list of people, on the page of the person, and at the table. */

import { openAsDealer } from '../dom/dealer.ts';
import { test } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { askJson } from '../dom/service.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import { addPerson, POUND } from './people.ts';

const balance = (tab: Tab): Locator => tab.css('.person-rows__balance').first;
const row = (tab: Tab): Locator => tab.css('.statement-tables tbody tr').first;

/** Returns a closed table whose bank has £1 of Anne's, and lost £3: Anne owes £2. */
async function tableWithDebt(anne: string): Promise<ServiceTable> {
  const table = await newTable({
    lines: [`seat Carl ${40 * POUND}`],
    banker: anne,
    currency: 'lsd',
    bank: { holder: 'Anne', funds: POUND },
  });
  await table.enter('corrections', { ruling: { from: 'bank', to: 'Carl', amount: 3 * POUND } });
  await table.enterLines('close');
  return table;
}

test('a debt is shown until it is paid at the table', async () => {
  const anne = await addPerson('Anne', { lsd: POUND });
  const table = await tableWithDebt(anne);
  const tab = await openTab('/people');
  await expect(balance(tab)).toHaveText('0, owes £2');
  await tab.tap(tab.role('link', { name: /^Anne/ }));
  await expect(tab.css('.balances dd').first).toHaveText('0, owes £2');
  await expect(tab.css('.balances__tables li')).toHaveText(/as the bank · owes £2$/);
  await expect(tab.byText('When the person has paid')).toBeVisible();
  await expect(row(tab)).toContainText('owes £2');
  await table.enter('payments', { from: 'bank', to: 'box', amount: POUND });
  await tab.visit('/people');
  await expect(balance(tab)).toHaveText('0, owes £1');
  await table.enter('payments', { from: 'bank', to: 'box', amount: POUND });
  await tab.visit(`/people/${anne}`);
  await expect(row(tab)).toContainText('£2 of the debt paid');
  await expect(tab.css('.balances dd').first).toHaveText('0');
  await expect(tab.css('.balances__tables')).toHaveCount(0);
});

test('a person without any money owes', async () => {
  const anne = await addPerson('Anne');
  const table = await newTable({ lines: ['seat Carl 40'], banker: anne, bank: { holder: null, funds: 0 } });
  await table.enter('corrections', { ruling: { from: 'bank', to: 'Carl', amount: 3 } });
  await table.enterLines('close');
  const tab = await openTab('/people');
  await expect(balance(tab)).toHaveText('owes 3 points');
  await tab.tap(tab.role('link', { name: /^Anne/ }));
  await expect(tab.css('.balances dd').first).toHaveText('0 points, owes 3 points');
});

test('the table and the evening name the banker who owes', async () => {
  const table = await tableWithDebt(await addPerson('Anne', { lsd: POUND }));
  const { tab } = await openAsDealer(table);
  await expect(tab.css('.settle-up__debt')).toContainText('Anne owes £2, and pays that here.');
  await tab.visit('/evening');
  await expect(tab.css('.evening-tables')).toContainText('Anne owes £2');
  await askJson(`/v1/sessions/${table.id}/payments`, { from: 'bank', to: 'box', amount: 2 * POUND });
  await tab.visit('/');
  await tab.visit('/evening');
  await expect(tab.css('.evening-tables li')).toHaveCount(1);
  await expect(tab.css('.evening-tables li').withText('owes')).toHaveCount(0);
});
