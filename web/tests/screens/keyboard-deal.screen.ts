/** A whole deal is entered by keyboard only, with the keys that `?` lists, and the focus is where a user needs it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { eventually, expect } from '../dom/expect.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { BOUNCE_MS } from '../dom/tab.ts';
import { openParlourTable, STAKES as PARLOUR_STAKES } from './parlour-table.ts';

const SEATS = ['seat anne 100 spades', 'seat bess 100 hearts'];
const STAKES = [
  ['anne', 'K', '10'],
  ['anne', 'Q', '5'],
  ['anne', '7', '2'],
  ['bess', 'K', '20'],
  ['bess', '5', '10'],
  ['bess', '3', '1'],
] as const;
const DEAL = [
  ...['fasse Q', 'pair K 5', 'paroli anne K', 'take bess K', 'stake bess 9 20', 'pair 7 7'],
  ...['take *', 'pair 9 K', 'paroli bess 9', 'last 2', 'end'],
];
const COINS = 9;
const ANSWER_KEYS = { take: 't', paroli: 'p' } as const;

const openTable = (...lines: string[]): Promise<ServiceTable> =>
  newTable({
    lines: [...SEATS, ...lines],
    rules: { preset: 'parlour', overrides: { burn: 44 } },
    bank: { funds: 1000 },
  });

/** Presses keys of coins until the wanted one is chosen. */
async function chooseCoin({ tab }: Dealer, amount: string): Promise<void> {
  const coins = tab.byRole('group', { name: 'Choose a coin' });
  const wanted = coins.byRole('button', { name: amount, pressed: true });
  for (const key of [...Array<string>(COINS).fill('['), ...Array<string>(COINS).fill(']')])
    if (!wanted.count) await tab.press(key);
  await expect(wanted).toBeVisible();
}

/** Stakes for the player whose turn it is: after the coin, the next key is the card. */
async function stake(dealer: Dealer, player: string, card: string, amount: string): Promise<void> {
  await chooseCoin(dealer, amount);
  await expect(dealer.tab.css('.prompt__text')).toContainText(new RegExp(`^${player} stakes ${amount} on`));
  await dealer.tab.press(card.toLowerCase());
  await expect(dealer.couch(player, card)).toBeVisible();
}

async function pair(dealer: Dealer, first: string, second: string, sentence: string): Promise<void> {
  await dealer.tab.press(first, second);
  await expect(dealer.tab.role('banner').byText(sentence)).toBeVisible();
}

/** Answers a win. After a pair by keyboard, the focus is on the first answer. */
async function answer(
  dealer: Dealer,
  verb: keyof typeof ANSWER_KEYS,
  player: string,
  card: string,
): Promise<void> {
  const button = dealer.answer(verb === 'take' ? 'Take' : 'Paroli', player, card);
  await expect(button).toBeVisible();
  const answers = dealer.tab.css(`[data-answer='${player}|${card}']`);
  await eventually(
    () => answers.all().some((one) => one.contains(document.activeElement)),
    () => `the focus is on ${document.activeElement?.outerHTML.slice(0, 200)}`,
  );
  await dealer.tab.press(ANSWER_KEYS[verb]);
  await expect(button).toHaveCount(0);
}

async function twins({ tab }: Dealer): Promise<void> {
  await tab.press('7');
  await tab.advance(BOUNCE_MS);
  await tab.press('7');
  const takeAll = tab.button(/^Take all the rest/);
  await expect(takeAll).toBeVisible();
  await tab.press('Shift+T');
  await expect(takeAll).toHaveCount(0);
}

async function end({ tab }: Dealer): Promise<void> {
  const early = tab.button(/End the deal early$/);
  await expect(early.or(tab.css('.main-button[data-step=end]')).first).toBeVisible();
  const isEarly = early.count > 0;
  await tab.press('e');
  if (!isEarly) return;
  await tab.advance(BOUNCE_MS);
  await tab.press('e');
}

test('a whole deal can be entered by keyboard', async () => {
  const dealer = await openAsDealer(await openTable());
  const { tab } = dealer;
  for (const [player, card, amount] of STAKES) await stake(dealer, player, card, amount);
  await dealer.waitUntilRecorded();
  await expect(tab.css('.main-button[data-ready=true]').withText(/^Turn the fasse/)).toBeVisible();
  await tab.press('f', 'q');
  await dealer.expectSentence('The fasse is the queen.');
  await pair(dealer, 'k', '5', 'King wins, five loses.');
  await answer(dealer, 'paroli', 'anne', 'K');
  await answer(dealer, 'take', 'bess', 'K');
  await dealer.line('stake bess 9 20');
  await twins(dealer);
  await pair(dealer, '9', 'k', 'Nine wins, king loses.');
  await answer(dealer, 'paroli', 'bess', '9');
  await expect(tab.button(/^Last card/)).toBeVisible();
  await tab.press('l', '2');
  await end(dealer);
  await dealer.waitUntilRecorded();
  const { punters, draws } = await dealer.table.settledState();
  const expected = await openTable(
    ...STAKES.map(([player, card, amount]) => `stake ${player} ${card} ${amount}`),
  );
  for (const line of DEAL) await expected.enterLines(line);
  const wanted = await expected.settledState();
  assert.deepEqual(punters, wanted.punters);
  assert.deepEqual(draws, wanted.draws);
  assert.deepEqual(await dealer.table.read('balances'), await expected.read('balances'));
});

test('Escape closes the list of keys and the menu, and the deal goes on by keyboard', async () => {
  const dealer = await openParlourTable(PARLOUR_STAKES);
  const { tab } = dealer;
  const keys = tab.role('dialog', { name: 'Keyboard shortcuts' });
  await tab.press('f');
  await dealer.expectSentence('The fasse is the ….');
  await tab.press('8');
  await dealer.expectSentence('The fasse is the eight.');
  await tab.press('k', '?');
  await expect(keys).toContainText('U, Ctrl+Z');
  await tab.press('Escape');
  await expect(keys).toHaveCount(0);
  await tab.tap(tab.button('Menu'));
  await expect(tab.css('nav')).toBeVisible();
  await tab.press('Escape');
  await expect(tab.css('nav')).toHaveCount(0);
  await dealer.expectSentence('King wins, … loses.');
  await tab.press('0');
  await dealer.expectSentence('King wins, ten loses.');
  await expect(tab.css("[data-answer='anne|K'] .answer-buttons__take")).toBeFocused();
  await tab.press('p', 'Shift+T');
  await dealer.expectSentence('… wins, … loses.');
  await dealer.line('stake bess 6 5s');
  await tab.press('?');
  await expect(keys).toBeVisible();
  await tab.press('Escape');
  await dealer.waitUntilRecorded();
  const { stakes } = await dealer.table.state();
  assert.deepEqual(stakes.map(({ punter, card, crooks }) => `${punter} ${card} ${crooks}`).sort(), [
    'anne 7 0',
    'anne K 1',
    'bess 6 0',
  ]);
});

test('the key that ends a deal early asks first, and Enter answers', async () => {
  const table = await openTable(...STAKES.map((words) => `stake ${words.join(' ')}`), 'fasse Q');
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await tab.press('e');
  const end = tab.css('.end-tray__button');
  await expect(end).toBeFocused();
  await tab.press('Enter');
  await dealer.waitUntilRecorded();
  assert.equal((await table.eventKinds()).at(-1), 'deal_ended');
});
