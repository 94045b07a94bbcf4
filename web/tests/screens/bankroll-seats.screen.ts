/** Seats and banks that play with bankrolls: on the form, at the table, and after it. */

import assert from 'node:assert/strict';
import { openAsDealer } from '../dom/dealer.ts';
import { test as emptyTest } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable, ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import { addPerson, balanceOf, POUND, withdraw } from './people.ts';

/** The ids of Anne, with £10, and of Bess, with £30. */
let people: Readonly<Record<'Anne' | 'Bess', string>>;

/** A test that begins with Anne and Bess, and nothing else. */
function test(name: string, run: () => Promise<void>): void {
  emptyTest(name, async () => {
    people = {
      Anne: await addPerson('Anne', { lsd: 10 * POUND }),
      Bess: await addPerson('Bess', { lsd: 30 * POUND }),
    };
    await run();
  });
}

const BANK_MONEY = 'The bank’s money comes from';
const seats = (tab: Tab): Locator => tab.css('.seats-step__seat');
const trayChoice = (tab: Tab): Locator => tab.css('.seat-bankroll select');
const options = (field: Locator, name: string): Locator => field.css('option').withText(name);

async function openStep(tab: Tab, number: number): Promise<void> {
  await tab.tap(tab.css('.opening-form__steps button').nth(number - 1));
}

/** Fills the form of a table at which Anne plays with £5, and Bess banks with £20. */
async function fillNewTable(): Promise<Tab> {
  const tab = await openTab('/new');
  await openStep(tab, 2);
  await tab.select(tab.byLabel(BANK_MONEY), /Bess/);
  await expect(tab.byLabel('Banker (optional)')).toHaveValue('Bess');
  await tab.fill(tab.byLabel(/^The bank starts with/), '20');
  await openStep(tab, 3);
  const seat = seats(tab).first;
  await tab.select(seat.byLabel(/^Plays with/), /Anne/);
  await expect(seat.byLabel('Name')).toHaveValue('Anne');
  await tab.fill(seat.byLabel(/^Purse/), '5');
  return tab;
}

/** Presses the button of the form, and returns the table. */
async function pressOpen(tab: Tab): Promise<ServiceTable> {
  await tab.tap(tab.button('Open the table'));
  await expect(tab.role('grid')).toBeVisible();
  assert.match(tab.path, /^\/tables\/[0-9a-f-]{36}$/);
  return new ServiceTable(tab.path.split('/')[2]!, 'basset');
}

async function openPerson(tab: Tab, name: string): Promise<void> {
  await tab.visit('/people');
  await tab.tap(tab.role('link', { name: new RegExp(`^${name}`) }));
}

test('a linked seat and bank play, and get their money back', async () => {
  const tab = await fillNewTable();
  const table = await pressOpen(tab);
  const { bankrolls, name } = (await table.state()) as unknown as { bankrolls: object; name: string };
  assert.deepEqual(bankrolls, { bank: people.Bess, Anne: people.Anne });
  assert.deepEqual([await balanceOf('Anne'), await balanceOf('Bess')], [5 * POUND, 10 * POUND]);
  const anne = new ServiceTable(table.id, 'basset', ['Anne']);
  const stakes = ['K', '5', '6'].map((card) => `stake Anne ${card} 480`);
  await anne.enterLines(...stakes, 'fasse 2', 'pair K 3', 'take Anne K', 'end', 'close');
  assert.equal(await balanceOf('Anne'), 10 * POUND + 10 * 48);
  await openPerson(tab, 'Anne');
  await expect(tab.css('.balances dd')).toHaveText('£10\u00a010s');
  const moves = tab.css('.statement-moves tbody tr:not(.statement-moves__balance)');
  await expect(moves).toHaveCount(3);
  await expect(moves.nth(0)).toContainText(`Back from the table ${name} as Anne`);
  await expect(moves.nth(1)).toContainText(`To the table ${name} as Anne`);
  await expect(tab.css('.statement-tables tbody tr')).toContainText('+10s');
  await tab.tap(tab.css('.statement-tables').byRole('link', { name }));
  await expect(tab.css('.closed-table')).toBeVisible();
  assert.equal(tab.path, `/tables/${table.id}`);
});

test('money at an open table is shown', async () => {
  const tab = await fillNewTable();
  const table = await pressOpen(tab);
  await openPerson(tab, 'Bess');
  await expect(tab.css('.balances__tables li')).toContainText('as the bank · £20 in play');
  await expect(tab.css('.balances__tables a')).toHaveAttribute('href', `/tables/${table.id}`);
});

