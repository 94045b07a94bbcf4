/** Keys and devices: a house key signs devices in and out, and creates keys for scripts. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { expect, theElement } from '../dom/expect.ts';
import type { Locator, Words } from '../dom/locator.ts';
import { ask, askJson } from '../dom/service.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

interface Key {
  readonly name: string;
  readonly sessions: readonly string[] | null;
  readonly punter: string | null;
  readonly purses: boolean;
}

/** Until a page reloads its lists. */
const REFRESH_MS = 2600;
const LINES = ['seat anne 1000', 'seat bess 1000'];
const newNight = (name = 'Twelfth Night'): Promise<ServiceTable> => newTable({ lines: LINES, name });
const form = (tab: Tab): Locator => tab.css('.pairing');
const row = (tab: Tab, name: Words): Locator =>
  tab.role('listitem').having((item) => item.byRole('heading', { name }));

const keyNamed = async (name: string): Promise<Key | undefined> =>
  (await askJson<{ keys: Key[] }>('/v1/keys')).keys.find((key) => key.name === name);

/** Fills a name and a role into the form for a new device. */
async function fillIn(tab: Tab, name: string, role: string): Promise<void> {
  await tab.fill(form(tab).byLabel(/^Name/), name);
  await tab.select(form(tab).byLabel(/^Role/), role);
}

const createLink = (tab: Tab): Promise<void> => tab.tap(tab.button('Create a link'));

test('the lists do not show "none" before they are loaded', async () => {
  const tab = await openTab('/');
  const fail = async (): Promise<Response> => {
    throw new TypeError('the connection broke');
  };
  tab.network.route('GET', /^\/v1\/keys\?/, fail, 1);
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.role('link', { name: 'Keys and devices' }));
  await expect(tab.role('heading', { name: 'Keys and devices' })).toBeFocused();
  await expect(tab.byText('Paroli is not responding.')).toBeVisible();
  await expect(tab.css('.key-lists__none')).toHaveCount(0);
  await tab.tap(tab.button('Try again'));
  await expect(tab.css('.key-lists__none')).toHaveCount(2);
});

test('only players of the chosen table are offered', async () => {
  const first = await newNight();
  const other = await newTable({ lines: ['seat carl 1000'], name: 'Another night' });
  const tab = await openTab('/keys');
  await fillIn(tab, 'A phone', 'punter');
  const release = tab.network.hold('GET', new RegExp(`^/v1/sessions/${first.id}$`));
  await tab.select(form(tab).byLabel(/^Table/), first.id);
  await tab.select(form(tab).byLabel(/^Table/), other.id);
  const offered = form(tab)
    .byLabel(/^Player/)
    .css('option');
  await expect(offered).toHaveText(['Choose…', 'carl']);
  await release();
  await tab.advance(0);
  await expect(offered).toHaveText(['Choose…', 'carl']);
});

test('among many tables, those of a key are found by their name and listed', async () => {
  const oak = await newNight('Oak');
  for (let number = 1; number <= 8; number += 1) await newTable({ name: `Elm ${number}` });
  const tab = await openTab('/keys');
  await fillIn(tab, 'The bar', 'dealer');
  await tab.select(form(tab).byLabel(/^Tables/), 'some');
  const boxes = form(tab).css('fieldset label');
  const search = form(tab).byLabel('Find a table');
  await expect(boxes).toHaveCount(9);
  await tab.fill(search, 'oak');
  await expect(boxes).toHaveText([/^Oak, /]);
  await tab.tap(boxes.css('input'));
  await tab.fill(search, 'beech');
  await expect(form(tab)).toContainText('No table has this in its name');
  const selected = form(tab).byRole('status').withText('Selected');
  await expect(selected).toHaveText(/^Selected: Oak, .*\(staking\)\.$/);
  await createLink(tab);
  await expect(row(tab, 'The bar')).toContainText('Dealer · Oak');
  assert.deepEqual((await keyNamed('The bar'))?.sessions, [oak.id]);
});

test('a new link is not shown as ended before the list reloads', async () => {
  const tab = await openTab('/keys');
  await fillIn(tab, 'The till', 'keeper');
  const release = tab.network.hold('GET', /^\/v1\/keys\?/);
  await createLink(tab);
  const scan = tab.role('heading', { name: 'Scan this with The till' });
  await expect(scan).toBeVisible();
  await tab.network.whenHeld();
  await expect(scan).toBeVisible();
  await release();
  await expect(row(tab, 'The till')).toBeVisible();
  await expect(scan).toBeVisible();
});

test('a revoked link is removed from the page', async () => {
  const tab = await openTab('/keys');
  await fillIn(tab, 'The till', 'keeper');
  await createLink(tab);
  await tab.tap(tab.button('Revoke The till'));
  await expect(tab.byText('It can no longer be used.')).toBeVisible();
  await tab.tap(tab.button('Yes, revoke it'));
  await expect(tab.role('heading', { name: 'This link no longer works.' })).toBeVisible();
  await expect(tab.css('.pairing__code')).toHaveCount(0);
  await tab.tap(tab.button('Sign in another device'));
  await expect(tab.css('#pair-name')).toBeVisible();
});

