/** Correcting an entry that names one player, or several who share. */

import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { newTable } from '../dom/table.ts';
import { openTab } from '../dom/tab.ts';

const HAND = ['deal', 'bet Bess 2', 'see Carl', 'fold Anne', 'pass *', 'best Bess'];

test('another player takes the place of the one who was entered, and a further one shares', async () => {
  const lines = ['seat Anne 40', 'seat Bess 40', 'seat Carl 40', ...HAND];
  const table = await newTable({ game: 'glic', rules: { preset: 'glic' }, bank: undefined, lines });
  const tab = await openTab(`/tables/${table.id}/log`);
  await tab.tap(tab.css('.entry-history-list li button').withText('best hand'));
  await tab.tap(tab.button('Correct…'));
  const form = tab.css('.correction-form');
  const chosen = form.css("[aria-pressed='true']");
  await expect(chosen).toHaveText('Bess');
  await expect(form).toContainText('Another name replaces this one.');
  await tab.tap(form.button('Carl'));
  await expect(chosen).toHaveText('Carl');
  await tab.tap(form.button('Bess'));
  await expect(chosen).toHaveCount(2);
});
