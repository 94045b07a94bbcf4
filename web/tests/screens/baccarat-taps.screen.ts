/** How many taps twenty hands of Baccarat take in each preset, and what happens around them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { dealingAt, SCREENS, sumOfNets, type HandDealer } from '../dom/hand-dealer.ts';

const SEATS = ['seat Anne 200', 'seat Bess 200', 'seat Carl 200', 'seat Dora 200'];
/** As last hand and the result; with two hands, two results. */
const [SAME_HAND, SAME_HAND_OF_TWO] = [2, 3];
/** The stakes abide, so only the results are entered. */
const [AFTER_TIE, AFTER_TIE_OF_TWO] = [1, 2];
/** A coin, or the player who continues the bank. */
const NEW_BANKER = 1;

const dealAfter = dealingAt({ game: 'baccarat', preset: 'chemin_de_fer', currency: 'points', lines: SEATS });

/** Deals a hand with the stakes of the last one. Returns its taps. */
async function tapsOfHand(
  dealer: HandDealer,
  results: readonly string[],
  { repeats = true } = {},
): Promise<number> {
  const before: number = dealer.taps;
  if (repeats) await dealer.tapMain('again');
  await dealer.tapKeys(...results);
  return dealer.taps - before;
}

/** Lets a player go bank: at the end of the row, else by the tray and the name. Returns the taps. */
async function tapBanco(dealer: HandDealer, player: string, words = 'Banco'): Promise<number> {
  const before: number = dealer.taps;
  await expect(dealer.tab.css('.main-button[data-step=settling]')).toHaveCount(0);
  const end = dealer.row(player).css('.row-choice').withText(words);
  if (end.count) await dealer.tap(end);
  else {
    await dealer.tap(dealer.tab.css('.tray-frame__choice').withText(words));
    await dealer.tapPlayer(player);
  }
  return dealer.taps - before;
}

for (const screen of SCREENS) {
  test(`twenty hands of chemin de fer take the taps of the design (${screen.screen})`, () =>
    dealAfter(
      [],
      async (dealer) => {
        // The first hand: the bank, a coin in hand once, and a tap for each stake.
        await dealer.tapCoin(20);
        await dealer.tapCoin(5);
        for (const name of ['Bess', 'Carl']) await dealer.tapPlayer(name);
        await dealer.tapKeys('bank');
        assert.equal(dealer.taps, 5);
        // Hands two to five, with the same stakes; a tie leaves them on the table.
        for (const result of ['bank', 'bank', 'bank', 'tie'])
          assert.equal(await tapsOfHand(dealer, [result]), SAME_HAND);
        // The punters win, so the deal passes: a coin is the bank of the next player.
        for (const result of ['tie', 'punters'])
          assert.equal(await tapsOfHand(dealer, [result], { repeats: false }), AFTER_TIE);
        for (const lateBanker of ['Anne', 'Bess', 'Carl', 'Dora', 'Anne']) {
          const before: number = dealer.taps;
          await dealer.tapCoin(50);
          await tapsOfHand(dealer, ['bank']);
          assert.equal(dealer.taps - before, NEW_BANKER + SAME_HAND);
          // The late banker stakes too, with the coin in hand.
          await dealer.tapMain('again');
          await dealer.tapPlayer(lateBanker);
          await dealer.tapKeys('punters');
        }
        // A banco takes a tap in the row, or two where rows have no room for it.
        await dealer.tapCoin(10);
        assert.equal(await tapBanco(dealer, 'Dora'), screen.screen === 'landscape' ? 1 : 2);
        await dealer.tapKeys('bank');
        for (let hand = 0; hand < 2; hand += 1) assert.equal(await tapsOfHand(dealer, ['bank']), SAME_HAND);
        const state = await dealer.settledState();
        assert.deepEqual([state['hand'], (state['played'] as unknown[]).length], [20, 20]);
        assert.equal(sumOfNets(state), 0);
      },
      screen,
    ));

  test(`twenty hands of banque take the taps of the design (${screen.screen})`, () =>
    dealAfter(
      ['bank Anne 100'],
      async (dealer) => {
        await dealer.tapCoin(5);
        for (const name of ['Bess', 'Carl', 'Dora']) await dealer.tapPlayer(name);
        await dealer.tapKeys('bank', 'punters');
        assert.equal(dealer.taps, 6);
        const three = [
          ['bank', 'bank'],
          ['punters', 'bank'],
          ['bank', 'punters'],
        ];
        for (const results of [...three, ...three, ...three, ...three, ['tie', 'tie']])
          assert.equal(await tapsOfHand(dealer, results), SAME_HAND_OF_TWO);
        const afterTie = await tapsOfHand(dealer, ['bank', 'punters'], { repeats: false });
        assert.equal(afterTie, AFTER_TIE_OF_TWO);
        // A banco over both hands: the key, then the name.
        assert.equal(await tapBanco(dealer, 'Carl', 'À cheval'), 2);
        await dealer.tapKeys('bank', 'punters');
        for (let hand = 0; hand < 4; hand += 1)
          assert.equal(await tapsOfHand(dealer, ['bank', 'bank']), SAME_HAND_OF_TWO);
        const state = await dealer.settledState();
        assert.deepEqual([state['hand'], state['banker']], [20, 'Anne']);
        assert.equal(sumOfNets(state), 0);
      },
      { preset: 'banque', ...screen },
    ));
}

