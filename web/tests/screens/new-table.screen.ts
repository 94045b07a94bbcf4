/** The new-table page: rules, money and seats, and errors beside their fields. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { loseResponse } from '../dom/network.ts';
import { askJson } from '../dom/service.ts';
import { ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

/** A session as a house key sees it, as far as these tests read it. */
interface OpenedTable {
  readonly version: number;
  readonly name: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly punters: readonly { readonly name: string; readonly wants: number }[];
  readonly stakes: readonly unknown[];
}

/** Opened, marked as practice, the pen taken; six players join, and each has three couches. */
const PRACTICE_VERSION = 3 + 6 + 18;

const listTables = async (): Promise<readonly { readonly id: string }[]> =>
  (await askJson<{ sessions: { id: string }[] }>('/v1/sessions')).sessions;
const newestTable = async (): Promise<OpenedTable> =>
  askJson<OpenedTable>(`/v1/sessions/${(await listTables())[0]!.id}`);
const playersOf = async (): Promise<readonly string[]> =>
  (await newestTable()).punters.map(({ name }) => name);

/** The line of one rule. */
const ruleLine = (tab: Tab, title: string): Locator =>
  tab
    .css('.rules-step__line')
    .having((line) => line.css('.rules-step__field').withText(new RegExp(`^${title}$`)));
const names = (tab: Tab): Locator => tab.byLabel(/^Name$/);

async function pressOpen(tab: Tab): Promise<void> {
  await tab.tap(tab.button('Open the table'));
  await expectTablePage(tab);
}

async function expectTablePage(tab: Tab): Promise<void> {
  await expect(tab.css('.table-shell')).toBeVisible();
  assert.match(tab.path, /^\/tables\/[0-9a-f-]{36}$/);
}

const CHOICES = {
  'Each pair': 'The first card loses, the second wins.',
  'The fasse': 'The bank takes half the stake from the purse; the stake stays.',
  Maces: 'No money can be added to a stake.',
  'Replacement card': 'No new card during a deal.',
  'Side bets': 'Not allowed.',
  'The bank': 'Must have enough for the largest possible payment of the next pair.',
  Packs: 'One pack for every four players, plus one.',
};
const TEXTS = {
  'The ladder': ['1 2 7 15', '1 · 2 · 7 · 15 times the stake, one step higher with each paroli.'],
  'Required cards': ['2', '2 cards per player at the fasse.'],
  'Maximum cards': ['', 'Any number.'],
  Target: ['£100', 'A purse of £100 wins the evening.'],
} as const;
const CHANGED_RULES = {
  order: 'lose_first',
  fasse: 'half_purse',
  mace: 'never',
  replace: null,
  side_bets: false,
  bank_cover: 'covered',
  decks: 'by_punters',
  burn: 0,
  ladder: [1, 2, 7, 15],
  cards_required: 2,
  max_cards: null,
  target: 96_000,
  twins: 'first',
  last_card: 'bank',
};

/** Opens the form of a new table with the parlour rules, which have most to choose. */
async function openParlourForm(): Promise<Tab> {
  const tab = await openTab('/new');
  await tab.tick(tab.role('radio', { name: /^Parlour/ }));
  return tab;
}

test('every field of the rules can be changed', async () => {
  const tab = await openParlourForm();
  await tab.tap(tab.button('Show all rules'));
  for (const [title, sentence] of Object.entries(CHOICES)) {
    const line = ruleLine(tab, title);
    await tab.tap(line.byRole('button').first);
    await tab.tick(line.byLabel(sentence));
    await expect(line.css('.rules-step__sentence')).toHaveText(sentence);
    await expect(line.byText('changed here')).toBeVisible();
  }
  for (const [title, [typed, sentence]] of Object.entries(TEXTS)) {
    const line = ruleLine(tab, title);
    await tab.tap(line.byRole('button').first);
    await tab.fill(line.byRole('textbox'), typed);
    await expect(line.css('.rules-step__sentence')).toHaveText(sentence);
  }
  await tab.tap(ruleLine(tab, 'Cards set aside').byRole('button').first);
  await tab.fill(tab.byLabel(/^How many/), '99');
  await expect(tab.byText('Enter a whole number from 0 to 51.')).toBeVisible();
  await tab.fill(tab.byLabel(/^How many/), '0');
  await tab.tap(tab.button('3 Seats'));
  await pressOpen(tab);
  const { rules } = await newestTable();
  const changed = Object.keys(CHANGED_RULES).map((name) => [name, rules[name]]);
  assert.deepEqual(Object.fromEntries(changed), CHANGED_RULES);
});

