/** The history of a table: a step that comes late or fails, a page that was left, a broken bank, and another device. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

const MARKUP = '<img src=y onerror=alert(1)>';

const slider = (tab: Tab): Locator => tab.role('slider');
const sentence = (tab: Tab): Locator => tab.css('.history-band__call');

interface Opened {
  readonly tab: Tab;
  readonly table: ServiceTable;
  readonly newest: number;
}

async function openHistory(): Promise<Opened> {
  const table = await newTable({ lines: ['seat anne 100', 'seat bess 100', 'buyin anne 7'] });
  const tab = await openTab(`/tables/${table.id}/log`);
  const newest = (await table.state()).version;
  await expect(slider(tab)).toHaveValue(`${newest}`);
  return { tab, table, newest };
}

test('a late response does not replace a newer step', async () => {
  const { tab, table, newest } = await openHistory();
  const release = tab.network.hold('GET', new RegExp(`/v1/sessions/${table.id}\\?as_of=${newest - 1}$`));
  await tab.tap(tab.button('Back'));
  await expect(slider(tab)).toHaveValue(`${newest - 1}`);
  await tab.tap(tab.button('Back'));
  await expect(sentence(tab)).toHaveText('anne joins with 100.');
  await release();
  // The page has read the response when the service has answered another request.
  await table.state();
  await tab.advance(0);
  await expect(slider(tab)).toHaveValue(`${newest - 2}`);
  await expect(sentence(tab)).toHaveText('anne joins with 100.');
});

test('a step that loads stays if another device enters something meanwhile', async () => {
  const { tab, table, newest } = await openHistory();
  const release = tab.network.hold('GET', new RegExp(`/v1/sessions/${table.id}\\?as_of=${newest - 1}$`));
  await tab.tap(tab.button('Back'));
  await table.enterLines('buyin bess 3');
  await expect(sentence(tab)).toHaveText('bess joins with 100.');
  await release();
  await expect(slider(tab)).toHaveValue(`${newest - 1}`);
  await expect(tab.css('.version-stepper')).toContainText(`of ${newest + 1}`);
});

test('a step that failed leaves the slider at the version shown, and can be retried', async () => {
  const { tab, table, newest } = await openHistory();
  // An earlier request that succeeds takes the message away. The page has read its responses when the service has
  // answered other requests.
  for (let answer = 0; answer < 3; answer += 1) await table.state();
  await tab.advance(0);
  tab.network.isOnline = false;
  await tab.tap(tab.button('Back'));
  const alert = tab.role('alert').withText('Paroli is not responding.');
  await expect(alert.first).toBeVisible();
  await expect(slider(tab)).toHaveValue(`${newest}`);
  tab.network.isOnline = true;
  await tab.tap(tab.button('Try again'));
  await expect(slider(tab)).toHaveValue(`${newest - 1}`);
  await expect(sentence(tab)).toHaveText('bess joins with 100.');
  await expect(alert).toHaveCount(0);
});

test('a page that was left while it loads does not come back', async () => {
  const { tab, table } = await openHistory();
  for (const request of ['', '\\?as_of=1']) {
    await tab.visit('/settings');
    const release = tab.network.hold('GET', new RegExp(`/v1/sessions/${table.id}${request}$`));
    await tab.visit(`/tables/${table.id}/log/1`);
    await tab.network.whenHeld();
    await tab.visit('/settings');
    await release();
    // The page has read the responses when the service has answered another request.
    for (let answer = 0; answer < 3; answer += 1) await table.state();
    await tab.advance(0);
    assert.equal(tab.path, '/settings', request);
  }
});

test('what the list of entries has is not among the values of the table, but for readers without the list', async () => {
  const lines = ['seat anne 100', 'seat bess 100', 'bank anne 20', 'stake bess 10', 'hand bank'];
  const rules = { preset: 'chemin_de_fer', overrides: {} };
  const table = await newTable({ game: 'baccarat', rules, bank: undefined, lines });
  const path = `/tables/${table.id}/log`;
  const label = /^(Last hand|Sides)$/;
  const keeper = await openTab(path);
  await expect(keeper.css('.table-now dt').withText('Hands played')).toBeVisible();
  await expect(keeper.css('.table-now dt').withText(label)).toHaveCount(0);
  const player = await openTab(path, { role: 'punter', sessions: [table.id], punter: 'bess' });
  await expect(player.css('.table-now dt').withText(label)).toHaveCount(2);
});

/** Opens the history of a table whose bank owes £4. */
const openBroken = (): Promise<ServiceTable> =>
  newTable({
    currency: 'lsd',
    bank: { funds: 960 },
    lines: ['seat ada 9600', 'stake ada K 4800', 'fasse 2', 'pair K 3', 'take ada K'],
  });

test('a broken bank shows what it owes', async () => {
  const { id } = await openBroken();
  const tab = await openTab(`/tables/${id}/log`);
  await expect(tab.css('.history-band__figure[data-broken=true]')).toHaveText('−£4bank broke, owes £4');
  await expect(tab.byText('Ada’s king wins £5.')).toBeVisible();
});

test('the history shows which device takes control', async () => {
  const table = await openBroken();
  const dealer = await openAsDealer(table, { name: MARKUP });
  await dealer.line('fund 4l');
  await dealer.waitUntilRecorded();
  const taken = (await table.events()).find(({ type }) => type === 'session.pen_taken');
  assert.ok(taken);
  await dealer.tab.visit(`/tables/${table.id}/log/${taken.version}`);
  await expect(sentence(dealer.tab)).toHaveText(`${MARKUP} takes control.`);
  await expect(dealer.tab.css('main img')).toHaveCount(0);
});
