/** The generic page of the game that only the tests have: a round of it, with each type of field. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import declared from '../../src/api/entries.json' with { type: 'json' };
import { TEXT_FILES } from '../../src/i18n/game-texts/text-files.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { readAddedGames } from '../dom/service.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

// The app has no file of this game, so the test adds what the files of each game hold.
const added = await readAddedGames();
Object.assign(declared, added.declared);
const files = Object.entries(added.texts).map(([name, texts]) => [
  name,
  () => Promise.resolve({ default: texts }),
]);
Object.assign(TEXT_FILES, Object.fromEntries(files));

const record = (tab: Tab): Locator => tab.button(/^Record: /);
const history = (tab: Tab): Locator => tab.css('.entry-history-list li');

async function openTable(
  rules: object,
  language: 'en' | 'fr' = 'en',
): Promise<{ tab: Tab; table: ServiceTable }> {
  const lines = ['seat Anne 100', 'seat Bess 100', 'seat Carl 100'];
  const table = await newTable({ game: 'invented', name: 'Invented', rules, bank: undefined, lines });
  const tab = await openTab(`/tables/${table.id}`, { language });
  await expect(tab.css('.session-standings').first).toContainText('Carl');
  return { tab, table };
}

/** Fills an entry into the form and records it. The history then begins with its title. */
async function enter(tab: Tab, verb: string, fill: () => Promise<unknown>, title: string): Promise<void> {
  await tab.select(tab.byLabel('Entry'), verb);
  await fill();
  await tab.tap(record(tab));
  await expect(history(tab).first).toContainText(title);
}

test('a round is dealt with the form of each entry', async () => {
  const { tab, table } = await openTable({ preset: 'two_sides', overrides: { seats: 4, rounds: 1 } });
  const nothing = async (): Promise<void> => undefined;
  await enter(tab, 'ante', nothing, 'Ante paid');
  await enter(tab, 'level', () => tab.fill(tab.byLabel('Level'), '3'), 'Level set');
  await enter(tab, 'turn', () => tab.fill(tab.byLabel('Card'), 'Kh'), 'Card turned');
  const bet = async (): Promise<void> => {
    await tab.select(tab.byLabel('Player'), 'Bess');
    await tab.fill(tab.byLabel('Amount'), '20');
  };
  await enter(tab, 'bet', bet, 'Bet placed');
  await enter(tab, 'best', () => tab.tick(tab.byLabel('Bess')), 'Bets settled');
  const betAll = async (): Promise<void> => {
    await tab.select(tab.byLabel('Player'), 'Carl');
    await tab.tick(tab.byLabel(/^Bet what the purse holds/));
  };
  await enter(tab, 'bet', betAll, 'Bet placed');
  const show = async (): Promise<void> => {
    await tab.fill(tab.byLabel(/^Left/), 'K 2');
    await tab.fill(tab.byLabel('Right'), 'Ah 3');
  };
  await enter(tab, 'show', show, 'Bets settled');
  const claim = async (): Promise<void> => {
    await tab.select(tab.byLabel('Player'), 'Anne');
    await tab.select(tab.byLabel(/^Pool/), 'jar');
  };
  await enter(tab, 'claim', claim, 'Pool claimed');
  const count = async (): Promise<void> => {
    const counts = tab.role('group', { name: 'Counts' });
    await tab.fill(counts.byLabel('Anne'), '6');
    await tab.fill(counts.byLabel('Bess'), '4');
  };
  await enter(tab, 'count', count, 'Game settled');
  await enter(tab, 'stop', nothing, 'Evening ended');
  const balances = await table.read<Record<string, number>>('balances');
  assert.equal(balances['punter:Anne:purse'], 100 - 2 + 98 + 6);
  assert.equal(balances['punter:Carl:purse'], 0);
});

const ADVICE = { en: 'Enter an ante first.', fr: 'Saisissez d’abord une ante.' };

test('a refusal has the advice of the game, in the language shown', async () => {
  for (const language of ['en', 'fr'] as const) {
    const { tab } = await openTable({ preset: 'one_side', overrides: {} }, language);
    await tab.select(tab.css('#entry-kind'), 'turn');
    await tab.fill(tab.css('#entry-card'), 'Kh');
    await tab.tap(tab.css('.entry-form__record'));
    await expect(tab.role('alert').byText(ADVICE[language])).toBeVisible();
  }
});

test('the pools are parties of the table, in the words of the game', async () => {
  const { tab, table } = await openTable({ preset: 'one_side', overrides: {} });
  await table.enterLines('ante 5');
  const standings = tab.css('.session-standings').first;
  await expect(standings).toContainText('Pot');
  await expect(standings).toContainText('Jar');
});

test('a table without a free seat offers no new player', async () => {
  const { tab, table } = await openTable({ preset: 'one_side', overrides: { seats: 4 } });
  await table.enterLines('seat Dora 5');
  await expect(tab.css('.session-standings').first).toContainText('Dora');
  await expect(tab.byLabel('Entry').css('option').withText('Seat a player')).toHaveCount(0);
});

test('a second hand is asked for only where its rule applies', async () => {
  const { tab } = await openTable({ preset: 'one_side', overrides: {} });
  await tab.select(tab.byLabel('Entry'), 'show');
  await expect(tab.byLabel(/^Left/)).toHaveCount(1);
  await expect(tab.byLabel(/^Right/)).toHaveCount(0);
});

test('its opening form has the same steps, no bank, and no more seats than its rule allows', async () => {
  const tab = await openTab('/new?game=invented');
  const names = tab.byLabel(/^Name$/);
  await tab.tap(tab.button('3 Seats'));
  await expect(names).toHaveCount(4);
  await expect(tab.button('Add a seat')).toHaveCount(0);
  await expect(tab.byText('By these rules, four players may sit down.')).toBeVisible();
  await tab.tap(tab.button('1 Rules'));
  const line = tab.css('.rules-step__line').having((one) => one.byText(/^Seats$/));
  await tab.tap(line.byRole('button').first);
  await tab.fill(line.byRole('textbox'), '2');
  await tab.tap(tab.button('Money and seats'));
  await expect(tab.byLabel('The bank starts with')).toHaveCount(0);
  await tab.fill(tab.byLabel(/^Maximum bet/), '50');
  await tab.tap(tab.button('Seats'));
  await expect(names).toHaveCount(2);
  await tab.fill(names.nth(0), 'Anne');
  await tab.fill(names.nth(1), 'Bess');
  await tab.tap(tab.button('Open the table'));
  await expect(tab.css('.session-standings').first).toContainText('Bess');
  await tab.visit(`${tab.path}/seats`);
  await expect(tab.byText('Every seat is taken.')).toBeVisible();
  await tab.tap(tab.button(/^Buy in 100 for Anne/));
  await expect(tab.css('.seated-player__purse').first).toHaveText('200');
  await expect(tab.button(/^Buy in 100 for Anne/)).toHaveCount(1);
});
