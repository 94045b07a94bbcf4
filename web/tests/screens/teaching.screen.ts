/** How Basset works, the words that a tap explains, and the steps of a practice table. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable } from '../dom/table.ts';
import { openSignedOutTab, openTab, signInPath, type Tab } from '../dom/tab.ts';
import { countTaps } from '../dom/taps.ts';

const TITLES = [
  'Players put money on their cards',
  'The dealer draws cards from a full pack',
  'A winner takes the money, or plays on',
];

const lesson = (tab: Tab): Locator => tab.css('.lesson-page__screen h2');
const guide = (tab: Tab): Locator => tab.css('.practice-guide p');
const dialog = (tab: Tab): Locator => tab.css('.term-dialog');

async function openPractice(): Promise<Tab> {
  const tab = await openTab('/');
  await tab.tap(tab.button('Basset: Practice table'));
  await expect(guide(tab)).toBeVisible();
  return tab;
}

const tapRank = (tab: Tab, rank: string): Promise<void> =>
  tab.tap(tab.css(`.rank-keys [data-rank='${rank}']`));
const pressMain = (tab: Tab, step: string): Promise<void> =>
  tab.tap(tab.css(`.main-button[data-step='${step}'][data-ready='true']`));

test('the lesson leads from the home page to a practice table', async () => {
  const tab = await openTab('/');
  await tab.tap(tab.role('link', { name: 'Basset: How to play' }));
  for (const [at, title] of TITLES.entries()) {
    await expect(lesson(tab)).toHaveText(title);
    await expect(tab.role('img')).toBeVisible();
    if (at < TITLES.length - 1) await tab.tap(tab.button('Next'));
  }
  await tab.tap(tab.button('Back'));
  await expect(lesson(tab)).toBeFocused();
  await tab.tap(tab.button('Next'));
  await tab.tap(tab.button('Try it at a practice table'));
  await expect(guide(tab)).toBeVisible();
});

test('the lesson can be skipped and is in every menu', async () => {
  const tab = await openTab('/settings');
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.css('.menu-panel').byRole('link', { name: 'How to play' }));
  await expect(lesson(tab)).toHaveText(TITLES[0]!);
  await tab.tap(tab.byText('The words of the game'));
  const words = ['Fasse', 'Couch', 'Paroli', 'Bent corner'];
  for (const word of words) await expect(tab.css('dt').withText(new RegExp(`^${word}`))).toBeVisible();
  await tab.tap(tab.role('link', { name: 'Skip' }));
  await expect(tab.role('heading', { name: 'No tables yet' })).toBeVisible();
});

test('the lesson of a player offers no practice table', async () => {
  const table = await newTable({ lines: ['seat anne 100', 'seat bess 100'] });
  const tab = await openTab(`/punter/${table.id}`, { role: 'punter', sessions: [table.id], punter: 'anne' });
  await tab.tap(tab.css('main').byRole('link', { name: 'How to play' }));
  for (let screen = 1; screen < TITLES.length; screen += 1) await tab.tap(tab.button('Next'));
  await expect(tab.role('link', { name: 'To the tables' })).toBeVisible();
  await expect(tab.button('Try it at a practice table')).toHaveCount(0);
});

test('the lesson is in French', async () => {
  const tab = await openTab('/how-to-play', { language: 'fr' });
  await expect(lesson(tab)).toHaveText('Les joueurs misent sur leurs cartes');
});

test('a practice table says each step of a deal', async () => {
  const tab = await openPractice();
  const says = (text: string): Promise<void> => expect(guide(tab)).toContainText(text);
  await says('Shuffle a pack of cards, then tap “Turn the fasse”.');
  await pressMain(tab, 'fasse');
  await says('Turn over the first card of the pack and tap the same rank here.');
  await tapRank(tab, '4');
  await says('Set two cards aside, face down. Turn a card over and tap it: it wins.');
  await tapRank(tab, 'K');
  await says('Turn the second card over and tap it: it loses.');
  await tapRank(tab, '7');
  await says('Lady Reveller’s king wins. “Take” pays £1\u00a01s, a paroli plays on for £7\u00a07s.');
  await tab.tap(guide(tab).css('.term-button'));
  await expect(dialog(tab)).toContainText('A win that the player does not take.');
  await tab.tap(tab.button('OK'));
  await pressMain(tab, 'take_all');
  await says('Lady Reveller may lay a new card: tap “New card”.');
});

test('the steps are hidden and come back in the settings', async () => {
  const tab = await openPractice();
  const path = tab.path;
  await tab.tap(tab.css('.practice-guide__hide'));
  await expect(guide(tab)).toHaveCount(0);
  await expect(tab.css('.prompt__note')).toContainText('Deal 1 · 18 of 18 cards');
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.role('link', { name: 'Settings' }));
  await tab.tick(tab.byLabel('Show the next step in words'));
  await tab.visit(path);
  await expect(guide(tab)).toBeVisible();
});

test('a rule of a new table explains its words', async () => {
  const tab = await openTab('/new');
  await tab.tap(tab.button(/^The ladder/));
  const words = tab.css('.rules-step__editor .term-button');
  await expect(words).toHaveText(['ladder', 'paroli']);
  await tab.tap(words.last);
  await expect(dialog(tab)).toContainText('A win that the player does not take.');
  await tab.tap(tab.button('OK'));
  await expect(dialog(tab)).toHaveCount(0);
});

test('the first settled pair takes five taps from the printed link', async () => {
  const tab = await openSignedOutTab(await signInPath());
  const taps = await countTaps(async () => {
    await tab.tap(tab.button('Basset: Practice table'));
    await tab.tap(tab.button('Turn the fasse'));
    for (const card of ['Eight', 'King', 'Ten'])
      await tab.tap(tab.button(new RegExp(`^${card}, .* of four drawn`)));
    await expect(tab.css('.prompt__text')).toHaveText('King wins, ten loses.');
    await expect(tab.button('Recorded')).toBeVisible();
  });
  assert.equal(taps, 5);
});
