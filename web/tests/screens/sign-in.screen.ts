/** Signing in: by link, by key, again, and what the page says if it fails. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { openAsDealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { ask, askJson, revokeKey, service } from '../dom/service.ts';
import { newTable } from '../dom/table.ts';
import { openSignedOutTab, openTab, signInPath, type Tab } from '../dom/tab.ts';
import { IdleChannel } from '../dom/window.ts';

const LINK_USED = 'This link has been used or has expired. Ask the organiser for a new one.';
/** As in service/api/guards/rate_limits.py. */
const FAILURES_MAX = 10;

const expectSignedIn = (tab: Tab): Promise<void> =>
  expect(tab.role('heading', { name: 'No tables yet' })).toBeVisible();
const expectSignedOut = (tab: Tab): Promise<void> =>
  expect(tab.role('heading', { name: 'This browser is not signed in' })).toBeVisible();

/** Sends the form with a link or a key. */
async function enter(tab: Tab, text: string): Promise<void> {
  await tab.fill(tab.byLabel(/^Link or key/), text);
  await tab.tap(tab.button('Sign in'));
}

test('a link works once', async () => {
  const link = await signInPath();
  const first = await openSignedOutTab(link);
  await expectSignedIn(first);
  assert.deepEqual(first.network.posted, ['/v1/sign-ins']);
  assert.equal(first.path, '/');
  const second = await openSignedOutTab(link);
  await expectSignedOut(second);
  await expect(second.role('alert').withText(LINK_USED)).toBeVisible();
  const command = `paroli keys pair NAME --role house --address ${service.address}`;
  await expect(second.byText(command)).toHaveText(command);
  assert.equal(second.path + location.hash, '/');
});

test('a link that found no network is used again by the retry', async () => {
  const link = await signInPath();
  const tab = await openSignedOutTab('/settings');
  await tab.setOnline(false);
  await tab.visit(link);
  await expect(tab.role('alert')).toContainText('Paroli is not responding');
  await tab.setOnline(true);
  await tab.tap(tab.button('Try again'));
  await expectSignedIn(tab);
});

test('a used link does not sign the browser out', async () => {
  const link = await signInPath();
  const tab = await openSignedOutTab(link);
  await expectSignedIn(tab);
  await tab.visit(link);
  const notice = tab.role('alert');
  await expect(notice).toContainText("Still signed in as A house's device (house).");
  await expect(notice).toContainText(LINK_USED);
  await expectSignedIn(tab);
});

test('a link replaces a sign-in only after confirmation', async () => {
  const tab = await openTab('/');
  await expectSignedIn(tab);
  const link = await signInPath({ role: 'dealer' });
  const question = tab.role('heading', { name: 'This browser is already signed in' });
  const keys = tab.role('link', { name: 'Keys and devices' });
  await tab.visit(link);
  await expect(question).toBeVisible();
  await tab.tap(tab.button("Stay signed in as A house's device"));
  await expectSignedIn(tab);
  await tab.tap(tab.button('Menu'));
  await expect(keys).toBeVisible();
  await tab.visit(link);
  await tab.tap(tab.button('Use the link here'));
  await expect(question).toHaveCount(0);
  await expectSignedIn(tab);
  await tab.tap(tab.button('Menu'));
  await expect(tab.role('link', { name: 'Settings' })).toBeVisible();
  await expect(keys).toHaveCount(0);
});

test('a pasted link signs in', async () => {
  const tab = await openSignedOutTab('/');
  await expectSignedOut(tab);
  await tab.tap(tab.button('Sign in'));
  await expect(tab.byText('Paste a link or a key first.')).toBeVisible();
  await enter(tab, `  ${service.address}${await signInPath()}  `);
  await expectSignedIn(tab);
});

test('a key signs in', async () => {
  const tab = await openSignedOutTab('/');
  await enter(tab, 'x'.repeat(501));
  await expect(tab.byText('This is not a link or a key')).toBeVisible();
  const field = tab.byLabel(/^Link or key/);
  await tab.fill(field, 'not 🎩 a key');
  await tab.press('Enter');
  await expect(tab.byText('This key is not valid. Try another.')).toBeVisible();
  await expect(field).toBeFocused();
  await tab.fill(tab.byLabel(/^Name of this device/), 'The till');
  await tab.fill(field, service.key);
  await tab.press('Enter');
  await expectSignedIn(tab);
  await tab.tap(tab.button('Menu'));
  await expect(tab.css('.menu-panel__name')).toHaveText('The till · house');
  assert.ok(!document.documentElement.outerHTML.includes(service.key));
});

test('a key in the address is removed and ignored', async () => {
  const tab = await openSignedOutTab(`/#key=${service.key}`);
  await expect(tab.byText('Keys in an address are ignored')).toBeVisible();
  assert.equal(tab.path + location.hash, '/');
  assert.deepEqual(tab.network.posted, []);
});

test('after too many attempts the page shows how long to wait', async () => {
  const tab = await openSignedOutTab('/');
  for (let attempt = 0; attempt < FAILURES_MAX; attempt += 1)
    await ask('/v1/sign-ins', { key: 'wrong' }, { Authorization: '' });
  await enter(tab, 'wrong');
  await expect(tab.byText(/^Too many attempts\. Wait \d+ seconds, then try again\.$/)).toBeVisible();
  await enter(tab, `${service.address}${await signInPath()}`);
  await expectSignedIn(tab);
});

/** Revokes the only key, and loads the list of tables again. */
async function revokeDevice(): Promise<void> {
  const { keys } = await askJson<{ keys: { id: string }[] }>('/v1/keys');
  assert.equal(keys.length, 1);
  await revokeKey(keys[0]!.id);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a revoked device is signed out at its next request', async () => {
  const tab = await openTab('/');
  await expectSignedIn(tab);
  await revokeDevice();
  await expectSignedOut(tab);
  await expect(tab.byText('This device was signed out. Sign in again.')).toBeVisible();
});

