/** The new-table page: errors beside their fields, what a table is opened with, and the same table again. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { askJson } from '../dom/service.ts';
import { newTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

/** A session as a house key sees it, as far as these tests read it. */
interface OpenedTable {
  readonly id: string;
  readonly name: string;
  readonly preset: string;
  readonly currency: string;
  readonly rules: unknown;
  readonly bank: { readonly holder: string; readonly balance: number };
  readonly punters: readonly { readonly name: string; readonly suit: string; readonly purse: number }[];
}

async function newestTable(): Promise<OpenedTable> {
  const { sessions } = await askJson<{ sessions: { id: string }[] }>('/v1/sessions');
  return askJson<OpenedTable>(`/v1/sessions/${sessions[0]!.id}`);
}

async function expectTablePage(tab: Tab): Promise<void> {
  await expect(tab.css('.table-shell')).toBeVisible();
  assert.match(tab.path, /^\/tables\/[0-9a-f-]{36}$/);
}

/** Shows the table as one that was opened earlier. */
function openedAt(tab: Tab, opened: Date): void {
  tab.network.route('GET', /\/events/, async (request, pass) => {
    const response = await pass(request);
    const body = (await response.json()) as { events: { at: string }[] };
    body.events[0]!.at = opened.toISOString();
    return Response.json(body, { headers: response.headers });
  });
}

const tableName = (tab: Tab): Locator => tab.byLabel(/^Name of the table/);
const funds = (tab: Tab): Locator => tab.byLabel(/^The bank starts with/);
const names = (tab: Tab): Locator => tab.byLabel(/^Name$/);

test('errors are shown beside their fields', async () => {
  const tab = await openTab('/new');
  await tab.tap(tab.button('Money and seats'));
  await tab.fill(tableName(tab), ' ');
  await tab.fill(funds(tab), 'much');
  await expect(tab.byText('Enter a name.')).toBeVisible();
  await tab.fill(tab.byLabel(/^Maximum stake/), '1s');
  await tab.fill(tab.byLabel(/^Minimum stake/), '5s');
  await tab.tap(tab.button('Seats'));
  const second = tab.byRole('group', { name: 'Seat 2' });
  await expect(second.css('input').first).toHaveAttribute('id', names(tab).nth(1).all()[0]!.id);
  await tab.fill(names(tab).nth(0), 'Anne');
  await tab.fill(names(tab).nth(1), 'anne');
  await tab.tap(tab.button('Open the table'));
  await expect(tableName(tab)).toBeFocused();
  for (const words of [
    'Enter a name.',
    'This is not an amount. Enter a number. A plain number means pounds. You can also enter 2l10s6d (2 pounds, 10 shillings, 6 pence) or 3gn (3 guineas).',
    'This is below the minimum stake. Enter a larger amount.',
  ])
    await expect(tab.byText(words)).toBeVisible();
  await tab.fill(tableName(tab), 'Tuesday');
  await tab.fill(funds(tab), '2l10s6d');
  await expect(tab.byText('That is £2\u00a010s\u00a06d.')).toBeVisible();
  await tab.fill(tab.byLabel(/^Maximum stake/), '1gn');
  await tab.tap(tab.button('Seats'));
  await tab.tap(tab.button('Open the table'));
  await expect(tab.byText('anne already has a seat. Enter another name.')).toBeVisible();
  await expect(names(tab).nth(1)).toBeFocused();
  assert.deepEqual(tab.network.posted, []);
});

test('a table is opened with its seats', async () => {
  const tab = await openTab('/new');
  await tab.tick(tab.role('radio', { name: /One board for all/ }));
  await tab.tap(tab.button('Money and seats'));
  await tab.fill(tableName(tab), 'Tuesday 🎩');
  await tab.select(tab.byLabel('Currency'), 'livre');
  await tab.fill(funds(tab), '20');
  await tab.fill(tab.byLabel(/^Banker/), 'Zoë Ōkubo');
  await tab.tap(tab.button('Seats'));
  for (const [at, name] of ['Anne', 'Bess', 'Carl'].entries()) await tab.fill(names(tab).nth(at), name);
  await tab.fill(tab.byLabel(/^Purse/).nth(1), '2ecu');
  await tab.select(tab.byLabel(/^Suit/).nth(2), 'clubs');
  await tab.tap(tab.button('Move Carl up'));
  await tab.tap(tab.button('Remove Seat 4'));
  await tab.tap(tab.button('Add a seat'));
  await tab.tap(tab.button('Open the table'));
  await expectTablePage(tab);
  const table = await newestTable();
  assert.deepEqual([table.name, table.preset, table.currency], ['Tuesday 🎩', 'oak', 'livre']);
  assert.equal(table.bank.holder, 'Zoë Ōkubo');
  assert.deepEqual(
    table.punters.map(({ name, purse }) => [name, purse]),
    [
      ['Anne', 4800],
      ['Carl', 4800],
      ['Bess', 2880],
    ],
  );
  assert.equal(table.punters[1]!.suit, 'clubs');
});

test('a table like the last one is opened in two taps', async () => {
  const yearAgo = new Date(Date.now() - 360 * 24 * 3600 * 1000);
  const day = yearAgo.toLocaleDateString('en-IE', { day: 'numeric', month: 'long' });
  await newTable({
    lines: ['seat anne 1000 hearts', 'seat bess 900 clubs', 'buyin anne 500', 'fund 500'],
    name: `Table of ${day}`,
    rules: { preset: 'parlour', overrides: { burn: 0, min_stake: 48 } },
    currency: 'lsd',
    bank: { holder: 'Carl', funds: 10_000 },
  });
  const before = await newestTable();
  const tab = await openTab('/settings');
  openedAt(tab, yearAgo);
  await tab.visit('/');
  const sameAgain = tab.role('link', { name: /Same table as/ });
  await expect(sameAgain).toContainText('two seats · bank £10\u00a08s\u00a04d');
  await tab.tap(sameAgain);
  await tab.tap(tab.button('Open the table'));
  await expectTablePage(tab);
  const after = await newestTable();
  assert.notEqual(after.id, before.id);
  const opening = ({ preset, rules, currency }: OpenedTable): unknown => ({ preset, rules, currency });
  assert.deepEqual(opening(after), opening(before));
  assert.match(after.name, /^Table of /);
  assert.notEqual(after.name, before.name);
  assert.deepEqual(
    after.punters.map(({ name, suit, purse }) => [name, suit, purse]),
    [
      ['anne', 'hearts', 1000],
      ['bess', 'clubs', 900],
    ],
  );
  assert.deepEqual([after.bank.holder, after.bank.balance], ['Carl', 10_000]);
});

test('the choice of the game keeps the focus', async () => {
  const tab = await openTab('/new');
  const game = tab.byLabel('Game');
  for (const [id, preset] of [
    ['tarot', /^Swiss/],
    ['glic', /./],
    ['basset', /^Modern/],
  ] as const) {
    await tab.select(game, id);
    await expect(tab.button('Money and seats')).toHaveCount(1);
    await expect(tab.role('radio', { name: preset }).first).toBeVisible();
    await expect(game).toHaveValue(id);
    await expect(game).toBeFocused();
  }
});
