/** Settling up an evening: one tick pays a player at all closed tables. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { eventually, expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { askJson } from '../dom/service.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import type { ServiceTable } from '../dom/table.ts';
import { NAME, openGathering, openOne } from './gatherings.ts';

const OAK = [
  ...['seat Anne 100', 'seat Bess 50', 'stake Anne K 10', 'fasse 2'],
  ...['pair K 3', 'take Anne K', 'end', 'close'],
];
const ELM = ['seat Anne 40', 'seat Carl 20', 'close'];

interface Payments {
  readonly payouts: readonly { readonly to: string; readonly paid: boolean }[];
}

interface Evening {
  readonly oak: ServiceTable;
  readonly elm: ServiceTable;
  readonly tab: Tab;
}

/** Opens the page of an evening with two closed tables, and unfolds the list. */
async function openEvening(...more: readonly string[][]): Promise<Evening> {
  const gathering = await openGathering();
  const oak = await openOne('Oak', OAK, { gathering });
  const elm = await openOne('Elm', ELM, { gathering });
  for (const [index, lines] of more.entries()) await openOne(`Fir ${index}`, lines, { gathering });
  const tab = await openTab(`/evening?gathering=${gathering}`);
  await expect(tab.role('heading', { level: 1 })).toHaveText(NAME);
  await tab.tap(section(tab).css('summary').first);
  await expect(row(tab, 'Carl')).toBeVisible();
  return { oak, elm, tab };
}

const section = (tab: Tab): Locator => tab.css('.late-section').first;
const row = (tab: Tab, name: string): Locator => tab.css('.transfer-item').withText(new RegExp(`^${name}`));
const box = (tab: Tab, name: string): Locator => row(tab, name).byRole('checkbox');

/** Waits until all tables of a row have noted the tap. Between two of them the row may show one part. */
async function expectTick(tab: Tab, name: string, isPaid: boolean): Promise<void> {
  await expect(box(tab, name)).toHaveAttribute('aria-checked', String(isPaid));
  await expect(box(tab, name)).toHaveAttribute('aria-busy', 'false');
  await expect(box(tab, name)).toHaveAttribute('aria-checked', String(isPaid));
}

/** Returns whether a player is paid at a table, as the table itself says. */
const paidAt = async (table: ServiceTable, name: string): Promise<boolean | undefined> =>
  (await table.read<Payments>('settling-up')).payouts.find(({ to }) => to === name)?.paid;

test('one tick pays a player at all tables, and another takes it back', async () => {
  const { oak, elm, tab } = await openEvening();
  await expect(row(tab, 'Anne')).toContainText('Anne gets 150 from the box');
  await expect(row(tab, 'Anne')).toContainText('Oak 110 · Elm 40');
  await expect(tab.css('.settlement-summary__progress')).toHaveText('0 of 5 paid');
  await tab.tap(box(tab, 'Anne'));
  await expectTick(tab, 'Anne', true);
  await expect(tab.css('.settlement-summary__progress')).toHaveText('1 of 5 paid');
  assert.deepEqual([await paidAt(oak, 'Anne'), await paidAt(elm, 'Anne')], [true, true]);
  await expectTick(tab, 'Bess', false);
  await tab.tap(box(tab, 'Anne'));
  await expectTick(tab, 'Anne', false);
  assert.deepEqual([await paidAt(oak, 'Anne'), await paidAt(elm, 'Anne')], [false, false]);
  await expect(tab.css('.correction-notice')).toHaveCount(0);
});

test('a table whose players pay one another is named, and its payouts are not in the list', async () => {
  const { oak, tab } = await openEvening();
  const [transfer] = (await oak.read<{ with_bank: object[] }>('settling-up')).with_bank;
  const { from, to, amount } = transfer as { from: string; to: string; amount: number };
  await oak.enter('payments', { from, to, amount });
  await expect(section(tab).css('.evening-settle-up__tables')).toHaveText(
    'Oak is settled without its box: one payment noted, nothing due.',
  );
  await expect(row(tab, 'Anne')).toContainText('Anne gets 40 from the box');
  await expect(row(tab, 'Anne').withText(/Oak/)).toHaveCount(0);
});

