/** The home page without the server: the tables of this device. */

import { test } from '../dom/empty-service-test.ts';
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
  release();
  await isLoaded;
  await expectHeading(tab, IN_PLAY);
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

test('without stored tables the page shows a message', async () => {
  const tab = await openTab('/settings');
  tab.network.isOnline = false;
  await tab.visit('/');
  await expect(tab.byText('This device has no table that opens without')).toBeVisible();
});