test('the form warns of rules that pay a player who rides, until another ladder mends them', async () => {
  const tab = await openParlourForm();
  const warning = tab.css('.rules-odds__warning');
  await expect(warning).toContainText('takes the second: 91.8 % of the stake');
  await tab.tap(ruleLine(tab, 'The ladder').byRole('button').first);
  await tab.fill(ruleLine(tab, 'The ladder').byRole('textbox'), '1 2 7 15 33 67');
  await expect(warning).toHaveCount(0);
  await expect(tab.byText('What these rules cost')).toBeVisible();
});

test('a first table has the modern rules, the shortest', async () => {
  const tab = await openTab('/new');
  await expect(tab.role('radio', { name: /^Modern/, checked: true })).toHaveCount(1);
});

test('a rule follows the preset, and the focus follows the step', async () => {
  const tab = await openParlourForm();
  const ladder = ruleLine(tab, 'The ladder');
  await tab.tap(ladder.byRole('button').first);
  const typed = ladder.byRole('textbox');
  await expect(typed).toHaveValue('1 7 15 30 60');
  await tab.fill(typed, '1 2');
  await tab.tap(tab.button('Reset to preset'));
  await expect(typed).toHaveValue('1 7 15 30 60');
  await tab.tick(tab.role('radio', { name: /Half the stake at the fasse; a win can/ }));
  await expect(typed).toHaveValue('1 7 15 33 67');
  await tab.tap(tab.button('Money and seats'));
  await expect(tab.role('heading', { name: 'Money', level: 2 })).toBeFocused();
  await tab.tap(tab.button('3 Seats'));
  await tab.fill(names(tab).nth(1), 'Bess');
  await tab.tap(tab.button('Remove Seat 1'));
  await expect(names(tab).first).toBeFocused();
  await expect(names(tab).first).toHaveValue('Bess');
  for (let seat = 5; seat > 0; seat -= 1) await tab.tap(tab.button(/^Remove/).last);
  await expect(tab.button('Add a seat')).toBeFocused();
});

test('a rule that is not whole is not left behind', async () => {
  const tab = await openTab('/new');
  await tab.tap(tab.button('Show all rules'));
  const ladder = ruleLine(tab, 'The ladder');
  await tab.tap(ladder.byRole('button').first);
  await tab.fill(ladder.byRole('textbox'), '1, 3, 2, x');
  await tab.tap(tab.button('Money and seats'));
  await expect(ladder.byRole('textbox')).toHaveValue('1, 3, 2, x');
  await expect(ladder.byText(/^Enter 1 to 20 whole numbers/)).toHaveCount(1);
  await tab.tap(ladder.byRole('button').first);
  await expect(ladder.byText(/^Enter 1 to 20 whole numbers/)).toHaveCount(1);
  await tab.tap(tab.button('3 Seats'));
  await tab.tap(ladder.byRole('button').first);
  await expect(ladder.byRole('textbox')).toHaveValue('1, 3, 2, x');
  await tab.fill(ladder.byRole('textbox'), '1, 3, 2, 9');
  await tab.tap(tab.button('3 Seats'));
  await expect(tab.button('Add a seat')).toBeVisible();
});