test('a board key can hide purses', async () => {
  const night = await newNight();
  const tab = await openTab('/keys');
  await fillIn(tab, 'The wall', 'board');
  await tab.select(form(tab).byLabel(/^Table/), night.id);
  await tab.tick(form(tab).byRole('checkbox', { name: /^Show purses/ }));
  await createLink(tab);
  await expect(row(tab, 'The wall')).toContainText('Board · Twelfth Night, purses hidden');
  assert.equal((await keyNamed('The wall'))?.purses, false);
});

test('this device is marked and can revoke itself', async () => {
  const tab = await openTab('/keys');
  const own = row(tab, /A house's device/);
  await expect(own.css('.key-lists__own')).toHaveText('this device');
  await expect(own).toContainText('House · everything');
  await tab.tap(own.byRole('button'));
  await expect(own).toContainText('You are using it now.');
  await tab.tap(tab.button('Yes, revoke it'));
  await expect(tab.role('heading', { name: 'This browser is not signed in' })).toBeVisible();
  assert.deepEqual(tab.network.posted, ['/v1/sign-outs']);
});

test('a punter key is for a player of the chosen table', async () => {
  const night = await newNight();
  const tab = await openTab('/keys');
  await fillIn(tab, "Bess's phone", 'punter');
  await tab.select(form(tab).byLabel(/^Table/), night.id);
  const who = form(tab).byLabel(/^Player/);
  await expect(who.css('option')).toHaveText(['Choose…', 'anne', 'bess']);
  await tab.select(who, 'bess');
  await createLink(tab);
  await expect(row(tab, "Bess's phone")).toContainText('Player · bess, Twelfth Night');
  const key = await keyNamed("Bess's phone");
  assert.deepEqual([key?.sessions, key?.punter], [[night.id], 'bess']);
});

test('a missing value is reported beside its field', async () => {
  const empty = await newTable({ name: 'Empty chairs' });
  const tab = await openTab('/keys');
  await createLink(tab);
  await expect(form(tab).byText('Enter a name.')).toBeVisible();
  await expect(form(tab).byLabel(/^Name/)).toBeFocused();
  await fillIn(tab, 'x', 'dealer');
  await tab.select(form(tab).byLabel(/^Tables/), 'some');
  await createLink(tab);
  await expect(form(tab).byText('Choose a table.')).toBeVisible();
  await fillIn(tab, 'x', 'punter');
  const where = form(tab).byLabel(/^Table/);
  await createLink(tab);
  await expect(where).toBeFocused();
  await tab.select(where, empty.id);
  await expect(
    form(tab)
      .byLabel(/^Player/)
      .css('option'),
  ).toHaveText('No players at this table');
  await createLink(tab);
  await expect(form(tab).byText('Choose a player.')).toBeVisible();
  assert.deepEqual(tab.network.posted, []);
});

test('a new key is shown once', async () => {
  const tab = await openTab('/keys');
  await expect(tab.byText('None. Keys are for scripts. Devices do not need one.')).toBeVisible();
  await tab.tap(tab.css('summary').withText('Create a key for a script'));
  await tab.fill(tab.css('#key-name'), 'Nightly backup');
  await tab.select(tab.css('#key-role'), 'keeper');
  const days = tab.byLabel(/^Valid for how many days/);
  await tab.fill(days, 'a few');
  await tab.tap(tab.button('Create a key'));
  await expect(tab.byText('Enter a number of days, or leave it empty.')).toBeVisible();
  await tab.fill(days, '30');
  await tab.tap(tab.button('Create a key'));
  const { value: secret } = (await theElement(tab.byLabel(/^Shown only once/))) as HTMLInputElement;
  await expect(row(tab, 'Nightly backup')).toContainText('Keeper · all tables');
  await expect(row(tab, 'Nightly backup')).toContainText('Never used · until');
  const answer = await ask('/v1/me', undefined, { Authorization: `Bearer ${secret}` });
  assert.equal(((await answer.json()) as { role: string }).role, 'keeper');
  await tab.tap(tab.button('I have copied it'));
  await expect(tab.css('#key-name')).toHaveValue('');
  assert.ok(!document.body.innerHTML.includes(secret));
});

test('keys are reloaded when the server is back', async () => {
  const tab = await openTab('/keys');
  await expect(row(tab, /A house's device/)).toBeVisible();
  const alert = tab.role('alert').withText('Paroli is not responding.');
  await tab.setOnline(false);
  await tab.advance(REFRESH_MS);
  await expect(alert).toBeVisible();
  await tab.setOnline(true);
  await tab.advance(REFRESH_MS);
  await expect(alert).toHaveCount(0);
});

test('the buttons of keys with the same name are described by their tables', async () => {
  for (const name of ['Twelfth Night', 'Candlemas']) {
    const table = await newNight(name);
    await askJson(`${table.path}/follow-keys`, {});
  }
  const tab = await openTab('/keys');
  await expect(tab.button('Revoke Followers')).toHaveCount(2);
  for (const name of ['Twelfth Night', 'Candlemas']) await expect(tab).toContainText(name);
  const described = tab.button('Revoke Followers').all();
  const texts = described.map((button) => document.getElementById(button.getAttribute('aria-describedby')!));
  for (const name of ['Twelfth Night', 'Candlemas'])
    assert.equal(texts.filter((text) => text?.textContent?.includes(name)).length, 1);
});
