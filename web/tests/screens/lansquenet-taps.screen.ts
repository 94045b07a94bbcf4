/** How many taps ten hands of Lansquenet take, and a sale, and a pass. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { textOf } from '../dom/locator.ts';
import { BOUNCE_MS } from '../dom/tab.ts';
import { dealingAt, SCREENS, sumOfNets, type HandDealer } from '../dom/hand-dealer.ts';

const SHILLING = 48;
const SEATS = ['seat Anne 1l', 'seat Bess 1l', 'seat Carl 1l', 'seat Dora 1l'];
/** A hand with three covers; one whose covers are those of the hand before. */
const [NEW_HAND, REPEATED_HAND] = [5, 3];
const OUTCOMES = ['left', 'twins', 'left', 'left', 'twins', 'right', 'left', 'twins', 'left', 'right'];

const dealAfter = dealingAt({ game: 'lansquenet', preset: 'lansquenet', currency: 'lsd', lines: SEATS });

interface Hand {
  readonly covers?: readonly string[];
  readonly repeats?: boolean;
  readonly coin?: number;
}

/** Deals a hand: the wager, the covers, the result. Returns its taps. */
async function tapsOfHand(
  dealer: HandDealer,
  outcome: string,
  { covers = [], repeats = false, coin }: Hand,
): Promise<number> {
  const before = dealer.taps;
  await (coin === undefined ? dealer.tapMain('wager') : dealer.tapCoin(coin));
  if (repeats) await dealer.tapMain('covers');
  for (const name of covers) await dealer.tapPlayer(name);
  await dealer.tapKeys(outcome);
  return dealer.taps - before;
}

for (const screen of SCREENS)
  test(`ten hands take the taps of the design (${screen.screen})`, () =>
    dealAfter(
      [],
      async (dealer) => {
        const repeats = true;
        // The first hand has no last wager, and its covers need a coin in hand once.
        await dealer.tapCoin(5 * SHILLING);
        await dealer.tapCoin(SHILLING);
        for (const name of ['Bess', 'Carl', 'Dora']) await dealer.tapPlayer(name);
        await dealer.tapKeys('left');
        assert.equal(dealer.taps, NEW_HAND + 1);
        // Hands two to six: the covers of the last hand, at two taps and the result. The sixth costs Anne the deck.
        for (const outcome of ['twins', 'left', 'left', 'twins', 'right'])
          assert.equal(await tapsOfHand(dealer, outcome, { repeats }), REPEATED_HAND);
        // In hand seven Bess banks, and other players cover.
        const seventh = await tapsOfHand(dealer, 'left', { covers: ['Anne'], repeats });
        assert.equal(seventh, REPEATED_HAND + 1);
        assert.equal(await tapsOfHand(dealer, 'twins', { repeats }), REPEATED_HAND);
        // Hands nine and ten: another wager from a coin, and three covers with the coin in hand.
        const covers = ['Anne', 'Carl', 'Dora'];
        for (const outcome of ['left', 'right'])
          assert.equal(await tapsOfHand(dealer, outcome, { covers, coin: 10 * SHILLING }), NEW_HAND);
        const state = await dealer.settledState();
        const hands = state['past_hands'] as readonly { outcome: string }[];
        assert.deepEqual([state['hand'], state['banker']], [10, 'Carl']);
        assert.deepEqual(
          hands.map(({ outcome }) => outcome),
          OUTCOMES,
        );
        assert.equal(sumOfNets(state), 0);
      },
      screen,
    ));

