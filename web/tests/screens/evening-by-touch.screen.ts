/** A whole evening is entered by taps: from the new-table page to the closing, with every kind of entry. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { expect } from '../dom/expect.ts';
import { test } from '../dom/empty-service-test.ts';
import { SheetDealer } from '../dom/sheet-dealer.ts';
import { countTaps } from '../dom/taps.ts';
import { importSheet, ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

const SHEET = readFileSync(
  new URL('../../../tests/sheets/hand-written/parlour-three-deals-by-touch.basset.toml', import.meta.url),
  'utf8',
);
const LINES = SHEET.split("'''")[1]!
  .split('\n')
  .map((line) => line.replace(/\/\/.*/, '').trim())
  .filter(Boolean);
const SEAT = /^seat (\S+) (\d+) ?(\w*)$/;

/** The balances that the sheet expects at its end. */
const PURSES = { anne: 83, bess: 545, carl: 90 };
const BANK = 5;
/** The taps from the open table to its closing: 119, or 124 if the page does not yet suggest what the bank owes. */
const MOST_TAPS = 124;

/** Opens the table of the sheet with its players. */
async function openByTouch(tab: Tab): Promise<SheetDealer> {
  await tab.tap(tab.role('link', { name: 'Open a new table' }));
  await tab.tick(tab.role('radio', { name: /^Parlour/ }));
  await tab.tap(tab.button(/^Cards set aside/));
  await tab.fill(tab.byLabel(/^How many/), '40');
  await tab.tap(tab.button('Money and seats'));
  await tab.fill(tab.byLabel(/^Name of the table/), 'Three deals by touch');
  await tab.select(tab.byLabel(/^Currency/), /^Points/);
  await tab.fill(tab.byLabel(/^The bank starts with/), '100');
  await tab.fill(tab.byLabel(/^Banker/), 'Sir James');
  await tab.tap(tab.button('Seats'));
  for (const [at, line] of LINES.filter((line) => SEAT.test(line)).entries()) {
    const [, name, purse, suit] = SEAT.exec(line)!;
    const seat = tab.css('.seats-step__seat').nth(at);
    await tab.fill(seat.byLabel(/^Name/), name!);
    await tab.fill(seat.byLabel(/^Purse/), purse!);
    await tab.select(seat.css('select'), new RegExp(suit || 'none'));
  }
  await tab.tap(tab.button('Open the table'));
  await expect(tab.role('grid')).toBeVisible();
  return new SheetDealer(tab, new ServiceTable(tab.path.split('/')[2]!, 'basset'));
}

/** The events that entries record, and what they say. */
async function entryEvents(table: ServiceTable): Promise<readonly (readonly [string, unknown])[]> {
  const events = await table.events();
  return events
    .filter(({ type }) => type.startsWith('basset.') && !type.includes('session_opened'))
    .map(({ type, data }) => [type, data]);
}

test('an evening that is entered by taps has the events and the balances of its sheet', async () => {
  const dealer = await openByTouch(await openTab('/'));
  const taps = await countTaps(async () => {
    await dealer.enter(LINES.filter((line) => !SEAT.test(line)));
    await dealer.waitUntilRecorded();
  });
  assert.ok(taps > LINES.length && taps <= MOST_TAPS, `${taps} taps`);
  const { bank } = await dealer.table.state();
  assert.deepEqual([await dealer.table.purses(), bank.balance], [PURSES, BANK]);
  const balances = Object.values(await dealer.table.read<Record<string, number>>('balances'));
  assert.equal(
    balances.reduce((sum, balance) => sum + balance, 0),
    0,
  );
  assert.deepEqual(await entryEvents(dealer.table), await entryEvents(await importSheet(SHEET)));
});
