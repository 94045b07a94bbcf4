/** The demo evening: started with one tap, shown step by step, downloaded as files. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { recordDownloads } from '../dom/downloads.ts';
import { eventually, expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { openTab, type Tab } from '../dom/tab.ts';

const LAST_VERSION = 44;
const PAROLI = 'Lady Reveller plays a paroli on the king: two bent corners.';
const SENTENCES: Readonly<Record<number, string>> = {
  3: 'Lady Reveller joins with £10.',
  16: 'The fasse is the three.',
  19: 'King wins, ten loses.',
  30: 'Two eights: twins. The first card wins.',
  35: PAROLI,
  [LAST_VERSION]: 'The table is closed.',
};

const sentence = (tab: Tab): Locator => tab.css('.history-band__call');
const newest = (tab: Tab): Locator => tab.css('.entry-history-list__version').first;

async function playDemo(): Promise<Tab> {
  const tab = await openTab('/');
  await tab.tap(tab.button('Basset: Demo evening'));
  await expect(tab.byText('No players yet')).toBeVisible();
  assert.match(tab.path, /\/log\/1$/);
  return tab;
}

async function showEnd(tab: Tab): Promise<void> {
  await tab.tap(tab.button('To the end'));
  await expect(sentence(tab)).toHaveText(SENTENCES[LAST_VERSION]!);
}

test('the demo evening can be stepped through', async () => {
  const tab = await playDemo();
  for (let version = 2; version <= LAST_VERSION; version += 1) {
    await tab.tap(tab.button('Forward'));
    if (!(version in SENTENCES)) continue;
    await expect(newest(tab)).toHaveText(String(version));
    await expect(sentence(tab)).toHaveText(SENTENCES[version]!);
  }
  await expect(tab.button('Forward')).toBeDisabled();
  const lady = tab.role('listitem').having((one) => one.byRole('heading', { name: 'Lady Reveller' }));
  await expect(lady).toContainText('£17\u00a05s');
  await expect(lady).toContainText('+£7\u00a05s');
  await expect(tab.css('.history-band__figures')).toContainText('£22\u00a016s\u00a06d');
  const bank = tab.role('row').withText('The bank, Lord Worthy');
  await expect(bank).toContainText('−£7\u00a03s\u00a06d');
});

test('any version can be shown again', async () => {
  const tab = await playDemo();
  await showEnd(tab);
  await expect(tab.button('Back')).toBeFocused();
  await tab.tap(tab.css('.entry-history-list').byRole('button').withText(PAROLI));
  const then = tab.role('link', { name: 'Show the table then' });
  await tab.tap(then);
  await expect(sentence(tab)).toHaveText(PAROLI);
  assert.match(tab.path, /\/log\/35$/);
  await expect(then).toBeFocused();
  await expect(tab.byText('king, 10s, two bent corners')).toHaveCount(1);
});

test('balances, journal and events can be downloaded', async () => {
  const tab = await playDemo();
  await showEnd(tab);
  const saved = recordDownloads();
  const download = async <Content>(kind: string): Promise<Content> => {
    const count = saved.length + 1;
    await tab.tap(tab.button(kind));
    await eventually(
      () => saved.length === count,
      () => `no file of ${kind}`,
    );
    const { name, content } = saved.at(-1)!;
    assert.equal(name, `a-demonstration-evening-${kind.toLowerCase()}-${LAST_VERSION}.json`);
    return JSON.parse(await content.text()) as Content;
  };
  const balances = await download<Record<string, number>>('Balances');
  assert.equal(
    Object.values(balances).reduce((sum, amount) => sum + amount, 0),
    0,
  );
  assert.equal(balances['bank'], 21912);
  assert.ok((await download<{ postings: unknown[] }>('Journal')).postings.length);
  const { events } = await download<{ events: { version: number }[] }>('Events');
  assert.deepEqual(
    events.map(({ version }) => version),
    Array.from({ length: LAST_VERSION }, (_, at) => at + 1),
  );
});

test('the demonstration has a title in the language shown', async () => {
  const tab = await openTab('/', { language: 'fr' });
  await tab.tap(tab.button(/^Lansquenet.*Soirée de démonstration$/));
  await expect(tab.byText(/Lansquenet après dîner/).first).toBeVisible();
});