test('the tray asks for covers only while something is left to cover, and its keys keep their places', () =>
  dealAfter(['wager 5s', 'cover Bess 4s'], async (dealer) => {
    const { tab } = dealer;
    await expect(tab.byText('Who covers?')).toBeVisible();
    const keys = tab.css('.tray-frame button');
    const words = keys.all().map(textOf);
    await expect(tab.button('Pass')).toHaveAttribute('aria-disabled', 'true');
    await dealer.tapCoin(SHILLING);
    await dealer.tapPlayer('Carl');
    await dealer.expectSentence('Anne banks 5s, all covered. Deal the hand.');
    await expect(tab.byText('Who covers?')).toHaveCount(0);
    assert.deepEqual(keys.all().map(textOf), words);
    await expect(tab.css('.tray-frame button[aria-disabled=true]')).toHaveCount(words.length);
    await dealer.tapKeys('left');
    await dealer.settledState();
    await expect(tab.css('.coin-keys__key')).toHaveCount(9);
    await expect(tab.css('.coin-keys__key').first).toHaveAttribute('aria-disabled', null);
  }));

test('the button of a row names its player for screen readers', () =>
  dealAfter(['wager 5s'], async (dealer) => {
    await dealer.tapCoin(SHILLING);
    await expect(dealer.tab.button(/^Cover 1s ?, Bess$/)).toHaveCount(1);
  }));

test('a screen reader says how the hand ended, then what is due', () =>
  dealAfter(['wager 5s', 'cover Bess 5s'], async (dealer) => {
    await dealer.tapKeys('left');
    const status = dealer.tab.css('[role=status].visually-hidden');
    await expect(status).toHaveText('Left matches: Anne wins 5s. Anne banks and puts up …');
  }));

test('the note corrects the newest hand first, and names each hand', () =>
  dealAfter(
    ['wager 5s', 'cover Bess 5s', 'match left', 'wager 2s', 'cover Bess 2s', 'match twins'],
    async (dealer) => {
      const { tab } = dealer;
      await tab.tap(tab.css('button.prompt__note'));
      const panel = tab.role('dialog', { name: /^Correct/ });
      await expect(panel.css('.correction-panel__entry')).toHaveText([/^Hand 2 .*twins/i, /^Hand 1 .*left/i]);
      await expect(panel.css('.correction-form > p')).toHaveText(/twins/i);
    },
  ));

test('the first tap on the line below a result opens the correction', () =>
  dealAfter(['wager 5s', 'cover Bess 5s'], async (dealer) => {
    const { tab } = dealer;
    await dealer.tapKeys('left');
    const result = 'Left matches: Anne wins 5s.';
    await dealer.expectSentence(result);
    await tab.advance(BOUNCE_MS);
    await tab.tap(tab.css('button.prompt__note'));
    await expect(tab.role('dialog', { name: /^Correct/ })).toBeVisible();
    await dealer.expectSentence(result);
  }));

test('a tap on the coins of a cover changes its sum, and a coin in hand adds to it', () =>
  dealAfter(['wager 10s', 'cover Bess 5s', 'cover Carl 1s'], async (dealer) => {
    const covers = async () => {
      const { covers: found } = await dealer.settledState();
      return (found as readonly { punter: string; amount: number }[]).map(
        ({ punter, amount }) => `${punter} ${amount / SHILLING}`,
      );
    };
    await dealer.tap(dealer.row('Bess').css('.coin-cells__key'));
    await dealer.expectSentence('Bess covers … instead of 5s');
    await dealer.tapCoin(SHILLING);
    assert.deepEqual(await covers(), ['Carl 1', 'Bess 1']);
    await dealer.tapCoin(5 * SHILLING);
    await dealer.tap(dealer.row('Carl').css('.row-choice').withText('Add 5s'));
    assert.deepEqual(await covers(), ['Carl 6', 'Bess 1']);
  }));

test('a tap on the name covers as the button of the row does, with a coin and with the rest', () =>
  dealAfter(['wager 5s'], async (dealer) => {
    await dealer.tapCoin(SHILLING);
    await dealer.tap(dealer.name('Carl'));
    await dealer.expectSentence('Anne banks 5s. Left to cover: 4s.');
    await dealer.tapButton('The rest');
    await dealer.tap(dealer.name('Bess'));
    await dealer.expectSentence('Anne banks 5s, all covered. Deal the hand.');
  }));

