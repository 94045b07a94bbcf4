/** What the history page says before a closed table opens again. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { newTable } from '../dom/table.ts';
import { openTab } from '../dom/tab.ts';

test('a payment that is dropped because its table opens again is named with what to do, and decides nothing', async () => {
  const table = await newTable({ lines: ['seat anne 50', 'close'] });
  const payment = { from: 'box', to: 'anne', amount: 50 };
  const response = await table.enter('payments', payment);
  assert.equal(response.status, 201, await response.text());
  const tab = await openTab(`/tables/${table.id}/log`);
  await tab.tap(tab.css('.entry-history-list li button').withText('The table is closed.'));
  await tab.tap(tab.button('Correct…'));
  await expect(tab.css('.correction-form > p')).toContainText('No longer counts:');
  await expect(tab.css('.effect-text')).toContainText(
    'This money has changed hands. Note this payment again after the table is closed.',
  );
  await expect(tab.css('.decisions')).toHaveCount(0);
  await expect(tab.button('Change it instead')).toHaveCount(0);
});
