/** Notices for the dealer: a new version is available, and the browser cannot store entries. */

import assert from 'node:assert/strict';
import { test as testOfNode } from 'node:test';
import { hasNewVersion } from '../../src/platform/service-worker/registration.ts';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { installServiceWorkers, type ServiceWorkers } from '../dom/service-worker.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab } from '../dom/tab.ts';

const NEW_VERSION = 'A new version is available';
const NOT_OFFLINE = 'This page cannot be opened offline, because it was loaded over plain http.';
const NO_STORAGE = 'This browser cannot store entries: keep this page open.';

const openTable = (): Promise<ServiceTable> =>
  newTable({ currency: 'lsd', lines: ['seat "Mrs Sago" 9600 diamonds', 'seat Valeria 9600 hearts'] });

const waitForChip = (dealer: Dealer, text: string): Promise<void> =>
  expect(dealer.tab.css('.sync-chip')).toHaveText(text);

/** A test in a browser that runs service workers, and whose page learns of no newer build before. */
function test(name: string, run: (workers: ServiceWorkers) => Promise<void>): void {
  testOfNode(name, async () => {
    const workers = await installServiceWorkers();
    try {
      await run(workers);
    } finally {
      hasNewVersion.value = false;
    }
  });
}

test('a new version is offered between deals, and loaded on request', async (workers) => {
  const dealer = await openAsDealer(await openTable());
  const { tab } = dealer;
  await expect(tab.byText(NEW_VERSION)).toHaveCount(0);
  workers.publish();
  const [notice, reload] = [tab.byText(NEW_VERSION), tab.button('Reload')];
  await expect(notice).toBeVisible();
  await expect(reload).toHaveCount(1);
  await dealer.line('stake "Mrs Sago" 4 5s');
  await dealer.waitUntilRecorded();
  await expect(reload).toBeVisible();
  await dealer.line('fasse 9');
  await expect(notice).toHaveCount(0);
  await dealer.line('end');
  await expect(notice).toBeVisible();
  assert.deepEqual(workers.sent, []);
  await tab.tap(reload);
  assert.deepEqual(workers.sent, ['renew']);
});

test('a new version waits until all entries are recorded', async (workers) => {
  const dealer = await openAsDealer(await openTable());
  const { tab } = dealer;
  workers.publish();
  const [notice, reload] = [tab.byText(NEW_VERSION), tab.button('Reload')];
  await expect(notice).toBeVisible();
  const send = tab.network.hold('POST', /entries$/);
  await dealer.line('stake "Mrs Sago" 5 5s');
  await expect(reload).toHaveAttribute('aria-disabled', 'true');
  await send();
  await dealer.waitUntilRecorded();
  await expect(reload).toHaveAttribute('aria-disabled', null);
  await tab.setOnline(false);
  await dealer.line('stake "Mrs Sago" 4 5s');
  await waitForChip(dealer, '1 waiting');
  await expect(notice).toHaveCount(0);
  await tab.setOnline(true);
  await dealer.waitUntilRecorded();
  await expect(notice).toBeVisible();
});

test('every page offers a new version', async (workers) => {
  const tab = await openTab('/settings', { language: 'fr' });
  workers.publish();
  const notice = tab.byText('Une nouvelle version est disponible');
  await expect(notice).toBeVisible();
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.role('link', { name: 'Soirée' }));
  await expect(tab.css('.evening-page')).toBeVisible();
  await expect(notice).toBeVisible();
  assert.deepEqual(workers.sent, []);
  await tab.tap(tab.button('Recharger'));
  assert.deepEqual(workers.sent, ['renew']);
  // Another build that takes the place of the one that was asked to start.
  workers.publish();
  assert.deepEqual(workers.sent, ['renew']);
});

testOfNode('a stored table that the server does not know is not shown', async () => {
  const table = await openTable();
  const { tab } = await openAsDealer(table);
  const problem = { code: 'unknown_session', status: 404, title: '', detail: '' };
  const refuse = async (): Promise<Response> => Response.json(problem, { status: 404 });
  tab.network.route('GET', new RegExp(`^${table.path}$`), refuse);
  await tab.reload();
  await expect(tab.role('heading', { name: 'This table was not found' })).toBeVisible();
  await expect(tab.role('link', { name: 'All tables' })).toBeVisible();
  await expect(tab.byRole('grid')).toHaveCount(0);
  tab.network.unroute();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect(tab.byRole('grid')).toBeVisible();
});

for (const isSecure of [true, false])
  testOfNode(`the page shows that it does not open offline: ${isSecure ? 'https' : 'http'}`, async () => {
    Object.assign(globalThis, { isSecureContext: isSecure });
    try {
      const { tab } = await openAsDealer(await openTable());
      await expect(tab.byText(NOT_OFFLINE)).toHaveCount(0);
      await tab.tap(tab.button('Recorded'));
      await expect(tab.byRole('dialog')).toContainText('This device has nothing to record.');
      await expect(tab.byText(NOT_OFFLINE)).toHaveCount(isSecure ? 0 : 1);
      await tab.visit('/settings');
      await expect(tab.byText('Single-key shortcuts')).toBeVisible();
      await expect(tab.byText(NOT_OFFLINE)).toHaveCount(isSecure ? 0 : 1);
    } finally {
      Object.assign(globalThis, { isSecureContext: true });
    }
  });

testOfNode('a browser without storage is warned before the first entry', async () => {
  const { prototype } = IDBFactory;
  const { open } = prototype;
  prototype.open = () => {
    throw new DOMException('None here.', 'SecurityError');
  };
  try {
    const dealer = await openAsDealer(await openTable());
    const note = dealer.tab.css('.prompt__note');
    await expect(note).toHaveText(NO_STORAGE);
    await dealer.line('stake "Mrs Sago" 4 5s');
    await dealer.waitUntilRecorded();
    await expect(note).toContainText('1 card, 5s on the table');
    await dealer.tab.setOnline(false);
    await dealer.line('stake "Mrs Sago" 5 5s');
    await waitForChip(dealer, '1 waiting');
    await expect(note).toContainText('No connection since');
    await expect(note).toContainText(NO_STORAGE);
  } finally {
    prototype.open = open;
  }
});
