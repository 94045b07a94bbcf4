/** The deals and a fair shuffle: what a closed table says, to whom, and in which language. */

import { test } from 'node:test';
import { openAsDealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

const DEALT = ['seat anne 100 spades', 'stake anne K 10', 'fasse 2', 'pair 3 4', 'pair 5 6', 'end', 'close'];

const closedTable = (...lines: string[]): Promise<ServiceTable> =>
  newTable({ rules: { preset: 'oak', overrides: {} }, lines });

/** Opens the section of the page. */
async function openDetails(tab: Tab): Promise<void> {
  const section = tab.css('.late-section');
  await expect(section).toBeVisible();
  const details = section.all()[0] as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
}

/** Opens a closed table and the section on it. */
async function openSection(table: ServiceTable, language: 'en' | 'fr' = 'en'): Promise<Tab> {
  const tab = await openTab(`/tables/${table.id}`, { role: 'house', language });
  await openDetails(tab);
  return tab;
}

test('a closed table says that nothing is unusual, and shows the rarest results first', async () => {
  const tab = await openSection(await closedTable(...DEALT));
  const report = tab.css('.fairness-report');
  await expect(report).toContainText('Nothing here is unusual for a fair shuffle.');
  await expect(report).toContainText('on most evenings');
  await expect(tab.css('.fairness-report tbody tr')).toHaveCount(5);
  await tab.tap(tab.css('.fairness-report').button(/^Show all \d+ results$/));
  await expect(report).toContainText('Pairs of two equal ranks');
});

test('the results stand in French too', async () => {
  const tab = await openSection(await closedTable(...DEALT), 'fr');
  const report = tab.css('.fairness-report');
  await expect(report).toContainText('Rien ici n’est inhabituel pour un mélange honnête.');
  await expect(report).toContainText('la plupart des soirées');
  await expect(tab.css('.fairness-report thead th').first).toHaveText('Compté');
});

test('a rare result is called rare, and accuses no dealer', async () => {
  const tab = await openTab('/settings', { role: 'house' });
  tab.network.route('GET', /fairness$/, async (request, pass) => {
    const fair = await (await pass(request)).json();
    const [first, ...others] = fair.answers;
    const rare = { ...first, once_in: 250, corrected: '0.004', unusual: true };
    return Response.json({ ...fair, unusual: true, answers: [...others, rare] });
  });
  const table = await closedTable(...DEALT);
  await tab.visit(`/tables/${table.id}`);
  await openDetails(tab);
  await expect(tab.css('.fairness-report__conclusion')).toContainText('It accuses no dealer.');
  await expect(tab.css('.fairness-report tbody tr').first).toContainText('one evening in 250');
});

test('a table without a deal has nothing to compare', async () => {
  const tab = await openSection(await closedTable('seat anne 100 spades', 'close'));
  await expect(tab.css('.late-section')).toContainText('No deal is recorded that a shuffle decided.');
});

test('a dealer does not see the section', async () => {
  const { tab } = await openAsDealer(await closedTable(...DEALT));
  await expect(tab.css('.final-standings')).toBeVisible();
  await expect(tab.css('.late-section')).toHaveCount(0);
});