test('the form warns before a bankroll is short', async () => {
  const tab = await openTab('/new');
  await openStep(tab, 3);
  const [first, second] = [seats(tab).nth(0), seats(tab).nth(1)];
  await tab.select(first.byLabel(/^Plays with/), /Anne/);
  const warning = first.byText('The bankroll of Anne has only £10. Enter less, or make a deposit first.');
  await expect(warning).toBeVisible();
  // A person plays at one seat, and a bankroll pays for one name.
  await expect(options(second.byLabel(/^Plays with/), 'Anne')).toHaveCount(0);
  await tab.fill(first.byLabel('Name'), 'Zoe');
  await expect(first.byLabel(/^Plays with/)).toHaveValue('');
  await expect(warning).toHaveCount(0);
  await tab.select(first.byLabel(/^Plays with/), /Anne/);
  await tab.tap(tab.button('Open the table'));
  await expect(first.byLabel(/^Purse/)).toBeFocused();
  assert.ok(!tab.network.posted.includes('/v1/sessions'));
});

test('a name with a bankroll has a hint, in the form and in the tray', async () => {
  const tab = await openTab('/new');
  await openStep(tab, 3);
  const seat = seats(tab).first;
  const hint = seat.byText('A person of this name has a bankroll. Choose it here.');
  await tab.fill(seat.byLabel('Name'), 'ANNE');
  await expect(hint).toBeVisible();
  await tab.select(seat.byLabel(/^Plays with/), /Anne/);
  await expect(hint).toHaveCount(0);
  const dealer = await openAsDealer(await newTable({ currency: 'lsd' }), { role: 'house' });
  await dealer.tab.fill(dealer.tab.css('.seat-tray').byLabel('Name'), 'bess');
  await expect(dealer.tab.css('.seat-bankroll span')).toHaveText('Has a bankroll');
});

test('a bankroll that became short is refused, and then used', async () => {
  const tab = await fillNewTable();
  await withdraw(people.Anne, 6 * POUND);
  await tab.tap(tab.button('Open the table'));
  await expect(tab.css('.page > [role=alert]')).toContainText('The bankroll of Anne has only £4.');
  await tab.fill(seats(tab).first.byLabel(/^Purse/), '3');
  const table = await pressOpen(tab);
  assert.equal(await balanceOf('Anne'), POUND);
  assert.equal((await table.state()).punters[0]!.name, 'Anne');
});

test('a closed table whose winnings are spent cannot be reopened before a deposit', async () => {
  const table = await pressOpen(await fillNewTable());
  await table.enterLines('close');
  await withdraw(people.Anne, 8 * POUND);
  const { tab } = await openAsDealer(table);
  const undo = tab.button(/^Undo/);
  await expect(undo).toContainText('close table');
  await tab.tap(undo);
  const slip = tab.css('.rejection-slip');
  await expect(slip).toContainText('This cannot be undone: a bankroll has too little to pay it back.');
  await expect(undo).toContainText('the undo of: close table');
});

emptyTest('without people the form is unchanged', async () => {
  const tab = await openTab('/new');
  await openStep(tab, 2);
  await expect(tab.byLabel(/^The bank starts with/)).toBeVisible();
  await expect(tab.byLabel(BANK_MONEY)).toHaveCount(0);
  await openStep(tab, 3);
  await expect(seats(tab)).toHaveCount(6);
  await expect(tab.byLabel(/^Plays with/)).toHaveCount(0);
});

test('a repeated table keeps its bankrolls', async () => {
  const tab = await fillNewTable();
  await (await pressOpen(tab)).enterLines('close');
  await tab.visit('/');
  await tab.tap(tab.role('link', { name: /Same table as/ }));
  await expect(seats(tab).first.byLabel(/^Plays with/)).toHaveValue(people.Anne);
  await openStep(tab, 2);
  await expect(tab.byLabel(BANK_MONEY)).toHaveValue(people.Bess);
});

test('a player is added at the table with a bankroll', async () => {
  const table = await newTable({ currency: 'lsd' });
  const dealer = await openAsDealer(table, { role: 'house' });
  const { tab } = dealer;
  await tab.select(trayChoice(tab), /Anne/);
  await expect(tab.byLabel('Plays with: Has only £10.')).toBeVisible();
  await expect(tab.css('.seat-tray').button('Add')).toBeDisabled();
  await tab.fill(tab.byLabel(/^Purse/), '4');
  await tab.tap(tab.button('Add Anne with £4'));
  await expect(dealer.row('Anne')).toBeVisible();
  await dealer.waitUntilRecorded();
  assert.deepEqual(await bankrollsOf(table), { Anne: people.Anne });
  assert.equal(await balanceOf('Anne'), 6 * POUND);
  await expect(options(trayChoice(tab), 'Anne')).toHaveCount(0);
  await expect(options(trayChoice(tab), 'Bess')).toHaveCount(1);
});

