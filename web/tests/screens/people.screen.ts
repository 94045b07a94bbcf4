/** People in the app: added and found, with deposits, withdrawals and contact. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { recordDownloads } from '../dom/downloads.ts';
import { eventually, expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { loseResponse } from '../dom/network.ts';
import { newTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import { addPerson, findPerson, listPeople, POUND } from './people.ts';

const DEPOSITS = /^\/v1\/people\/[^/]+\/deposits$/;
const notice = (tab: Tab): Locator => tab.css('.page > [role=alert]');
const outcome = (tab: Tab): Locator => tab.css('.move-form__outcome');
const moves = (tab: Tab): Locator => tab.css('.statement-moves tbody tr:not(.statement-moves__balance)');
const names = (tab: Tab): Locator => tab.css('.person-rows__name');
const balance = (tab: Tab): Locator => tab.css('.balances dd');

/** Opens the page of a person through the list. */
async function openPerson(name: string): Promise<Tab> {
  const tab = await openTab('/people');
  await tab.tap(tab.role('link', { name: new RegExp(name) }));
  await expect(tab.role('heading', { level: 1, name })).toBeVisible();
  return tab;
}

/** Adds Anne with £5 by the form. The response to the deposit is lost. */
async function addWithLostResponse(): Promise<Tab> {
  const tab = await openTab('/people');
  await tab.fill(tab.byLabel('Name'), 'Anne');
  await tab.fill(tab.byLabel(/^First deposit \(optional\)/), '5');
  tab.network.route('POST', DEPOSITS, loseResponse, 1);
  await tab.tap(tab.button('Add Anne with £5'));
  await expect(notice(tab)).toContainText('Adding Anne is not confirmed.');
  return tab;
}

test('a person is added with contact and deposit', async () => {
  const tab = await openTab('/people');
  await expect(tab.role('heading', { name: 'No people yet' })).toBeVisible();
  await tab.tap(tab.button('Add the person'));
  await expect(tab.byText('Enter a name.')).toBeVisible();
  await expect(tab.byLabel('Name')).toBeFocused();
  await tab.fill(tab.byLabel('Name'), 'Anne');
  await tab.fill(tab.byLabel('How to reach them (optional)'), 'anne@example.org');
  await tab.fill(tab.byLabel(/^First deposit \(optional\)/), '2l10s');
  await expect(tab.byText('That is £2\u00a010s.')).toBeVisible();
  await tab.tap(tab.button('Add Anne with £2\u00a010s'));
  await expect(tab.role('heading', { level: 1, name: 'Anne' })).toBeVisible();
  await expect(balance(tab)).toHaveText('£2\u00a010s');
  await expect(tab.css('.person-details__contact')).toHaveText('Contact: anne@example.org');
  await expect(moves(tab)).toContainText('Deposit');
  assert.equal((await findPerson('Anne')).contact, 'anne@example.org');
});

test('a first deposit begins in the currency of most bankrolls', async () => {
  await addPerson('Anne', { eur: 500 });
  await addPerson('Bess', { eur: 500 });
  await addPerson('Carl', { lsd: POUND });
  const tab = await openTab('/people');
  await expect(tab.byLabel('Currency')).toHaveValue('eur');
  await tab.fill(tab.byLabel('Find a name'), 'carl');
  await expect(names(tab)).toHaveText(['Carl']);
  await expect(tab.byLabel('Currency')).toHaveValue('eur');
});

test('an amount that the currency does not have is an error at once', async () => {
  const anne = await addPerson('Anne', { points: 500 });
  const tab = await openTab('/people');
  const fault = tab.css('.new-person-form .field__fault');
  await tab.fill(tab.byLabel(/^First deposit \(optional\)/), '9.90');
  await expect(fault).toContainText('Enter whole');
  await tab.fill(tab.byLabel(/^First deposit \(optional\)/), '');
  await expect(fault).toHaveCount(0);
  await tab.visit(`/people/${anne}`);
  await tab.fill(tab.byLabel(/^Amount/), '9.90');
  await expect(tab.css('.move-form .field__fault')).toContainText('Enter whole');
  await tab.fill(tab.byLabel(/^Amount/), '9');
  await expect(tab.css('.move-form .field__fault')).toHaveCount(0);
});

