/** The history page of a table, with its list of entries and the form that corrects one. */

import { Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import type { ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

export const entries = (tab: Tab): Locator => tab.css('.entry-history-list li');
export const struck = (tab: Tab): Locator => entries(tab).css('s');

export async function openHistory(table: ServiceTable): Promise<Dealer> {
  const tab = await openTab(`/tables/${table.id}/log`);
  await expect(entries(tab).first).toBeVisible();
  return new Dealer(tab, table);
}

/** Chooses a value of a field in the correction panel. */
export const choose = ({ tab }: Dealer, field: string, words: string): Promise<void> =>
  tab.tap(tab.role('group', { name: field }).button(words));

/** Opens the correction of an entry. */
export async function openEntry({ tab }: Dealer, words: string): Promise<void> {
  await tab.tap(entries(tab).css('button').withText(words));
  await tab.tap(tab.button('Correct…'));
}