test('an undo of the close that is refused is not shown as done', async () => {
  const table = await newTable({ currency: 'lsd' });
  const dealer = await openAsDealer(table, { role: 'house' });
  const { tab } = dealer;
  await tab.select(trayChoice(tab), /Anne/);
  await tab.fill(tab.byLabel(/^Purse/), '4');
  await tab.tap(tab.button('Add Anne with £4'));
  await expect(dealer.row('Anne')).toBeVisible();
  await dealer.waitUntilRecorded();
  await table.enterLines('close');
  await withdraw(people.Anne, 10 * POUND);
  await expect(tab.byText('The table is closed.').first).toBeVisible();
  await tab.tap(tab.button(/^Undo/));
  await expect(tab.css('.rejection-slip')).toContainText('Undo of the newest entry. Not recorded.');
  await expect(tab.css('.undo-notice')).toHaveCount(0);
});

test('the page of players links a seat and marks it', async () => {
  const table = await newTable({ lines: ['seat carl 19200'], currency: 'lsd' });
  const tab = await openTab(`/tables/${table.id}/seats`);
  await tab.select(tab.byLabel(/^Plays with/), /Anne/);
  await expect(tab.byLabel('Name')).toHaveValue('Anne');
  await expect(tab.byText('The bankroll of Anne has only £10.')).toBeVisible();
  await tab.fill(tab.byLabel(/^Purse/), '4');
  await tab.tap(tab.button('Add Anne with £4'));
  const rows = tab.css('.seated-player');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Plays with a bankroll');
  await expect(rows.nth(0)).toLackText('Plays with a bankroll');
  await expect(options(tab.byLabel(/^Plays with/), 'Anne')).toHaveCount(0);
  assert.equal(await balanceOf('Anne'), 6 * POUND);
});

test('a dealer has no choice of bankrolls', async () => {
  const table = await newTable({ currency: 'lsd' });
  const { tab } = await openAsDealer(table);
  await expect(tab.css('.seat-tray')).toBeVisible();
  await expect(trayChoice(tab)).toHaveCount(0);
  await tab.visit(`/tables/${table.id}/seats`);
  await expect(tab.byLabel(/^Purse/)).toBeVisible();
  await expect(tab.byLabel(/^Plays with/)).toHaveCount(0);
});

test('a player of Lansquenet plays with a bankroll', async () => {
  const rules = { preset: 'lansquenet', overrides: {} };
  const table = await newTable({ game: 'lansquenet', currency: 'lsd', rules, bank: undefined });
  const tab = await openTab(`/tables/${table.id}`);
  await tab.select(trayChoice(tab), /Anne/);
  await tab.fill(tab.byLabel(/^Purse/), '4');
  await tab.tap(tab.button('Add Anne with £4'));
  await expect(tab.css('[data-player="Anne"]')).toBeVisible();
  await expect(tab.button('Recorded')).toBeVisible();
  assert.deepEqual(await bankrollsOf(table), { Anne: people.Anne });
  assert.equal(await balanceOf('Anne'), 6 * POUND);
});

test('a practice table offers no bankrolls', async () => {
  const tab = await fillNewTable();
  await tab.tick(tab.byLabel('Practice: does not count'));
  await expect(tab.byLabel(/^Plays with/)).toHaveCount(0);
  await openStep(tab, 2);
  await expect(tab.byLabel(BANK_MONEY)).toHaveCount(0);
  await openStep(tab, 3);
  const table = await pressOpen(tab);
  assert.equal(((await table.state()) as unknown as { practice: boolean }).practice, true);
  assert.deepEqual(await bankrollsOf(table), {});
  assert.deepEqual([await balanceOf('Anne'), await balanceOf('Bess')], [10 * POUND, 30 * POUND]);
  await tab.visit(`/tables/${table.id}/seats`);
  await expect(tab.byLabel(/^Purse/)).toBeVisible();
  await expect(tab.byLabel(/^Plays with/)).toHaveCount(0);
});

const bankrollsOf = async (table: ServiceTable): Promise<object> =>
  ((await table.state()) as unknown as { bankrolls: object }).bankrolls;

test('a correction after the close says whose bankroll it changes', async () => {
  const { id } = await pressOpen(await fillNewTable());
  const table = new ServiceTable(id, 'basset', ['Anne']);
  await table.enterLines('stake Anne K 240', 'fasse 2', 'pair 9 K', 'end', 'close');
  const tab = await openTab(`/tables/${table.id}/log`);
  await tab.tap(tab.css('.entry-history-list button').withText(/Anne stakes 5s/));
  await tab.tap(tab.button('Correct…'));
  await tab.tap(tab.role('group', { name: /Amount/ }).button('10s'));
  await expect(tab.css('.effect-text')).toHaveText('Anne’s bankroll 5s less, the bank’s bankroll 5s more.');
});
