/** With the keyboard alone, a coin that the brackets choose is the coin that Enter uses. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { dealingAt, type HandDealer } from '../dom/hand-dealer.ts';

const SEATS = ['seat Anne 200', 'seat Bess 200', 'seat Carl 200'];
const banque = dealingAt({ game: 'baccarat', preset: 'banque', currency: 'points', lines: SEATS });
const lansquenet = dealingAt({
  ...{ game: 'lansquenet', preset: 'lansquenet', currency: 'points', lines: SEATS },
  rules: { next_banker: 'auction' },
});
const glic = dealingAt({ game: 'glic', preset: 'glic', currency: 'points', lines: SEATS });

const nameOf = (dealer: HandDealer, player: string) => dealer.row(player).css('.name-cell__button');
const focusedCoin = (): string | undefined => (document.activeElement as HTMLElement).dataset['amount'];

test('the brackets choose the coin of a bank, and Enter on a name gives it to the banker', () =>
  banque([], async (dealer) => {
    const { tab } = dealer;
    await tab.focus(nameOf(dealer, 'Bess'));
    await tab.press(']', ']', ']');
    await expect(tab.css('.coin-keys__key[data-amount="5"][aria-pressed=true]')).toHaveCount(1);
    await tab.press('Enter');
    const { banker, bank } = await dealer.settledState();
    assert.deepEqual([banker, bank], ['Bess', 5]);
  }));

test('after Enter on a coin that waits for a player, the focus is in a row', () =>
  banque([], async (dealer) => {
    const { tab } = dealer;
    await tab.focus(tab.css('.coin-keys__key[data-amount="20"]'));
    await tab.press('Enter');
    await expect(dealer.row('Anne').css('.row-choice')).toBeFocused();
    await tab.press('Enter');
    const { banker, bank } = await dealer.settledState();
    assert.deepEqual([banker, bank], ['Anne', 20]);
  }));

test('the brackets move to a coin that a tap enters at once, and Enter enters it', () =>
  lansquenet(['wager 10'], async (dealer) => {
    const { tab } = dealer;
    await dealer.tapButton('Sell');
    await tab.focus(dealer.row('Bess').css('.row-choice'));
    await tab.press('Enter', ']', ']');
    assert.equal(focusedCoin(), '2');
    await tab.press('[');
    assert.equal(focusedCoin(), '1');
    await tab.press('Enter');
    const { banker } = await dealer.settledState();
    assert.equal(banker, 'Bess');
  }));

test('the brackets move to a bet, and to a sum that is paid in', () =>
  glic(['deal'], async (dealer) => {
    const { tab } = dealer;
    await tab.press(']', ']', 'Enter');
    assert.deepEqual((await dealer.settledState())['bets'], [{ punter: 'Bess', amount: 2 }]);
    await tab.focus(nameOf(dealer, 'Anne'));
    await tab.press('b', ']');
    await expect(tab.css('.coin-keys__key').first).toBeFocused();
  }));

test('where a coin stays in hand, the brackets leave the focus in the row, and Enter covers with it', () =>
  lansquenet(['wager 10'], async (dealer) => {
    const { tab } = dealer;
    await tab.focus(nameOf(dealer, 'Bess'));
    await tab.press(']', ']', 'Enter');
    assert.deepEqual((await dealer.settledState())['covers'], [{ punter: 'Bess', amount: 2 }]);
  }));

test('where no coin is offered, the brackets choose none', () =>
  lansquenet(['wager 10'], async (dealer) => {
    const { tab } = dealer;
    await tab.focus(dealer.row('Bess').css('.row-choice'));
    await tab.press('Enter', ']', 'u');
    await dealer.settledState();
    await expect(tab.css('.tray-frame [aria-pressed=true]')).toHaveText('The rest');
  }));

test('the coin in hand is not marked where another coin is asked for', () =>
  lansquenet(['wager 10'], async (dealer) => {
    const { tab } = dealer;
    const marked = tab.css('.coin-keys__key[aria-pressed=true]');
    await dealer.tapCoin(10);
    await expect(marked).toHaveCount(1);
    await dealer.tapPlayer('Bess');
    await dealer.tapKeys('left');
    await dealer.expectSentence('Left matches: Anne wins 10.');
    await expect(marked).toHaveCount(0);
  }));

test('the coin of the last stakes is not marked as that of the next bank', () =>
  banque(['bank Anne 50'], async (dealer) => {
    await dealer.tapCoin(10);
    await dealer.tapPlayer('Bess');
    await dealer.tapKeys('bank', 'bank');
    await dealer.settledState();
    await dealer.table.enterLines('pass');
    await dealer.expectSentence('Anne passes at 60. Who takes it?');
    await expect(dealer.tab.css('.coin-keys__key[aria-pressed=true]')).toHaveCount(0);
  }));