test('the error of an amount interrupts a screen reader only when the form is sent', async () => {
  await addPerson('Anne', { points: 500 });
  const tab = await openTab('/people');
  await expect(tab.byLabel('Currency')).toHaveValue('points');
  const deposit = tab.byLabel(/^First deposit \(optional\)/);
  await tab.fill(tab.byLabel('Name'), 'Bess');
  await tab.fill(deposit, '9.');
  await expect(tab.css('.new-person-form .field__fault')).toHaveCount(0);
  await tab.fill(deposit, '9.9');
  await expect(deposit).toHaveAttribute('aria-invalid', 'true');
  await expect(tab.css('.new-person-form .field__fault')).toContainText('Enter whole');
  await expect(tab.css('.new-person-form [role=alert] .field__fault')).toHaveCount(0);
  await tab.tap(tab.button('Add Bess'));
  await expect(tab.css('.new-person-form [role=alert] .field__fault')).toContainText('Enter whole');
  await expect(tab.css('.new-person-form .field__fault')).toHaveCount(1);
});

test('a typed amount keeps its currency when the people are loaded', async () => {
  await addPerson('Anne', { eur: 500 });
  const bess = await addPerson('Bess');
  const tab = await openTab('/');
  for (const [path, label] of [
    ['/people', /^First deposit \(optional\)/],
    [`/people/${bess}`, /^Amount/],
  ] as const) {
    const release = tab.network.hold('GET', /^\/v1\/people\?/);
    await tab.visit(path);
    await tab.network.whenHeld();
    await tab.fill(tab.byLabel(label), '5');
    await release();
    await tab.advance(0);
    await expect(tab.byLabel('Currency')).toHaveValue('lsd');
  }
});

test('a deposit of a person without money begins in the currency of most bankrolls', async () => {
  await addPerson('Anne', { eur: 500 });
  const tab = await openTab(`/people/${await addPerson('Bess')}`);
  await expect(tab.byLabel('Currency')).toHaveValue('eur');
});

test('the form names the people who have the typed name', async () => {
  const anne = await addPerson('Anne', { lsd: 10 * POUND });
  await addPerson('Annette');
  const tab = await openTab('/people');
  const note = tab.css('#person-same-name');
  await tab.fill(tab.byLabel('Name'), ' anne ');
  await expect(note).toHaveText(
    /^There is a person named Anne already: Anne, added .+, £10 A contact shows which person is meant\.$/,
  );
  await tab.fill(tab.byLabel('Name'), 'anne m');
  await expect(note).toHaveText('');
  await tab.fill(tab.byLabel('Name'), 'ANNE');
  await expect(tab.css('#person-same-name a')).toHaveAttribute('href', `/people/${anne}`);
  await expect(tab.css('#person-same-name a')).toHaveAttribute('target', '_blank');
});

test('the form does not name the person whom it adds itself', async () => {
  const tab = await addWithLostResponse();
  const other = await addPerson('Anne');
  await tab.fill(tab.byLabel('Name'), 'ANNE');
  await expect(tab.css('#person-same-name a')).toHaveAttribute('href', `/people/${other}`);
});

test('a lost response adds the person once', async () => {
  const tab = await addWithLostResponse();
  await tab.tap(tab.button('Try again'));
  await expect(balance(tab)).toHaveText('£5');
  assert.deepEqual((await findPerson('Anne')).balances, { lsd: 5 * POUND });
  assert.equal((await listPeople()).length, 1);
});

test('people are found by a part of the name', async () => {
  for (let number = 0; number < 31; number += 1) await addPerson(`Guest ${number}`, { points: number + 1 });
  const tab = await openTab('/people');
  await expect(names(tab)).toHaveCount(30);
  await tab.tap(tab.button('Show more'));
  await expect(names(tab)).toHaveCount(31);
  await expect(tab.role('link', { name: /^Guest 0\b/ })).toBeFocused();
  await tab.fill(tab.byLabel('Find a name'), 'guest 3');
  await expect(names(tab)).toHaveText(['Guest 30', 'Guest 3']);
  await expect(tab.role('link', { name: /^Guest 30/ })).toContainText('31 points');
  await tab.fill(tab.byLabel('Find a name'), 'zoe');
  await expect(tab.byText('No name contains “zoe”.')).toBeVisible();
  await tab.fill(tab.byLabel('Find a name'), '');
  await expect(names(tab)).toHaveCount(30);
});

test('the button of a deposit says what it records', async () => {
  await addPerson('Anne');
  const tab = await openPerson('Anne');
  await expect(tab.byText('No money yet.')).toBeVisible();
  await tab.tap(tab.button('Deposit for Anne'));
  await expect(tab.byText('Enter an amount.')).toBeVisible();
  await tab.select(tab.byLabel('Currency'), /^Euros$/);
  await tab.fill(tab.byLabel(/^Amount/), '12.50');
  await tab.fill(tab.byLabel('Note (optional)'), 'cash');
  await tab.tap(tab.button('Deposit €12.50 for Anne'));
  await expect(outcome(tab)).toHaveText('€12.50 deposited. The bankroll has €12.50.');
  await expect(balance(tab)).toHaveText('€12.50');
  await expect(moves(tab)).toContainText('Deposit cash');
  await expect(tab.button('Deposit for Anne')).toBeVisible();
});

