/** The tables of an evening: opened from its page, for practice, by another game, or as a score sheet. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from '../dom/empty-service-test.ts';
import { eventually, expect } from '../dom/expect.ts';
import { askJson } from '../dom/service.ts';
import { newTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import { dayBefore, NAME, newestRow, notCounted, openGathering } from './gatherings.ts';

const TABLE = /^\/tables\/[0-9a-f-]{36}$/;
const SHEET = readFileSync(new URL('../../../tests/web/the-long-table.toml', import.meta.url), 'utf8');

const waitForPath = (tab: Tab, path: RegExp): Promise<void> =>
  eventually(
    () => path.test(tab.path),
    () => tab.path,
  );

test('an evening has two tables, and standings over both', async () => {
  const tab = await openTab('/evening');
  const subtitle = tab.css('.page__subtitle');
  await tab.tap(tab.button('New evening'));
  await expect(tab.role('heading', { name: 'New evening' })).toBeFocused();
  const name = tab.byLabel(/^Name of the evening/);
  await expect(name).toBeVisible();
  assert.match((name.all()[0] as HTMLInputElement).value, /^Evening of /);
  await expect(tab.byLabel(/^Date/)).toHaveValue(dayBefore());
  await tab.fill(name, NAME);
  await tab.fill(tab.byLabel('Place (optional)'), 'Great hall');
  await tab.tap(tab.button('Open the evening'));
  await expect(tab.role('heading', { level: 1 })).toHaveText(NAME);
  await expect(subtitle).toContainText('Great hall · no tables');
  await expect(tab.byText('No table on this evening yet.')).toBeVisible();
  for (const [player, link] of [
    ['anne', /^Open a table/],
    ['bess', /^Same table as/],
  ] as const) {
    await tab.tap(tab.role('link', { name: link }).first);
    if (player === 'anne') await tab.tap(tab.button('3 Seats'));
    await expect(
      tab
        .byLabel(/^Evening/)
        .css('option')
        .withText(NAME),
    ).toHaveCount(1);
    const evening = tab.byLabel(/^Evening/).all()[0] as HTMLSelectElement;
    assert.match(evening.selectedOptions[0]!.textContent!, new RegExp(NAME));
    await tab.fill(tab.byLabel('Name').first, player);
    await tab.tap(tab.button('Open the table'));
    await waitForPath(tab, TABLE);
    await expect(tab.byRole('grid')).toBeVisible();
    await tab.visit('/');
  }
  await tab.visit('/evening');
  await expect(subtitle).toContainText('Great hall · two tables · two players');
  await expect(tab.css('.evening-standings tbody tr th')).toHaveText(['anne', 'bess']);
  assert.notEqual((await newestRow()).gathering, null);
});

test('a link above the standings leads to the tables', async () => {
  await newTable({ lines: ['seat anne 100'] });
  const tab = await openTab('/evening');
  const link = tab.role('link', { name: 'Tables' });
  await expect(link).toBeVisible();
  await expect(tab.css((link.all()[0] as HTMLAnchorElement).hash).css('h3').first).toHaveText(
    /^Twelfth Night/,
  );
});

test('the practice table and the demo evening never count', async () => {
  await openGathering();
  const tab = await openTab('/');
  await tab.tap(tab.button('Basset: Practice table'));
  await waitForPath(tab, TABLE);
  await expect(tab.byRole('grid')).toBeVisible();
  assert.equal((await newestRow()).practice, true);
  await tab.visit('/');
  await tab.tap(tab.css('summary').withText('Learn the games'));
  await tab.tap(tab.button('Basset: Demo evening'));
  await waitForPath(tab, /\/log\/1$/);
  await expect(tab.byText('No players yet')).toBeVisible();
  assert.equal((await newestRow()).practice, true);
  await tab.visit('/');
  await expect(tab.css('.table-card').first).toBeVisible();
  await expect(tab.css('.table-marks__not-counted')).toHaveText(['Practice', 'Practice']);
  const same = tab.role('link', { name: /^Same table as/ });
  await expect(tab.role('link', { name: /^Open a new table/ })).toBeVisible();
  await expect(same).toHaveCount(0);
  await tab.visit('/new');
  await expect(tab.role('radio', { name: /^Parlour/ })).toBeVisible();
  await expect(same).toHaveCount(0);
  await tab.visit('/evening');
  await expect(tab.byText('No table on this evening yet.')).toBeVisible();
  await tab.tap(tab.button('All evenings'));
  await expect(await notCounted(tab)).toHaveCount(2);
});

test('a table of another game belongs to the evening too', async () => {
  const yesterday = await openGathering(NAME, 1);
  const tab = await openTab('/new');
  await tab.select(tab.byLabel('Game'), 'lansquenet');
  await expect(tab.button('3 Seats')).toHaveAttribute('disabled', null);
  await tab.tap(tab.button('3 Seats'));
  await expect(tab.byLabel(/^Evening/)).toHaveValue(yesterday);
  await tab.tap(tab.button('Open the table'));
  await waitForPath(tab, TABLE);
  const { gathering, game } = await newestRow();
  assert.deepEqual([gathering, game], [yesterday, 'lansquenet']);
});

test('a score sheet has its day and its evening', async () => {
  const christmas = await openGathering('Christmas', 20);
  const current = await openGathering();
  const tab = await openTab('/sheet');
  const evening = tab.byLabel(/^Evening/);
  const played = tab.byLabel(/^Date played/);
  await expect(evening).toHaveValue(current);
  const { date } = await askJson<{ date: string }>(`/v1/gatherings/${christmas}`);
  await tab.fill(played, '2099-12-25');
  await tab.tap(tab.button('Play the sheet'));
  await expect(tab.byText('Choose today or an earlier day.')).toBeVisible();
  await expect(played).toBeFocused();
  await tab.fill(played, date);
  await expect(evening).toHaveValue(christmas);
  await tab.fill(tab.byLabel('Score sheet'), SHEET);
  await tab.tap(tab.button('Play the sheet'));
  await waitForPath(tab, /\/log$/);
  const row = await newestRow();
  assert.deepEqual([row.gathering, row.practice], [christmas, false]);
  assert.ok(row.opened_at.startsWith(date), row.opened_at);
  await tab.visit('/sheet');
  await tab.tap(tab.button('Basset: Start from the demo sheet'));
  await expect(tab.byLabel('Practice: does not count')).toBeChecked();
});