test('what was paid at one table is left out, and appears when it is paid there', async () => {
  const { oak, elm, tab } = await openEvening();
  await oak.enter('payments', { from: 'box', to: 'Anne', amount: 110 });
  await expect(row(tab, 'Anne')).toContainText('Anne gets 40 from the box');
  await expect(row(tab, 'Anne')).toContainText('Oak 110 (paid) · Elm 40');
  await tab.tap(box(tab, 'Anne'));
  await expectTick(tab, 'Anne', true);
  await expect(row(tab, 'Anne')).toContainText('Anne gets 150 from the box');
  assert.equal(await paidAt(elm, 'Anne'), true);
});

test('a table that is open pays later', async () => {
  const { tab } = await openEvening(['seat Anne 7']);
  await expect(section(tab)).toContainText('One table is still open.');
  await expect(section(tab).byRole('link', { name: 'Fir 0' })).toBeVisible();
  await expect(row(tab, 'Anne').css('.transfer-item__details')).toHaveText(['Oak 110 · Elm 40']);
});

test('without a closed table there is nothing to pay', async () => {
  const gathering = await openGathering();
  const fir = await openOne('Fir', ['seat Anne 7'], { gathering });
  const tab = await openTab(`/evening?gathering=${gathering}`);
  await tab.tap(section(tab).css('summary').first);
  await expect(section(tab)).toContainText('The list begins when a table is closed.');
  await fir.enterLines('close');
  await expect(row(tab, 'Anne')).toBeVisible();
});

test('a dealer of some tables does not see the list', async () => {
  const { oak } = await openEvening();
  const tab = await openTab('/evening', { role: 'dealer', sessions: [oak.id] });
  await expect(tab.css('.evening-standings').first).toBeVisible();
  await expect(section(tab)).toHaveCount(0);
});

test('the list is in French', async () => {
  const gathering = await openGathering();
  await openOne('Orme', ELM, { gathering });
  const tab = await openTab(`/evening?gathering=${gathering}`, { language: 'fr' });
  await tab.tap(section(tab).css('summary').first);
  await expect(section(tab).css('summary').first).toHaveText('Régler les comptes de la soirée');
  await expect(row(tab, 'Carl')).toContainText('Carl reçoit 20 de la caisse');
  await tab.tap(box(tab, 'Carl'));
  await expect(box(tab, 'Carl')).toContainText('Payé');
  await eventually(
    () => tab.css('.transfer-item').all().length === 3,
    () => 'three rows',
  );
  const settled = await askJson<{ paid: number }>(`/v1/gatherings/${gathering}/settling-up`);
  assert.equal(settled.paid, 20);
});

test('the sum is of what is still to pay, until all is paid', async () => {
  const { tab } = await openEvening();
  const sum = tab.css('.settlement-summary dl').first;
  await expect(sum).toHaveText('Still to pay20,210');
  await tab.tap(box(tab, 'Anne'));
  await expectTick(tab, 'Anne', true);
  await expect(sum).toHaveText('Still to pay20,060');
  for (const name of ['Bess', 'Carl']) {
    await tab.tap(box(tab, name));
    await expectTick(tab, name, true);
  }
  const banks = row(tab, 'The bank');
  for (const index of banks.all().keys()) await tab.tap(banks.nth(index).byRole('checkbox'));
  await expect(sum).toHaveText('Total20,210');
});

test('after a reload, a tick on a paid row first asks, and says the sum that becomes unpaid', async () => {
  const { oak, elm, tab } = await openEvening();
  for (const [table, amount] of [
    [oak, 110],
    [elm, 40],
  ] as const)
    await table.enter('payments', { from: 'box', to: 'Anne', amount });
  await expectTick(tab, 'Anne', true);
  await tab.tap(box(tab, 'Anne'));
  await expect(tab.css('.evening-settle-up__question')).toContainText('150 in two payments become unpaid.');
  await tab.tap(tab.button('Leave them paid'));
  await expect(tab.css('.evening-settle-up__question')).toHaveCount(0);
  assert.deepEqual([await paidAt(oak, 'Anne'), await paidAt(elm, 'Anne')], [true, true]);
  await tab.tap(box(tab, 'Anne'));
  await tab.tap(tab.button('Make them unpaid'));
  await expectTick(tab, 'Anne', false);
  assert.deepEqual([await paidAt(oak, 'Anne'), await paidAt(elm, 'Anne')], [false, false]);
});
