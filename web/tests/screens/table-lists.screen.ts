/** The list of tables: newest first and page by page; reloaded with the tab. */

import { test } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import { importSheet, newTable } from '../dom/table.ts';
import { openTab } from '../dom/tab.ts';

async function importSheets(titles: readonly string[], ...lines: string[]): Promise<void> {
  for (const title of titles) {
    const entries = ['seat ada 50', ...lines].join('\n');
    await importSheet(`title = '${title}'\nrules = 'modern'\nbank = 100\nentries = '''\n${entries}\n'''\n`);
  }
}

test('the list is reloaded when the tab becomes visible', async () => {
  const tab = await openTab('/');
  const none = tab.role('heading', { name: 'No tables yet' });
  await expect(none).toBeVisible();
  await importSheets(['meanwhile']);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect(tab.css('.table-card')).toContainText('meanwhile');
  await expect(tab.css('.table-card')).toContainText('Basset · Deal 1, staking');
  await expect(none).toHaveCount(0);
});

test('running tables are listed first: six have a card, the others a line', async () => {
  const running = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => `running ${number}`);
  await importSheets(running);
  await importSheets(['closed'], 'close');
  const tab = await openTab('/');
  const newestFirst = running.toReversed();
  await expect(tab.css('.table-card__link')).toHaveText(newestFirst.slice(0, 6));
  await expect(tab.css('.table-row__name')).toHaveText([...newestFirst.slice(6), 'closed']);
  await expect(tab.css('.table-row[data-running=true]')).toHaveCount(2);
  await expect(tab.css('.table-row').last).toContainText(/Basset · .*3 events/);
});

test('older tables load page by page', async () => {
  const evenings = Array.from({ length: 30 }, (_, number) => `evening ${number}`);
  await importSheets(evenings, 'close');
  const tab = await openTab('/');
  const names = tab.css('.table-row__name');
  await expect(names).toHaveCount(24);
  await expect(names.first).toHaveText('evening 29');
  await tab.tap(tab.button('Older tables'));
  await expect(names).toHaveText(evenings.toReversed());
  await expect(tab.button('Older tables')).toHaveCount(0);
  await expect(tab.byLabel('Find a table by its name')).toBeVisible();
});

test('among many tables, one is found by a part of its name', async () => {
  await importSheets(['The Oak'], 'close');
  await importSheets(
    Array.from({ length: 26 }, (_, number) => `evening ${number}`),
    'close',
  );
  const tab = await openTab('/');
  const names = tab.css('.table-row__name');
  const field = tab.byLabel('Find a table by its name');
  await tab.fill(field, 'oak');
  await expect(names).toHaveText(['The Oak']);
  await expect(tab.role('status').withText('One table found.')).toBeVisible();
  await tab.fill(field, 'even');
  await expect(names).toHaveCount(24);
  await tab.tap(tab.button('Older tables'));
  await expect(names).toHaveCount(26);
  await tab.fill(field, 'elm');
  await expect(tab.byText('No table’s name contains “elm”.')).toBeVisible();
  await expect(names).toHaveCount(0);
  await tab.fill(field, ' ');
  await expect(names).toHaveCount(24);
});

test('hidden tables and practice stand after those that count', async () => {
  for (const name of ['Elm', 'Oak', 'Ash']) {
    const table = await newTable({ name, practice: name === 'Ash' });
    if (name === 'Elm') await table.enter('filing', { hidden: true });
  }
  const tab = await openTab('/');
  await expect(tab.css('.table-card__link')).toHaveText(['Oak', 'Elm', 'Ash']);
  await expect(tab.css('.table-marks__not-counted')).toHaveText(['Hidden', 'Practice']);
});

test('tables of one name and minute can be told apart', async () => {
  for (const [second, lines] of [[], [], ['close'], ['close']].entries())
    await newTable({ name: 'Oak', occurred_at: `2025-01-06T20:00:0${second}Z`, lines });
  const tab = await openTab('/');
  await expect(tab.css('.table-card__link')).toHaveText([/^Oak, .*:00 \(2\)$/, /^Oak, .*:00$/]);
  await expect(tab.css('.table-row__name')).toHaveText(['Oak (4)', 'Oak (3)']);
});
