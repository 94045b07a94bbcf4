/** An evening of banque, dealt by taps from the first bank to the closing, has the books of its score sheet. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { dealingAt, sumOfNets, type HandDealer } from '../dom/hand-dealer.ts';
import { askJson } from '../dom/service.ts';
import { ServiceTable } from '../dom/table.ts';

const NAMES = ['Anne', 'Bess', 'Carl', 'Dora', 'Emil', 'Fanny', 'Guy', 'Helen', 'Igor', 'Jean-Baptiste'];
const SEATS = NAMES.map((name) => `seat ${name} 200`);
/** What the taps enter. */
const ENTRIES = [
  ...['bank Anne 50', 'stake Bess 20', 'stake Carl 20', 'stake Dora 20', 'stake Emil 20'],
  ...['hand punters punters', 'fund 50', 'again', 'accept', 'hand bank tie', 'hand none bank'],
  ...['banco Carl cheval', 'hand bank punters', 'pass', 'bank Bess 160', 'stake Dora 20'],
  ...['cards K,7 - 3,5', 'shoe', 'close'],
];

const dealAfter = dealingAt({ game: 'baccarat', preset: 'banque', currency: 'points', lines: SEATS });

/** Anne bids most, and loses the bank to stakes that are more than it. */
async function breakBank(dealer: HandDealer): Promise<void> {
  await dealer.tapCoin(50);
  await dealer.expectSentence('Who banks 50?');
  await dealer.tapPlayer('Anne');
  await dealer.tapCoin(20);
  for (const name of ['Bess', 'Carl', 'Dora', 'Emil']) await dealer.tapPlayer(name);
  await dealer.expectSentence('Anne banks 50; the stakes are 30 more.');
  await dealer.tapKeys('punters', 'punters');
  await dealer.expectSentence('Right the punters, left the punters: the bank is broken.');
}

/** She adds money, and accepts all stakes: from now on the bank is unlimited. */
async function fundBank(dealer: HandDealer): Promise<void> {
  await dealer.tapCoin(50);
  await dealer.tapMain('again');
  await dealer.tapButton(/^Accept/);
  await dealer.tapKeys('bank', 'tie', 'none', 'bank');
  await dealer.expectSentence('Right not dealt, left the bank: the bank wins 40; 160 in it.');
}

/** A banco over both hands, of which one wins. */
async function dealBanco(dealer: HandDealer): Promise<void> {
  await dealer.tap(dealer.tab.css('.tray-frame__choice').withText('À cheval'));
  await dealer.tapPlayer('Carl');
  await dealer.expectSentence('Carl goes bank for 160, half on each hand.');
  await dealer.tapKeys('bank', 'punters');
  await dealer.tapButton('Pass');
  await dealer.expectSentence('Anne passes at 160. Who takes it?');
  await dealer.tapPlayer('Bess');
}

/** A hand by its cards: the right one is not dealt, and the left one has a natural. Then new cards end the bank. */
async function dealCards(dealer: HandDealer): Promise<void> {
  await dealer.tapPlayer('Dora');
  await dealer.tapMain('cards');
  await dealer.tapMain('no card');
  await dealer.tapKeys('3', '5', 'K', '7');
  await expect(dealer.tab.css('.prompt__text')).toContainText(
    /^Natural eight. Right not dealt, left the punters/,
  );
  await dealer.tapButton(/cards at most/);
  await dealer.expectSentence('Shuffle all cards? That ends the bank, and the stakes go home.');
  await dealer.tapButton('Shuffle');
  await dealer.expectSentence('The bank is open. Who banks, for how much?');
}

async function close({ tab }: HandDealer): Promise<void> {
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.button('Close the table'));
  await tab.tap(tab.role('group', { name: /^Close the table/ }).button('Close'));
  await expect(tab.role('heading', { name: 'Settle up' })).toBeVisible();
}

/** The events of the game, with what they say. */
async function gameEvents(table: ServiceTable): Promise<readonly unknown[]> {
  const events = (await table.events()).filter(({ type }) => type.startsWith('baccarat.'));
  return events.filter(({ type }) => !type.includes('session_opened')).map(({ type, data }) => [type, data]);
}

test('an evening of banque has the events and the balances of its sheet', () =>
  dealAfter([], async (dealer) => {
    for (const deal of [breakBank, fundBank, dealBanco, dealCards]) await deal(dealer);
    assert.equal((await dealer.settledState())['cards_left'], 156);
    await close(dealer);
    const state = await dealer.settledState();
    assert.equal(sumOfNets(state), 0);
    const sheet = [
      ...['format = "basset/1"', 'game = "baccarat"', 'title = "Ten seats"', 'rules = "banque"'],
      ...['currency = "points"', "entries = '''", ...SEATS, ...ENTRIES, "'''"],
    ];
    const { id } = await askJson<{ id: string }>('/v1/score-sheets', `${sheet.join('\n')}\n`);
    const expected = new ServiceTable(id, 'baccarat');
    assert.deepEqual(await gameEvents(dealer.table), await gameEvents(expected));
    assert.deepEqual(await dealer.table.read('balances'), await expected.read('balances'));
  }));
