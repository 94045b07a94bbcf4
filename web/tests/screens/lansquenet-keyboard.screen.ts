/** A hand of Lansquenet is dealt with the keyboard alone. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { newTable } from '../dom/table.ts';
import { BOUNCE_MS } from '../dom/tab.ts';

const openCovered = async (): Promise<Dealer> =>
  openAsDealer(
    await newTable({
      game: 'lansquenet',
      bank: undefined,
      rules: { preset: 'lansquenet', overrides: {} },
      lines: ['seat Anne 100', 'seat Bess 100', 'wager 10', 'cover Bess 4', 'match left'],
    }),
  );

/** Returns the results of the recorded hands, oldest first. */
async function outcomes(dealer: Dealer): Promise<unknown[]> {
  await dealer.waitUntilRecorded();
  const events = await dealer.table.events();
  return events.filter(({ type }) => type.split('.')[1] === 'hand_dealt').map(({ data }) => data['outcome']);
}

test('the keyboard puts up the last wager, covers, and enters the result', async () => {
  const dealer = await openCovered();
  const { tab } = dealer;
  await dealer.expectSentence('Left matches: Anne wins 4.');
  await tab.press(' ');
  await dealer.expectSentence('Anne banks 10. Left to cover: 10.');
  await tab.press('r');
  await tab.focus(dealer.row('Bess').css('.row-choice'));
  await tab.press('Enter');
  await dealer.expectSentence('Anne banks 10, all covered. Deal the hand.');
  await tab.press('3');
  assert.deepEqual(await outcomes(dealer), ['left', 'right']);
});

test('the keyboard enters the cards of a hand by suit, and Backspace takes them back', async () => {
  const dealer = await openCovered();
  const { tab } = dealer;
  await dealer.table.enterLines('wager 10', 'cover Bess 4');
  await dealer.expectSentence('Anne banks 10. Left to cover: 6.');
  await tab.press(' ', 'h', 'Backspace');
  await dealer.expectSentence('Anne banks 10. Left to cover: 6.');
  // A second press of one button counts after a while.
  await tab.advance(BOUNCE_MS);
  await tab.press(' ', 'h', 's', 'h');
  assert.deepEqual(await outcomes(dealer), ['left', 'left']);
});

test('the arrows go to the table from anywhere else, but not from the menu', async () => {
  const { tab } = await openCovered();
  const first = tab.css('[data-row] button').first;
  await tab.press('ArrowDown');
  await expect(first).toBeFocused();
  await tab.focus(tab.css('.coin-keys__key').first);
  await tab.press('ArrowUp');
  await expect(first).toBeFocused();
  await tab.tap(tab.button('Menu'));
  const link = tab.css('nav a').first;
  await tab.focus(link);
  await tab.press('ArrowDown');
  await expect(link).toBeFocused();
});