test('the sign-in page says how many entries wait on the device', async () => {
  const table = await newTable({ lines: ['seat anne 1000', 'seat bess 900'] });
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await tab.setOnline(false);
  await dealer.line('buyin anne 10');
  await revokeDevice();
  await tab.setOnline(true);
  await expect(tab.css('.sync-chip')).toHaveAttribute('data-status', 'signed_out');
  await tab.visit('/');
  await expectSignedOut(tab);
  await expect(
    tab.byText('One entry is not recorded yet. Sign in to send what waits on this device.'),
  ).toBeVisible();
});

test('a device that another tab signed in again is signed out again', async () => {
  const tab = await openTab('/');
  const otherTab = new IdleChannel('paroli');
  await expectSignedIn(tab);
  await revokeDevice();
  await expectSignedOut(tab);
  await tab.signIn({});
  otherTab.postMessage('signed in');
  await expectSignedIn(tab);
  await revokeDevice();
  await expectSignedOut(tab);
  otherTab.close();
});

test('a late response to a request of the ended key does not end the new one', async () => {
  const tab = await openTab('/keys');
  const heading = tab.role('heading', { name: 'Keys and devices', level: 1 });
  await expect(heading).toBeVisible();
  await expect(tab.css('.key-lists__own')).toHaveCount(1);
  const receive = tab.network.holdResponse('GET', /^\/v1\/sessions/);
  await revokeDevice();
  await expectSignedOut(tab);
  await tab.signIn({});
  const otherTab = new IdleChannel('paroli');
  otherTab.postMessage('signed in');
  await expect(heading).toBeVisible();
  await receive();
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.role('link', { name: 'Settings' }));
  await expect(tab.role('heading', { name: 'Settings', level: 1 })).toBeVisible();
  otherTab.close();
});

test('signing in again returns to the same page', async () => {
  const tab = await openSignedOutTab('/settings');
  await expectSignedOut(tab);
  await enter(tab, `${service.address}${await signInPath()}`);
  await expect(tab.role('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('a follow link opens the board and its secret leaves the address', async () => {
  const table = await newTable({ lines: ['seat anne 1000', 'seat bess 900'] });
  const { link } = await askJson<{ link: string }>(`${table.path}/follow-keys`, {});
  const secret = link.split('#follow=')[1]!;
  const tab = await openSignedOutTab(`/#follow=${secret}`);
  await expect(tab.role('heading', { name: 'Twelfth Night' })).toBeVisible();
  await expect(tab).toLackText('1,000');
  assert.equal(tab.path + location.hash, `/board/${table.id}`);
  assert.ok(!document.documentElement.outerHTML.includes(secret));
  assert.equal(tab.network.posted.at(-1), '/v1/sign-ins');
});

/** Returns the id of the key that a tab is signed in with. */
async function ownKey(tab: Tab): Promise<string> {
  const answer = await tab.network.fetch('/v1/me');
  return ((await answer.json()) as { id: string }).id;
}

test('a guest whose follow link ended reads that it has expired, after each reload', async () => {
  const table = await newTable({ lines: ['seat anne 1000', 'seat bess 900'] });
  const { link, id } = await askJson<{ link: string; id: string }>(`${table.path}/follow-keys`, {});
  const tab = await openSignedOutTab(`/#follow=${link.split('#follow=')[1]}`);
  await expect(tab.role('heading', { name: 'Twelfth Night' })).toBeVisible();
  await revokeKey(id);
  for (let reload = 0; reload < 2; reload += 1) {
    await tab.reload();
    await expect(tab.role('heading', { name: 'This link has expired' })).toBeVisible();
    await expect(tab.byText(/Ask the organiser for a new link\.$/)).toBeVisible();
    await expect(tab).toLackText('paroli serve');
  }
  await enter(tab, `${service.address}${await signInPath()}`);
  await expect(tab.role('heading', { name: 'Twelfth Night' })).toBeVisible();
  await revokeKey(await ownKey(tab));
  await tab.reload();
  await expectSignedOut(tab);
});

test('a player whose key ended reads that the link has expired', async () => {
  const table = await newTable({ lines: ['seat anne 1000', 'seat bess 900'] });
  const tab = await openTab(`/punter/${table.id}`, { role: 'punter', sessions: [table.id], punter: 'anne' });
  await expect(tab.role('heading', { name: 'anne' })).toBeVisible();
  await revokeKey(await ownKey(tab));
  await tab.reload();
  await expect(tab.role('heading', { name: 'This link has expired' })).toBeVisible();
});

test('a guest who signs out reads no word about an expired link', async () => {
  const table = await newTable({ lines: ['seat anne 1000', 'seat bess 900'] });
  const tab = await openTab('/settings', { role: 'punter', sessions: [table.id], punter: 'anne' });
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.button('Sign out'));
  await expectSignedOut(tab);
  await tab.reload();
  await expectSignedOut(tab);
});

test('the sign-in page can be switched to French', async () => {
  const tab = await openSignedOutTab('/');
  await tab.tap(tab.button('Français'));
  await expect(tab.role('heading', { name: 'Ce navigateur n’est pas connecté' })).toBeVisible();
  await tab.fill(tab.byLabel(/^Lien ou clé/), 'wrong');
  await tab.tap(tab.button('Se connecter'));
  await expect(tab.byText('Cette clé n’est pas valable.')).toBeVisible();
});

test('the sign-in page leads to the documentation of the API', async () => {
  const tab = await openSignedOutTab('/');
  const link = tab.role('link', { name: 'For programmers: the API' });
  await expect(link).toHaveAttribute('href', '/docs');
});
