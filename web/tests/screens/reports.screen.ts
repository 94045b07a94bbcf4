/** Reports of a session: each format is saved or opened, also a large one from a worker. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { recordDownloads, recordOpenedTabs, type Download } from '../dom/downloads.ts';
import { eventually, expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import type { ServiceTable } from '../dom/table.ts';
import { openTab, type Device, type Tab } from '../dom/tab.ts';
import { openLongTable } from './score-sheets.ts';
import { EVENTS, makeByWorker, POLL_MS } from './worker-reports.ts';

/** How the file of each button ends, and its first bytes. */
const FILES = {
  'Spreadsheet (XLSX)': ['xlsx', 'PK'],
  'CSV files (ZIP)': ['zip', 'PK'],
  'Score sheet (TOML)': ['basset.toml', 'format = '],
  JSON: ['json', '{'],
  hledger: ['journal', ';'],
  Beancount: ['beancount', ';'],
} as const;

const status = (tab: Tab): Locator => tab.css('.report-status');

async function openStandings(table: ServiceTable, device: Device = {}): Promise<Tab> {
  const tab = await openTab(`/tables/${table.id}/standings`, device);
  await expect(tab.button('PDF')).toBeVisible();
  return tab;
}

/** Waits for the next file, and returns it with the start of its content. */
async function nextFile(saved: readonly Download[], count = 1): Promise<readonly [Download, string]> {
  await eventually(
    () => saved.length === count,
    () => `wanted ${count} files, found ${saved.length}`,
  );
  const file = saved.at(-1)!;
  return [file, await file.content.slice(0, 10).text()];
}

test('each file is saved under its name', async () => {
  const table = await openLongTable();
  const tab = await openStandings(table);
  const saved = recordDownloads();
  await tab.tap(tab.css('summary').withText('More formats'));
  const { at } = (await table.events())[0] as unknown as { at: string };
  let count = 0;
  for (const [name, [suffix, start]] of Object.entries(FILES)) {
    await tab.tap(tab.button(name));
    count += 1;
    const [file, content] = await nextFile(saved, count);
    assert.equal(file.name, `${at.slice(0, 10)}-the-long-table.${suffix}`);
    assert.ok(content.startsWith(start), `${name}: ${content}`);
  }
});

test('the web page opens in a new tab in the language of the app', async () => {
  const table = await openLongTable();
  const tab = await openStandings(table, { language: 'fr' });
  const opened = recordOpenedTabs();
  await tab.tap(tab.button('Page web (HTML)'));
  const address = `${table.path}/report.html?language=fr`;
  await eventually(
    () => opened.length > 0,
    () => 'no tab was opened',
  );
  assert.deepEqual(opened, [address]);
});

test('a page that the browser blocks is saved', async () => {
  const table = await openLongTable();
  const tab = await openStandings(table);
  const [saved, opened] = [recordDownloads(), recordOpenedTabs({ blocked: true })];
  await tab.tap(tab.button('PDF'));
  const [, content] = await nextFile(saved);
  assert.ok(content.startsWith('%PDF'));
  assert.deepEqual(opened, [`${table.path}/report.pdf?language=en`]);
});

test('the history offers the report of the version shown', async () => {
  const table = await openLongTable();
  const tab = await openTab(`/tables/${table.id}/log/20`);
  const [saved, asked] = [recordDownloads(), [] as string[]];
  tab.network.route('GET', /report\.csv/, (request, pass) => {
    asked.push(new URL(request.url).search);
    return pass(request);
  });
  await expect(tab.byText('The table up to event 20')).toBeVisible();
  await tab.tap(tab.button('CSV files (ZIP)'));
  await nextFile(saved);
  assert.deepEqual(asked, ['?as_of=20&language=en']);
});

test('the page shows how far a large report is', async () => {
  const table = await openLongTable();
  const tab = await openStandings(table);
  const [saved, worker] = [recordDownloads(), makeByWorker(tab, table, 'csv')];
  await tab.tap(tab.button('CSV files (ZIP)'));
  await expect(status(tab)).toContainText('0 of 6,000 events');
  worker.state = { done: 1500 };
  await tab.advance(POLL_MS);
  await expect(status(tab)).toContainText('1,500 of 6,000 events');
  await expect(status(tab).css('progress')).toHaveAttribute('value', '1500');
  await expect(status(tab).css('progress')).toHaveAttribute('max', '6000');
  worker.state = { state: 'done', done: EVENTS };
  await tab.advance(POLL_MS);
  const [, content] = await nextFile(saved);
  assert.ok(content.startsWith('PK'));
  await expect(status(tab)).toHaveCount(0);
});

test('a failed report says why and is requested again', async () => {
  const table = await openLongTable();
  const tab = await openStandings(table);
  const worker = makeByWorker(tab, table, 'csv');
  await tab.tap(tab.button('CSV files (ZIP)'));
  await expect(status(tab)).toContainText('0 of 6,000 events');
  worker.state = { state: 'failed', error: 'The paper is too small.' };
  await tab.advance(POLL_MS);
  await expect(status(tab)).toContainText('The report could not be made.');
  await expect(status(tab)).toContainText('The paper is too small.');
  worker.state = { state: 'waiting' };
  await tab.tap(tab.button('Try again'));
  await expect(status(tab)).toContainText('0 of 6,000 events');
});

test('nothing is requested after the page is left', async () => {
  const table = await openLongTable();
  const tab = await openStandings(table);
  const worker = makeByWorker(tab, table, 'csv');
  await tab.tap(tab.button('CSV files (ZIP)'));
  await expect(status(tab)).toContainText('0 of 6,000 events');
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.role('link', { name: 'Rules' }));
  await expect(tab.role('heading', { name: 'Rules', level: 1 })).toBeVisible();
  const { polls } = worker;
  await tab.advance(5 * POLL_MS);
  assert.equal(worker.polls, polls);
});

test('a report that cannot be fetched is tried again', async () => {
  const tab = await openStandings(await openLongTable());
  const saved = recordDownloads();
  const fail = (): Promise<never> => Promise.reject(new TypeError('the connection broke'));
  tab.network.route('GET', /report\.csv\?/, fail, 1);
  await tab.tap(tab.button('CSV files (ZIP)'));
  await expect(status(tab)).toContainText('Paroli is not responding.');
  await tab.tap(tab.button('Try again'));
  const [, content] = await nextFile(saved);
  assert.ok(content.startsWith('PK'));
});

test('the evening page offers the reports of each table', async () => {
  await openLongTable();
  const tab = await openTab('/evening');
  const saved = recordDownloads();
  const row = tab.css('.evening-tables > section > ul > li').withText('The Long Table');
  await tab.tap(row.css('summary').withText(/^Reports$/));
  await tab.tap(row.button('Score sheet (TOML)'));
  const [, content] = await nextFile(saved);
  assert.ok(content.startsWith('format = '));
});