test('a double tap records one deposit', async () => {
  await addPerson('Anne');
  const tab = await openPerson('Anne');
  await tab.select(tab.byLabel('Currency'), 'lsd');
  await tab.fill(tab.byLabel(/^Amount/), '5');
  await tab.tapNow(tab.button('Deposit £5 for Anne'), 2);
  await expect(outcome(tab)).toHaveText('£5 deposited. The bankroll has £5.');
  // The second tap finds an empty form. It records nothing and shows no error.
  await expect(tab.byText('Enter an amount.')).toHaveCount(0);
  await expect(moves(tab)).toHaveCount(1);
  assert.equal(tab.network.posted.filter((path) => DEPOSITS.test(path)).length, 1);
  assert.deepEqual((await findPerson('Anne')).balances, { lsd: 5 * POUND });
});

test('a deposit with a lost response counts once', async () => {
  await addPerson('Anne');
  const tab = await openPerson('Anne');
  await tab.select(tab.byLabel('Currency'), 'lsd');
  await tab.fill(tab.byLabel(/^Amount/), '5');
  tab.network.route('POST', DEPOSITS, loseResponse, 1);
  await tab.tap(tab.button('Deposit £5 for Anne'));
  await expect(notice(tab)).toContainText('The deposit of £5 is not confirmed.');
  await expect(outcome(tab)).toContainText('It is still in this form.');
  await expect(tab.byLabel(/^Amount/)).toHaveValue('5');
  await tab.tap(tab.button('Deposit £5 for Anne'));
  await expect(outcome(tab)).toHaveText('£5 deposited. The bankroll has £5.');
  await expect(notice(tab)).toHaveText('');
  assert.deepEqual((await findPerson('Anne')).balances, { lsd: 5 * POUND });
});

test('a withdrawal without a connection is not confirmed until it is sent again', async () => {
  await addPerson('Anne', { lsd: 5 * POUND });
  const tab = await openPerson('Anne');
  await tab.tap(tab.button('Withdraw'));
  await tab.fill(tab.byLabel(/^Amount/), '2');
  tab.network.isOnline = false;
  for (const _ of [1, 2]) {
    await tab.tap(tab.button('Withdraw £2 for Anne'));
    await expect(notice(tab)).toContainText('The withdrawal of £2 is not confirmed.');
    await expect(outcome(tab)).toContainText('The withdrawal of £2 is not confirmed.');
  }
  tab.network.isOnline = true;
  await tab.tap(tab.button('Withdraw £2 for Anne'));
  await expect(outcome(tab)).toHaveText('£2 withdrawn. The bankroll has £3.');
  assert.deepEqual((await findPerson('Anne')).balances, { lsd: 3 * POUND });
});

test('too large a withdrawal names the balance', async () => {
  await addPerson('Anne', { lsd: 5 * POUND });
  const tab = await openPerson('Anne');
  await tab.tap(tab.button('Withdraw'));
  await tab.fill(tab.byLabel(/^Amount/), '6');
  await tab.tap(tab.button('Withdraw £6 for Anne'));
  await expect(tab.byText('The bankroll of Anne has only £5.')).toBeVisible();
  await expect(tab.css('.page > [aria-live=polite]')).toHaveText('');
  await expect(tab.byLabel(/^Amount/)).toBeFocused();
  await tab.fill(tab.byLabel(/^Amount/), '2');
  await tab.tap(tab.button('Withdraw £2 for Anne'));
  await expect(outcome(tab)).toHaveText('£2 withdrawn. The bankroll has £3.');
  await expect(moves(tab).first).toContainText('Withdrawal');
});

test('a name and a contact change, and the contact is erased', async () => {
  await addPerson('Anne');
  const tab = await openPerson('Anne');
  const contact = tab.css('.person-details__contact');
  await expect(contact).toHaveText('Contact: none');
  await tab.tap(tab.button('Change the contact'));
  await expect(tab.byLabel('Contact')).toHaveAttribute('autofocus', '');
  await tab.fill(tab.byLabel('Contact'), '0123');
  await tab.tap(tab.button('Save'));
  await expect(contact).toHaveText('Contact: 0123');
  await tab.tap(tab.button('Rename'));
  await tab.fill(tab.byLabel('Name'), '"');
  await tab.tap(tab.button('Save'));
  await expect(tab.byText('A name cannot contain quotation marks')).toBeVisible();
  await tab.fill(tab.byLabel(/^Name/), 'Anna');
  await tab.tap(tab.button('Save'));
  await expect(tab.role('heading', { level: 1, name: 'Anna' })).toBeVisible();
  await tab.tap(tab.button('Erase the contact'));
  await expect(tab.byText('The contact is erased.')).toBeVisible();
  await expect(contact).toHaveText('Contact: none');
  assert.equal((await findPerson('Anna')).contact, null);
});