test('a bank is passed and continued with a tap each', () =>
  dealAfter(['bank Anne 20', 'stake Bess 8', 'hand bank'], async (dealer) => {
    await dealer.tapButton('Pass');
    await dealer.expectSentence('Anne passes at 28. Who takes it?');
    await dealer.tapPlayer('Dora');
    await dealer.expectSentence('Dora banks 28. Who stakes?');
    assert.equal(dealer.taps, 2);
    await dealer.tapButton('Pass');
    await dealer.tapButton('Anne declines');
    const state = await dealer.settledState();
    assert.deepEqual([dealer.taps, state['banker'], state['in_turn']], [4, null, 'Bess']);
  }));

test('a bank with stakes on the table is passed with two taps', () =>
  dealAfter(['bank Anne 20', 'stake Bess 8'], async (dealer) => {
    const pass = dealer.tab.css('.pass-key');
    await dealer.tap(pass);
    await expect(pass).toHaveText('Passtap again');
    await dealer.expectSentence('Anne banks 20; 8 staked, 12 open.');
    await dealer.tap(pass);
    await dealer.expectSentence('Anne passes at 20. Who takes it?');
  }));

test('on a phone, a banco that is not possible is locked in its place', () =>
  dealAfter(
    ['bank Anne 20', 'banco Bess'],
    async (dealer) => {
      await expect(dealer.tab.button('Banco')).toHaveAttribute('aria-disabled', 'true');
    },
    { screen: 'phone', language: 'en' },
  ));

test('the coins of a stake do not move when one is tapped', () =>
  dealAfter(['bank Anne 200'], async (dealer) => {
    const row = (): readonly (string | undefined)[] =>
      dealer.tab
        .css('.coin-keys__key')
        .all()
        .map((key) => (key as HTMLElement).dataset['amount']);
    await expect(dealer.tab.css('.coin-keys__key')).toHaveCount(7);
    const before = row();
    for (const coin of before) {
      await dealer.tapCoin(Number(coin));
      assert.deepEqual(row(), before);
    }
    await dealer.tab.press(']', ']');
    assert.ok(row().includes('200'));
    // Nor in the next hand.
    const moved = row();
    await dealer.tapCoin(5);
    await dealer.tapPlayer('Bess');
    await dealer.tapKeys('bank');
    await expect(dealer.tab.css('.coin-keys__key')).toHaveCount(7);
    assert.deepEqual(row(), moved);
  }));

test('a tap on the coins of a stake changes its sum, and a coin in hand adds to it', () =>
  dealAfter(['bank Anne 200', 'stake Bess 50', 'stake Carl 10'], async (dealer) => {
    const stakes = async () => {
      const { stakes: found } = await dealer.settledState();
      return (found as readonly { punter: string; amount: number }[]).map(
        ({ punter, amount }) => `${punter} ${amount}`,
      );
    };
    const change = async (coin: number): Promise<void> => {
      await dealer.tap(dealer.row('Bess').css('.coin-cells__key'));
      await dealer.tapCoin(coin);
    };
    await dealer.tap(dealer.row('Bess').css('.coin-cells__key'));
    await dealer.expectSentence('Bess stakes … instead of 50');
    await dealer.tapCoin(20);
    assert.deepEqual(await stakes(), ['Bess 20', 'Carl 10']);
    await change(100);
    assert.deepEqual(await stakes(), ['Bess 100', 'Carl 10']);
    await dealer.tapButton(/^Undo .*Bess/);
    assert.deepEqual(await stakes(), ['Bess 20', 'Carl 10']);
    await dealer.tapCoin(5);
    await dealer.tap(dealer.row('Bess').css('.row-choice').withText('Add 5'));
    assert.deepEqual(await stakes(), ['Bess 25', 'Carl 10']);
  }));

test('a player who is added at the table may stand', () =>
  dealAfter(
    ['bank Anne 20'],
    async (dealer) => {
      const { tab } = dealer;
      await tab.tap(tab.button('Menu'));
      await tab.tap(tab.button('Add a player'));
      await tab.fill(tab.byLabel('Name'), 'Emil');
      await tab.select(tab.byLabel('Seat'), 'standing-left');
      await tab.tap(tab.button(/^Add Emil with/));
      const { players } = await dealer.settledState();
      const emil = (players as readonly { name: string; hand: string; is_bystander: boolean }[]).at(-1)!;
      assert.deepEqual([emil.name, emil.hand, emil.is_bystander], ['Emil', 'left', true]);
    },
    { preset: 'banque' },
  ));

