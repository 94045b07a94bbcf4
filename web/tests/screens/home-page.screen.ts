/** The home page with running tables: cards that follow them, the evening, and the demo evening. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { loseResponse } from '../dom/network.ts';
import { askJson } from '../dom/service.ts';
import { newTable } from '../dom/table.ts';
import { connectDevice, openTab, type Tab } from '../dom/tab.ts';
import { openGathering } from './gatherings.ts';

const LINES = ['seat anne 100', 'seat bess 100', 'stake anne K 10', 'stake bess 3 5'];

/** The card of a running table. */
const card = (tab: Tab, name: string): Locator =>
  tab.css('.table-card').having((one) => one.byRole('link', { name }));
/** A value of a card. */
const fact = (found: Locator, label: string): Locator =>
  found
    .css('dl > div')
    .withText(new RegExp(`^${label}`))
    .css('dd');

test('a card follows its table', async () => {
  const table = await newTable({ lines: LINES, name: 'Oak' });
  const tab = await openTab('/');
  const oak = card(tab, 'Oak');
  await expect(oak).toContainText('Deal 1, staking');
  await expect(fact(oak, 'Players')).toHaveText('2');
  await expect(fact(oak, 'Bank')).toHaveText('10,000');
  await expect(oak.css('dt').withText('Last pair')).toHaveCount(0);
  await table.enterLines('fasse 2');
  await expect(oak).toContainText('Deal 1, 51 left');
  await expect(fact(oak, 'Last draw')).toHaveText('The fasse is the two.');
  await table.enterLines('pair K 3');
  await expect(oak).toContainText('Deal 1, 49 left · one win to take or play on');
  await expect(fact(oak, 'Last pair')).toHaveText('King wins, three loses.');
  await expect(fact(oak, 'Bank')).toHaveText('10,005');
  await table.enterLines('take anne K', 'end', 'close');
  await expect(tab.role('heading', { name: 'Recent tables' })).toBeVisible();
  await expect(oak).toHaveCount(0);
  await expect(tab.role('link', { name: /Oak/ })).toContainText('closed');
});

test('a card names the device in control', async () => {
  const table = await newTable({ lines: LINES, name: 'Oak' });
  const tab = await openTab('/');
  const control = fact(card(tab, 'Oak'), 'Control');
  await expect(fact(card(tab, 'Oak'), 'Players')).toHaveText('2');
  await expect(control).toHaveCount(0);
  const bar = await connectDevice({ role: 'dealer', name: 'The bar' });
  assert.equal((await bar.post(`${table.path}/pen`, {})).status, 201);
  await expect(control).toHaveText('The bar');
});

test('the evening is shown with its leaders', async () => {
  const gathering = await openGathering();
  const played = [...LINES, 'fasse 2', 'pair K 3', 'take anne K', 'end', 'close'];
  await newTable({ lines: played, name: 'Elm', gathering });
  await newTable({ lines: [...LINES, 'fasse 2'], name: 'Oak', gathering });
  await newTable({ lines: ['seat carl 100'], name: 'Try out', practice: true });
  const tab = await openTab('/');
  const evening = tab.css('.evening-leaders');
  await expect(evening.byRole('heading', { name: 'Twelfth Night' })).toBeVisible();
  await expect(evening).toContainText('Two tables · two players');
  await expect(evening.css('tbody tr')).toHaveText([/^1anne.+10/, /^2bess.+5/]);
  await expect(tab.css('.table-card')).toHaveCount(2);
  await expect(tab.role('link', { name: /^Same table as/ })).toContainText(/today, \d\d:\d\d/);
  await expect(card(tab, 'Try out')).toContainText('Practice');
  await expect(card(tab, 'Oak')).toLackText('Practice');
  await expect(tab.css('.table-row__name')).toHaveText('Elm');
  await tab.tap(evening.byRole('link', { name: /All standings/ }));
  await expect(tab.role('heading', { level: 1, name: 'Twelfth Night' })).toBeVisible();
});

test('the evening names the currencies that it leaves out', async () => {
  const gathering = await openGathering();
  await newTable({ lines: ['seat anne 100'], name: 'Elm', gathering, currency: 'eur' });
  for (const name of ['Oak', 'Ash']) await newTable({ lines: ['seat anne 100'], name, gathering });
  const tab = await openTab('/');
  await expect(tab.css('.evening-leaders__counts')).toHaveText(
    'Two tables · one player · other currencies: euros',
  );
});

