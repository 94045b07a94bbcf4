/** The home page without the server: the tables of this device. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import type { Network } from '../dom/network.ts';
import { newTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

const OF_DEVICE = 'Tables on this device';
const IN_PLAY = 'Tables in play';

/** Opens the page of a table on a new device, which stores it. */
async function openOak(): Promise<Tab> {
  const oak = await newTable({ name: 'Oak', lines: ['seat anne 100', 'seat bess 100'] });
  const tab = await openTab(`/tables/${oak.id}`, { role: 'dealer' });
  await expect(tab.css('.sync-chip[data-status=recorded]')).toBeVisible();
  return tab;
}

const expectHeading = (tab: Tab, name: string): Promise<void> =>
  expect(tab.role('heading', { name })).toBeVisible();

/** Holds every request back until the function that it returns is called. */
function holdAll(network: Network): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  network.route('GET', /^\/v1\//, async (request, pass) => {
    await released;
    return pass(request);
  });
  return release;
}

test('tables are listed while the server does not respond', async () => {
  // A request may wait for twenty seconds, on a network that loses everything.
  const tab = await openOak();
  const release = holdAll(tab.network);
  const isLoaded = tab.visit('/');
  await expectHeading(tab, OF_DEVICE);
  await expect(tab.css('.table-row__name')).toHaveText('Oak');
  await expect(tab.css('.table-row')).toContainText('Basset · ');
  release();
  await isLoaded;
  await expectHeading(tab, IN_PLAY);
});

test('the tables of this device are listed with their waiting entries', async () => {
  const lines = ['seat anne 100', 'seat bess 100'];
  const elm = await newTable({ name: 'Elm', lines });
  const oak = await newTable({ name: 'Oak', lines });
  await newTable({ name: 'Not opened here', lines });
  const tab = await openTab('/settings', { role: 'dealer' });
  const dealer = new Dealer(tab, elm);
  // The view of Oak is the newest. Elm is listed first because it has a waiting entry.
  for (const { id } of [elm, oak]) {
    await tab.visit(`/tables/${id}`);
    await dealer.waitUntilRecorded();
  }
  tab.network.isOnline = false;
  await tab.visit(`/tables/${elm.id}`);
  await tab.tap(dealer.coin('5'));
  await tab.tap(dealer.place('anne', 'K'));
  await expect(tab.button('1 waiting')).toBeVisible();
  await tab.visit('/');
  await expectHeading(tab, OF_DEVICE);
  const names = tab.css('.table-row__name');
  await expect(names).toHaveText(['Elm', 'Oak']);
  await expect(tab.css('.table-marks__waiting')).toHaveText(['1 entry waiting']);
  await expect(tab.css('.table-row').first).toContainText('1 entry waiting');
  await expect(tab.role('alert')).toContainText('Paroli is not responding.');
  await expect(tab.role('link', { name: /Same table as/ })).toHaveCount(0);
  await tab.tap(tab.css('.table-row').first);
  await expect(dealer.couch('anne', 'K')).toBeVisible();
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.role('link', { name: 'All tables' }));
  await expect(names).toHaveText(['Elm', 'Oak']);
  tab.network.isOnline = true;
  await tab.tap(tab.button('Try again'));
  await expectHeading(tab, IN_PLAY);
  await expect(tab.css('.table-card')).toHaveCount(3);
  await expect(tab.css('.table-marks__waiting')).toHaveCount(0);
  await expect(tab.role('alert')).toHaveText('');
  assert.deepEqual(await elm.couches(), { 'anne K': 5 });
});

test('a table that was listed is marked if it is not on this device', async () => {
  await newTable({ name: 'Not opened here', lines: ['seat anne 100'] });
  const tab = await openOak();
  await tab.visit('/');
  const cards = tab.css('.table-card');
  await expect(cards).toHaveCount(2);
  tab.network.isOnline = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect(tab.role('alert')).toContainText('Paroli is not responding.');
  await expect(cards.withText('Not opened here')).toContainText('Not on this device');
  await expect(cards.withText('Oak')).toLackText(/not on this device/i);
});

test('the page loads again when the server is back', async () => {
  const tab = await openTab('/');
  await expectHeading(tab, 'No tables yet');
  const alert = tab.role('alert').withText('Paroli is not responding.');
  let requests = 0;
  tab.network.route('GET', /^\/v1\/sessions/, () => {
    requests += 1;
    return Promise.reject(new TypeError('no network'));
  });
  tab.network.isOnline = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect(alert).toBeVisible();
  // The page tries again by itself too, but only after some time.
  const before = requests;
  await tab.tapNow(tab.button('Try again'));
  assert.equal(requests, before + 1);
  await expect(alert).toBeVisible();
  tab.network.unroute();
  tab.network.isOnline = true;
  await tab.tap(tab.button('Try again'));
  await expect(alert).toHaveCount(0);
  await expectHeading(tab, 'No tables yet');
});

test('without stored tables the page shows a message', async () => {
  const tab = await openTab('/settings');
  tab.network.isOnline = false;
  await tab.visit('/');
  await expect(tab.byText('This device has no table that opens without')).toBeVisible();
});