test('a banker accepts the excess with one tap', () =>
  dealAfter(['bank Anne 20', 'stake Bess 26'], async (dealer) => {
    await dealer.tapButton(/^Accept/);
    await dealer.expectSentence('Anne banks 26, all covered.');
    assert.deepEqual([dealer.taps, (await dealer.settledState())['bank']], [1, 26]);
  }));

test('the cards of a hand take four to six taps', () =>
  dealAfter(['bank Anne 20', 'stake Bess 8', 'stake Carl 6'], async (dealer) => {
    await dealer.tapMain('cards');
    dealer.taps = 0;
    await dealer.tapKeys('4', '5', 'K', '3');
    await dealer.expectSentence('Natural nine. The punters win 14; the deal passes.');
    assert.equal(dealer.taps, 4);
    await dealer.tapCoin(20);
    await dealer.tapMain('again');
    await dealer.tapMain('cards');
    dealer.taps = 0;
    await dealer.tapKeys('4', 'K', '2', '3');
    await dealer.expectSentence('The punters four: a card …');
    await dealer.tapKeys('3');
    await dealer.expectSentence('The bank five, as they like: …');
    await dealer.tapMain('no card');
    const state = await dealer.settledState();
    assert.equal(dealer.taps, 6);
    assert.deepEqual(state['last_cards'], {
      bank_cards: ['2', '3'],
      right_cards: ['4', 'K', '3'],
      left_cards: [],
    });
  }));

for (const screen of SCREENS)
  test(`stakes may be tapped right after their coins (${screen.screen})`, () =>
    dealAfter(
      ['bank Anne 50', 'stake Bess 2', 'hand tie'],
      async (dealer) => {
        await dealer.tapCoinThenPlayer(5, 'Carl');
        await dealer.tapCoinThenPlayer(10, 'Dora');
        const state = await dealer.settledState();
        assert.partialDeepStrictEqual(state['stakes'], [{ punter: 'Bess' }, { punter: 'Carl', amount: 5 }]);
        assert.partialDeepStrictEqual((state['stakes'] as unknown[]).at(-1), { punter: 'Dora', amount: 10 });
      },
      screen,
    ));

test('quick taps on different cards all count', () =>
  dealAfter(['bank Anne 20', 'stake Bess 8', 'stake Carl 6'], async (dealer) => {
    await dealer.tapMain('cards');
    await dealer.tapKeysQuickly('4', '5', 'K', '3');
    await dealer.expectSentence('Natural nine. The punters win 14; the deal passes.');
  }));

test('the cards of two hands take at most nine taps', () =>
  dealAfter(
    ['bank Anne 40', 'stake Bess 8', 'stake Carl 6'],
    async (dealer) => {
      await dealer.tapMain('cards');
      dealer.taps = 0;
      await dealer.tapKeys('4', '2', 'K', '4', '2', '3');
      await dealer.expectSentence('Right six: no card. Left four: a card …');
      await dealer.tapButton('Right drew');
      await dealer.expectSentence('Right six, and drew: …');
      await dealer.tapKeys('A', '5', '2');
      const state = await dealer.settledState();
      assert.equal(dealer.taps, 10); // nine cards, and the false draw
      const { false_draws: draws } = state['last_hand'] as { false_draws: readonly { punter: string }[] };
      assert.deepEqual(
        draws.map(({ punter }) => punter),
        ['Carl'],
      );
    },
    { preset: 'banque' },
  ));

test('an undo takes back a half-entered hand', () =>
  dealAfter(
    ['bank Anne 40', 'stake Bess 8', 'stake Carl 6'],
    async (dealer) => {
      await dealer.tapKeys('punters');
      await dealer.expectSentence('Right: the punters. Left: …');
      await dealer.undo();
      await dealer.expectSentence('Anne banks 40; 14 staked, 26 open.');
      await dealer.tapKeys('bank', 'tie');
      const { last_hand: last } = await dealer.settledState();
      assert.partialDeepStrictEqual(last, { right: 'bank', left: 'tie' });
    },
    { preset: 'banque' },
  ));

test('the keyboard deals hands by result and by cards', () =>
  dealAfter(['bank Anne 20', 'stake Bess 8'], async (dealer) => {
    await dealer.tab.press('3');
    await dealer.expectSentence('A tie: stakes abide.');
    await dealer.tapMain('cards');
    await dealer.tab.press('K', '6', '2', '3');
    await dealer.expectSentence('The punters six: no card. The bank five, as they like: …');
    await dealer.tab.press('-');
    await dealer.expectSentence('The punters win 8; the deal passes.');
    assert.equal((await dealer.settledState())['hand'], 2);
  }));