for (const [role, scope] of [
  ['dealer', 'all'],
  ['keeper', 'one'],
] as const)
  test(`a ${role} of ${scope} tables has no link to people`, async () => {
    const table = await newTable({ lines: ['seat anne 100'] });
    const tab = await openTab('/', { role, sessions: scope === 'one' ? [table.id] : null });
    await expect(tab.css('.table-row, .table-card').first).toBeVisible();
    await expect(tab.role('link', { name: 'People and bankrolls' })).toHaveCount(0);
    await tab.tap(tab.css('.menu__button'));
    await expect(tab.css('.menu-panel')).toBeVisible();
    await expect(tab.role('link', { name: 'People and bankrolls' })).toHaveCount(0);
  });

test('a keeper of all tables sees people', async () => {
  await addPerson('Anne');
  const tab = await openTab('/', { role: 'keeper' });
  await tab.tap(tab.css('.menu__button'));
  await tab.tap(tab.css('.menu-panel').byRole('link', { name: 'People and bankrolls' }));
  await expect(names(tab)).toHaveText('Anne');
});

test('an older search does not replace a newer one', async () => {
  for (const name of ['Anne', 'Bess']) await addPerson(name);
  const tab = await openTab('/people');
  const release = tab.network.hold('GET', /^\/v1\/people\?.*name=bess/);
  await tab.fill(tab.byLabel('Find a name'), 'bess');
  await tab.network.whenHeld();
  await tab.fill(tab.byLabel('Find a name'), 'anne');
  await expect(names(tab)).toHaveText('Anne');
  await release();
  await tab.advance(0);
  await expect(names(tab)).toHaveText('Anne');
});

test('a statement is of one currency and is downloaded', async () => {
  await addPerson('Anne', { lsd: 5 * POUND, eur: 250 });
  const tab = await openPerson('Anne');
  await tab.tap(tab.button('All'));
  await tab.tap(tab.button('Euros'));
  await expect(moves(tab)).toContainText('+€2.50');
  await tab.tap(tab.button('Pounds, shillings and pence'));
  await expect(moves(tab)).toContainText('+£5');
  await tab.tap(tab.byText('More formats'));
  const saved = recordDownloads();
  for (const [button, suffix] of [
    ['Spreadsheet (XLSX)', 'xlsx'],
    ['CSV files (ZIP)', 'zip'],
    ['Score sheets (ZIP)', 'sheets.zip'],
    ['JSON', 'json'],
    ['hledger', 'journal'],
    ['Beancount', 'beancount'],
  ] as const) {
    const before = saved.length;
    await tab.tap(tab.button(button));
    await eventually(
      () => saved.length > before,
      () => `${button} saved no file`,
    );
    assert.ok(saved.at(-1)!.name.endsWith(`.${suffix}`), saved.at(-1)!.name);
  }
});

test('people of one name are distinguished in the list', async () => {
  for (const name of ['Anne', 'Bess']) await addPerson(name);
  const tab = await openTab('/people');
  await tab.fill(tab.byLabel('Name'), 'Anne');
  await tab.fill(tab.byLabel('How to reach them (optional)'), '0123');
  await tab.tap(tab.button('Add Anne'));
  await expect(tab.css('.person-details__contact')).toHaveText('Contact: 0123');
  await tab.visit('/people');
  await expect(names(tab)).toHaveText(['Anne', 'Bess', 'Anne']);
  await expect(tab.css('.person-rows__mark')).toHaveText(['0123', /^added /]);
});

test('the totals are those of all people, and are downloaded', async () => {
  await addPerson('Anne', { eur: 250 });
  for (let number = 0; number < 31; number += 1) await addPerson(`Guest ${number}`, { points: 2 });
  const tab = await openTab('/people');
  const totals = tab.css('.bankroll-totals tbody tr');
  await expect(totals).toHaveText([/^Points.*62 points.*0 points.*0 points$/, /^Euros.*€2\.50/]);
  await tab.fill(tab.byLabel('Find a name'), 'anne');
  await expect(names(tab)).toHaveText('Anne');
  await expect(totals.first).toContainText('62 points');
  await expect(tab.button('Score sheets (ZIP)')).toHaveCount(0);
  const saved = recordDownloads();
  await tab.tap(tab.button('CSV files (ZIP)'));
  await eventually(
    () => saved.length > 0,
    () => 'no file was saved',
  );
  assert.match(saved[0]!.name, /-all-bankrolls\.zip$/);
});