test('a rule that is not whole goes back to the preset', async () => {
  const tab = await openTab('/new');
  await tab.tap(tab.button('Show all rules'));
  const ladder = ruleLine(tab, 'The ladder');
  await tab.tap(ladder.byRole('button').first);
  const whole = (ladder.byRole('textbox').all()[0] as HTMLInputElement).value;
  await tab.fill(ladder.byRole('textbox'), 'x');
  await tab.tap(tab.button('Reset to preset'));
  await expect(ladder.byRole('textbox')).toHaveValue(whole);
  await tab.tap(tab.button('3 Seats'));
  await expect(tab.button('Add a seat')).toBeVisible();
});

test('Enter in a field of the first steps sends no form', async () => {
  const tab = await openTab('/new');
  for (const step of ['1 Rules', '2 Money']) {
    await tab.tap(tab.button(step));
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    assert.equal(document.querySelector('form')!.dispatchEvent(submit), false);
  }
});

test('a refusal of a seat is shown and can be corrected', async () => {
  const tab = await openTab('/new');
  // Another client seats Bess between the opening and the seats.
  tab.network.route(
    'POST',
    /^\/v1\/sessions\/[^/]+\/entries$/,
    async (request, pass) => {
      const id = new URL(request.url).pathname.split('/')[3]!;
      await new ServiceTable(id, 'basset').enterLines('seat Bess 5');
      return pass(request);
    },
    1,
  );
  await tab.tap(tab.button('3 Seats'));
  await tab.fill(names(tab).nth(0), 'Straße');
  await tab.fill(names(tab).nth(1), 'Bess');
  await tab.tap(tab.button('Open the table'));
  const slip = tab.role('alert').withText('The table was only partly opened');
  await expect(slip).toContainText('Bess is already at this table.');
  const second = tab.css('.seats-step__seat').nth(1).byLabel(/^Name/);
  await tab.fill(second, 'STRASSE');
  await tab.focus(tab.css('.seats-step__seat').nth(2).byLabel(/^Name/));
  await expect(tab.byText('STRASSE already has a seat. Enter another name.')).toBeVisible();
  await tab.fill(second, 'Anne');
  await expect(tab.byText('already has a seat.')).toHaveCount(0);
  await pressOpen(tab);
  assert.deepEqual(await playersOf(), ['Bess', 'Straße', 'Anne']);
  assert.equal((await listTables()).length, 1);
});

test('each attempt to open with faults is announced', async () => {
  const tab = await openTab('/new');
  await tab.tap(tab.button('3 Seats'));
  await tab.fill(names(tab).nth(0), 'Bess');
  await tab.fill(names(tab).nth(1), 'Bess');
  const announced: (Element | null)[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await tab.tap(tab.button('Open the table'));
    await expect(tab.css('.page > [aria-live] span')).toHaveText(/^The table was not opened/);
    announced.push(document.querySelector('.page > [aria-live] span'));
  }
  // An element that stays as it is would not be read again.
  assert.notEqual(announced[0], announced[1]);
});

test('from a new table, Back leads to the page before the form', async () => {
  const tab = await openTab('/evening');
  await tab.tap(tab.css('a[href="/new"]').first);
  await expect(tab.byLabel('Game')).toBeVisible();
  const { length } = history;
  await tab.tap(tab.button('3 Seats'));
  await pressOpen(tab);
  assert.equal(history.length, length);
});

test('the practice table is opened in one tap', async () => {
  const tab = await openTab('/');
  await tab.tapNow(tab.button('Basset: Practice table'), 2);
  await expectTablePage(tab);
  const ends = tab.network.posted.map((path) => path.split('/').at(-1));
  assert.deepEqual(ends, ['sessions', 'entries']);
  const table = await newestTable();
  assert.equal(table.version, PRACTICE_VERSION);
  assert.deepEqual(
    table.punters.map(({ wants }) => wants),
    [0, 0, 0, 0, 0, 0],
  );
  assert.equal(table.stakes.length, 18);
});