test('a table without an evening leaves the evening of today on the page', async () => {
  const gathering = await openGathering();
  await newTable({ lines: LINES, name: 'Oak', gathering });
  await newTable({ lines: ['seat carl 100'], name: 'Elm' });
  const tab = await openTab('/');
  const evenings = tab.css('.evening-leaders');
  await expect(evenings.css('h2')).toHaveText(['This evening', 'Twelfth Night']);
  await expect(evenings.css('.evening-leaders__counts')).toHaveText([
    'One table · one player',
    'One table · two players',
  ]);
  await expect(evenings.first.byRole('link')).toHaveAttribute('href', '/evening?newest');
  await tab.tap(evenings.last.byRole('link', { name: /All standings/ }));
  await expect(tab.role('heading', { level: 1, name: 'Twelfth Night' })).toBeVisible();
});

test('the link of tables without an evening shows their standings only', async () => {
  const gathering = await openGathering();
  await newTable({ lines: LINES, name: 'Oak', gathering });
  await newTable({ lines: ['seat carl 100'], name: 'Elm' });
  const tab = await openTab('/evening?newest');
  await expect(tab.css('.evening-page')).toContainText('carl');
  await expect(tab.css('.evening-page')).toLackText('anne');
  await expect(tab.button('This evening')).toHaveAttribute('aria-pressed', 'false');
});

test('practice alone opens no evening', async () => {
  await newTable({ lines: [...LINES, 'fasse 2', 'pair K 3'], name: 'Try out', practice: true });
  const tab = await openTab('/');
  await expect(card(tab, 'Try out')).toContainText('King wins, three loses.');
  await expect(tab.css('.evening-leaders')).toHaveCount(0);
  await expect(tab.role('link', { name: /Same table as/ })).toHaveCount(0);
});

test('a key that may not read the bank sees no bank', async () => {
  const table = await newTable({ lines: [...LINES, 'fasse 2'], name: 'Oak' });
  const tab = await openTab(`/tables/${table.id}/log`, {
    role: 'punter',
    sessions: [table.id],
    punter: 'bess',
  });
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.role('link', { name: 'All tables' }));
  const oak = card(tab, 'Oak');
  await expect(fact(oak, 'Players')).toHaveText('2');
  await expect(oak.css('dt').withText('Bank')).toHaveCount(0);
  await expect(tab.css('.evening-leaders')).toHaveCount(0);
});

test('an empty home page has one dark button, and explains the game', async () => {
  const tab = await openTab('/');
  const box = tab.css('.empty-box');
  await expect(box).toContainText('Basset is played against a bank.');
  await expect(box).toContainText('That is a paroli.');
  await expect(tab.css('main [data-kind=main]')).toHaveText('Open a new table');
  await tab.tap(box.button('Basset: Practice table'));
  await expect(tab.role('grid')).toBeVisible();
  await expect(tab.byText('Lady Reveller').first).toBeVisible();
});

test('a double tap imports the demo evening once', async () => {
  const tab = await openTab('/');
  await tab.tapNow(tab.button('Basset: Demo evening'), 2);
  await expect(tab.byText('No players yet')).toBeVisible();
  assert.deepEqual(tab.network.posted, ['/v1/score-sheets']);
});

test('the demo evening is imported once if the response is lost', async () => {
  const tab = await openTab('/');
  tab.network.route('POST', /^\/v1\/score-sheets/, loseResponse, 1);
  await tab.tap(tab.button('Basset: Demo evening'));
  await expect(tab.byText('Paroli is not responding.')).toBeVisible();
  await tab.tap(tab.button('Try again'));
  await expect(tab.byText('No players yet')).toBeVisible();
  assert.equal(tab.network.posted.length, 2);
  const { sessions } = await askJson<{ sessions: unknown[] }>('/v1/sessions');
  assert.equal(sessions.length, 1);
});

test('the play button of a history steps automatically', async () => {
  const tab = await openTab('/');
  await tab.tap(tab.button('Basset: Demo evening'));
  await expect(tab.byText('No players yet')).toBeVisible();
  const stepper = tab.css('.version-stepper').byRole('button');
  assert.deepEqual(
    stepper
      .all()
      .slice(0, 3)
      .map((button) => button.textContent),
    ['Back', 'Forward', 'Play'],
  );
  await tab.tap(tab.button('Play'));
  const version = tab.css('.entry-history-list__version').first;
  for (let seconds = 0; seconds < 3; seconds += 1) await tab.advance(1000);
  await expect(version).toHaveText('3');
  await tab.tap(tab.button('Pause'));
  await expect(tab.button('Play')).toBeVisible();
});
