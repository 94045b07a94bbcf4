/** The generic page of the game that only the tests have: a round of it is dealt from buttons. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { addGamesOfTests } from '../dom/added-games.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

await addGamesOfTests();

const history = (tab: Tab): Locator => tab.css('.entry-history-list li');
const tray = (tab: Tab): Locator => tab.css('.offer-table__tray');
const others = (tab: Tab): Locator => tab.role('group', { name: 'Other entries' });
const ofPlayer = (tab: Tab, player: string): Locator => tab.role('group', { name: `Entries of ${player}` });

async function openTable(
  rules: object,
  language: 'en' | 'fr' = 'en',
): Promise<{ tab: Tab; table: ServiceTable }> {
  const lines = ['seat Anne 100', 'seat Bess 100', 'seat Carl 100'];
  const table = await newTable({ game: 'invented', name: 'Invented', rules, bank: undefined, lines });
  const tab = await openTab(`/tables/${table.id}`, { language });
  await expect(tab.css('.session-standings').first).toContainText('Carl');
  await expect(history(tab)).toHaveCount(4);
  return { tab, table };
}

/** Taps keys one after the other, and waits for the entry in the history. */
async function deal(tab: Tab, title: string, ...keys: Locator[]): Promise<void> {
  const count = history(tab).count;
  for (const key of keys) await tab.tap(key);
  await expect(history(tab)).toHaveCount(count + 1);
  await expect(history(tab).first).toContainText(title);
}

test('a round is dealt from buttons, with each type of field', async () => {
  const { tab, table } = await openTable({ preset: 'two_sides', overrides: { seats: 4, rounds: 1 } });
  const key = (name: string | RegExp): Locator => tray(tab).button(name);
  await deal(tab, 'Ante paid', key('Ante'));
  await deal(tab, 'Level set', others(tab).button('Level'), key('3'), key('Done'));
  await deal(tab, 'Card turned', others(tab).button('Turn'), key('king'));
  await deal(tab, 'Bet placed', ofPlayer(tab, 'Bess').button('Bet, Bess'), key('20'));
  await deal(tab, 'Bets settled', others(tab).button('Best hand'), key(/^Bess/), key('Best hand'));
  await deal(tab, 'Bet placed', ofPlayer(tab, 'Carl').button('Bet: all, Carl'));
  const left = [key('king'), key('two'), key('Done')];
  await deal(tab, 'Bets settled', ...left, key('ace'), key('three'), key('Done'));
  await deal(tab, 'Pool claimed', ofPlayer(tab, 'Anne').button('Claim, Anne'), key(/^Jar/));
  await deal(tab, 'Game settled', key('6'), key('4'), key('Count'));
  await deal(tab, 'Evening ended', others(tab).button('Close the table'), key('Close the table'));
  const balances = await table.read<Record<string, number>>('balances');
  assert.equal(balances['punter:Anne:purse'], 100 - 2 + 98 + 6);
  assert.equal(balances['punter:Carl:purse'], 0);
});

test('the pools are parties of the table, in the words of the game', async () => {
  const { tab, table } = await openTable({ preset: 'one_side', overrides: {} });
  await table.enterLines('ante 5');
  const standings = tab.css('.session-standings').first;
  await expect(standings).toContainText('Pot');
  await expect(standings).toContainText('Jar');
});

test('a table without a free seat offers no new player', async () => {
  const { tab, table } = await openTable({ preset: 'one_side', overrides: { seats: 4 } });
  await table.enterLines('seat Dora 5');
  await expect(tab.css('.session-standings').first).toContainText('Dora');
  await expect(others(tab).button('New player')).toHaveCount(0);
  await expect(others(tab).button('Close the table')).toHaveCount(1);
});

test('its opening form has the same steps, no bank, and no more seats than its rule allows', async () => {
  const tab = await openTab('/new?game=invented');
  const names = tab.byLabel(/^Name$/);
  await tab.tap(tab.button('3 Seats'));
  await expect(names).toHaveCount(4);
  await expect(tab.button('Add a seat')).toHaveCount(0);
  await expect(tab.byText('By these rules, four players may sit down.')).toBeVisible();
  await tab.tap(tab.button('1 Rules'));
  const line = tab.css('.rules-step__line').having((one) => one.byText(/^Seats$/));
  await tab.tap(line.byRole('button').first);
  await tab.fill(line.byRole('textbox'), '2');
  await tab.tap(tab.button('Money and seats'));
  await expect(tab.byLabel('The bank starts with')).toHaveCount(0);
  await tab.fill(tab.byLabel(/^Maximum bet/), '50');
  await tab.tap(tab.button('Seats'));
  await expect(names).toHaveCount(2);
  await tab.fill(names.nth(0), 'Anne');
  await tab.fill(names.nth(1), 'Bess');
  await tab.tap(tab.button('Open the table'));
  await expect(tab.css('.session-standings').first).toContainText('Bess');
  await tab.visit(`${tab.path}/seats`);
  await expect(tab.byText('Every seat is taken.')).toBeVisible();
  await tab.tap(tab.button(/^Buy in 100 for Anne/));
  await expect(tab.css('.seated-player__purse').first).toHaveText('200');
  await expect(tab.button(/^Buy in 100 for Anne/)).toHaveCount(1);
});