test('net and place are not shown while entries wait without a connection', () =>
  dealAfter(['wager 5s', 'cover Bess 5s', 'match left'], async (dealer) => {
    const nets = dealer.tab.css('.name-cell__net').withText(/·/);
    await expect(nets).toHaveCount(4);
    await dealer.tab.setOnline(false);
    await expect(nets).toHaveCount(4);
    await dealer.tapMain('wager');
    await expect(nets).toHaveCount(0);
    await dealer.tab.setOnline(true);
    await expect(nets).toHaveCount(4);
  }));

test('a pass takes one tap', () =>
  dealAfter([], async (dealer) => {
    await dealer.tapButton('Pass');
    await dealer.expectSentence('Bess banks and puts up …');
    assert.deepEqual([dealer.taps, (await dealer.settledState())['banker']], [1, 'Bess']);
  }));

test('a sale takes two taps and no sale takes one', () =>
  dealAfter(
    ['wager 4s', 'cover Bess 1s', 'match right'],
    async (dealer) => {
      await dealer.tapPlayer('Carl');
      await dealer.tapCoin(5 * SHILLING);
      assert.deepEqual([dealer.taps, (await dealer.settledState())['banker']], [2, 'Carl']);
      await dealer.tapMain('wager');
      await dealer.tapPlayer('Bess');
      await dealer.tapKeys('right');
      await dealer.expectSentence('Right matches: Carl pays 4s and sells the deck.');
      dealer.taps = 0;
      await dealer.tapMain('pass');
      assert.deepEqual([dealer.taps, (await dealer.settledState())['banker']], [1, 'Dora']);
    },
    { rules: { next_banker: 'auction' } },
  ));

test('the cards of a hand take a tap each', () =>
  dealAfter(['wager 4s', 'cover Bess 1s'], async (dealer) => {
    await dealer.tapMain('cards');
    await dealer.tapKeys('h', 's', 'h');
    const state = await dealer.settledState();
    assert.equal(dealer.taps, 4);
    assert.equal((state['past_hands'] as readonly { outcome: string }[]).at(-1)?.outcome, 'left');
    assert.deepEqual(state['last_cards'], ['h', 's', 'h']);
  }));

test('quick taps on different cards all count, and a bounce on the same card does not', () =>
  dealAfter(['wager 4s', 'cover Bess 1s'], async (dealer) => {
    await dealer.tapMain('cards');
    await dealer.tapKeysQuickly('h', 'h', 's', 'd', 'c');
    await dealer.expectSentence('Left hearts, right spades, then diamonds and clubs. Next …');
    await dealer.tapKeys('h');
    assert.deepEqual((await dealer.settledState())['last_cards'], ['h', 's', 'd', 'c', 'h']);
  }));

test('the ranks are the keys where ranks match', () =>
  dealAfter(
    ['wager 4s', 'cover Bess 1s'],
    async (dealer) => {
      await dealer.tapButton(/^Enter the cards/);
      await dealer.tapKeys('K', '10', '2', '10');
      const hands = (await dealer.settledState())['past_hands'] as readonly { outcome: string }[];
      assert.equal(hands.at(-1)?.outcome, 'right');
    },
    { rules: { match: 'rank' } },
  ));

for (const screen of SCREENS)
  test(`covers may be tapped right after their coins (${screen.screen})`, () =>
    dealAfter(
      ['wager 480'],
      async (dealer) => {
        await dealer.tapCoinThenPlayer(SHILLING, 'Bess');
        await dealer.tapCoinThenPlayer(5 * SHILLING, 'Carl');
        const state = await dealer.settledState();
        assert.deepEqual(state['covers'], [
          { punter: 'Bess', amount: SHILLING },
          { punter: 'Carl', amount: 5 * SHILLING },
        ]);
      },
      screen,
    ));
