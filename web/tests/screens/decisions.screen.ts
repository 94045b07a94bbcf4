/** What a corrected entry leaves to be decided is answered in the form, and recorded with it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import { SEATS } from './drawn-table.ts';

/** Basset with a draw whose two cards are swapped, and draws after it. */
const SWAPPED = [...SEATS, 'stake anne K 5', 'stake bess 4 5', 'fasse 2', 'pair 3 K', 'pair 6 7', 'pair 8 9'];

const section = (tab: Tab): Locator => tab.role('region', { name: 'What must be decided' });
const entries = (tab: Tab): Locator => tab.css('.entry-history-list li');

const enteredKinds = async (table: ServiceTable): Promise<readonly string[]> =>
  (await table.state()).recent!.map(({ entered }) => entered.kind);

const choose = (tab: Tab, field: string, words: string): Promise<void> =>
  tab.tap(tab.role('group', { name: field }).button(words));

async function openCorrection(table: ServiceTable, words: string | RegExp): Promise<Tab> {
  const tab = await openTab(`/tables/${table.id}/log`);
  await tab.tap(entries(tab).css('button').withText(words));
  await tab.tap(tab.button('Correct…'));
  return tab;
}

async function swapCards(tab: Tab): Promise<void> {
  await choose(tab, 'First card', 'K');
  await choose(tab, 'Second card', '3');
}

const openSwapped = (): Promise<ServiceTable> => newTable({ lines: SWAPPED, bank: { funds: 1000 } });

test('a draw that wins now is recorded with its answer, and later entries stay', async () => {
  const table = await openSwapped();
  const before = await enteredKinds(table);
  const tab = await openCorrection(table, 'Three wins, king loses.');
  await swapCards(tab);
  await expect(section(tab)).toContainText('Decide this too: One win waits: anne.');
  await expect(tab.button('Record it without those 2 entries')).toBeVisible();
  await tab.tap(
    section(tab)
      .byRole('group', { name: 'Entries of anne' })
      .button(/^Paroli/),
  );
  await expect(section(tab)).toBeFocused();
  await expect(section(tab)).toContainText('Recorded with it: anne plays a paroli on the king.');
  await expect(tab.css('.effect-text li')).toHaveCount(0);
  await tab.tap(tab.button('Record the change'));
  await expect(entries(tab).css('s')).toHaveText('Three, then king. Anne’s king loses 5.');
  const draw = before.indexOf('pair');
  assert.deepEqual(await enteredKinds(table), [
    ...before.slice(0, draw + 1),
    'paroli',
    ...before.slice(draw + 1),
  ]);
});

test('an answer is removed again', async () => {
  const tab = await openCorrection(await openSwapped(), 'Three wins, king loses.');
  await swapCards(tab);
  await tab.tap(section(tab).button(/^Take/));
  await tab.tap(section(tab).button(/^Remove/));
  await expect(section(tab).button(/^Take/)).toBeVisible();
  await expect(tab.button('Record it without those 2 entries')).toBeVisible();
});

test('a forgotten draw that wins is inserted with its answer', async () => {
  const table = await openSwapped();
  const tab = await openCorrection(table, 'The fasse is the two.');
  await tab.tap(tab.button('Add a forgotten entry'));
  await choose(tab, 'What was forgotten', 'Pair');
  await choose(tab, 'First card', '4');
  await choose(tab, 'Second card', 'Q');
  await tab.tap(section(tab).button(/^Take/));
  await tab.tap(tab.button('Record the forgotten entry'));
  await expect(entries(tab).withText(/Entered by a correction at /)).toHaveCount(2);
  assert.deepEqual((await enteredKinds(table)).slice(-5), ['pair', 'take', 'pair', 'pair', 'pair']);
});

test('an answer that is taken back is given again', async () => {
  const lines = [...SEATS, 'stake anne K 5', 'fasse 2', 'pair K 3', 'take anne K', 'pair 6 7'];
  const table = await newTable({ lines, bank: { funds: 1000 } });
  const tab = await openCorrection(table, 'anne takes 5 on the king.');
  await tab.tap(tab.button('Take this entry back'));
  await tab.tap(section(tab).button(/^Paroli/));
  await tab.tap(tab.button('Take it back'));
  await expect(entries(tab).css('s')).toHaveText('anne takes 5 on the king.');
  assert.deepEqual((await enteredKinds(table)).slice(-3), ['pair', 'paroli', 'pair']);
});

test('at a table of Lansquenet, the wager that is missing is filled in', async () => {
  const lines = [...SEATS, 'wager 60', 'cover bess 20', 'match right', 'wager 40', 'cover carl 5'];
  const opening = { game: 'lansquenet', rules: { preset: 'lansquenet' }, bank: undefined };
  const table = await newTable({ ...opening, currency: 'points', lines });
  const tab = await openCorrection(table, 'puts up 40.');
  await tab.tap(tab.button('Take this entry back'));
  await tab.tap(section(tab).button(/^Wager/));
  await expect(tab.css('.effect-text')).toContainText('Fill in what is open.');
  await choose(tab, 'Amount: choose an amount', '20');
  await expect(section(tab)).toContainText('20');
  await tab.tap(tab.button('Take it back'));
  await expect(entries(tab).css('s')).toHaveCount(1);
  assert.deepEqual((await enteredKinds(table)).slice(-2), ['wager', 'cover']);
});