test('a table is opened once if the response is lost', async () => {
  const tab = await openTab('/new');
  await tab.tap(tab.button('3 Seats'));
  await tab.fill(names(tab).first, 'Anne');
  for (const path of [/^\/v1\/sessions$/, /entries$/]) {
    tab.network.route('POST', path, loseResponse, 1);
    await tab.tap(tab.button('Open the table').or(tab.button('Try again')).last);
    await expect(tab.byText('Paroli is not responding.')).toBeVisible();
  }
  await tab.tap(tab.button('Try again'));
  await expectTablePage(tab);
  assert.equal((await listTables()).length, 1);
  assert.deepEqual(await playersOf(), ['Anne']);
});

test('the coins of a table are chosen, and a table of Lansquenet is repeated with them', async () => {
  const tab = await openTab('/new?game=lansquenet');
  await tab.tap(tab.button('Money and seats'));
  await tab.select(tab.byLabel('Currency'), 'lsd');
  await expect(tab.css('#coin-choice-note')).toContainText('Payouts use £1, 1s, 1d and ¼d.');
  await tab.select(tab.byLabel('Currency'), 'eur');
  await expect(tab.css('#coin-choice-note')).toContainText('notes and coins from €100 to €0.01');
  await tab.select(tab.byLabel('Currency'), 'lsd');
  for (const coin of ['1s', '£1']) await tab.tap(tab.button(coin));
  await expect(tab.css('#coin-choice-note')).toContainText('Stakes and payouts use these coins.');
  await tab.tap(tab.button('3 Seats'));
  await tab.fill(names(tab).first, 'Anne');
  await tab.tap(tab.button('Open the table'));
  await expect(tab.css('.opening-form__ways')).toHaveCount(0);
  await tab.visit('/');
  await tab.tap(tab.role('link', { name: /Same table as/ }));
  await expect(names(tab).first).toHaveValue('Anne');
  await tab.tap(tab.button('2 Money'));
  await expect(tab.button('1s')).toHaveAttribute('aria-pressed', 'false');
  await expect(tab.button('6d')).toHaveAttribute('aria-pressed', 'true');
  const [{ id }] = (await listTables()) as [{ id: string }];
  const { coins } = await askJson<{ coins: readonly number[] }>(`/v1/sessions/${id}`);
  assert.ok(coins.length > 0 && !coins.includes(48));
});

test('presets show their rules and house choices', async () => {
  const tab = await openTab('/new');
  const rules = tab.css('.rules-step__rules');
  await tab.tick(tab.role('radio', { name: /Half the stake at the fasse; a win can/ }));
  await expect(rules.byRole('heading', { name: /^Cotton, 1725/ })).toBeVisible();
  await tab.tick(tab.role('radio', { name: /Three cards each, side bets, new books/ }));
  await expect(rules.byText('The first card wins, the second loses.')).toBeVisible();
  await tab.tap(tab.button('Show all rules'));
  await expect(rules.byText(/^our choice$/)).toHaveCount(7);
  await tab.tap(ruleLine(tab, 'Twins').byRole('button').first);
  await expect(rules.byText('The parlour rules do not mention a pair of one rank.')).toBeVisible();
});

test('the games to choose from have their titles in the language', async () => {
  const tab = await openTab('/new', { language: 'fr' });
  await expect(tab.byLabel('Jeu').css('option').withText('Tarot suisse')).toHaveCount(1);
  await expect(tab.byLabel('Jeu').css('option').withText('Bassette')).toHaveCount(1);
});

test('a reload keeps the step and what was typed, until the table is open', async () => {
  const tab = await openTab('/new');
  await tab.tap(tab.button('Money and seats'));
  await tab.tap(tab.button('Seats'));
  await tab.fill(names(tab).first, 'Anne');
  await tab.reload();
  await expect(tab.css('[aria-current=step]')).toHaveText('3 Seats');
  await expect(names(tab).first).toHaveValue('Anne');
  await pressOpen(tab);
  assert.deepEqual(await playersOf(), ['Anne']);
  await tab.visit('/new');
  await expect(tab.css('[aria-current=step]')).toHaveText('1 Rules');
});
