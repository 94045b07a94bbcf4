/** How many taps a hand of Glic takes, and what the dealer does about equal hands and mistakes. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { test as testWithEngine } from '../dom/engine-test.ts';
import { expect, theElement } from '../dom/expect.ts';
import { dealingAt, SCREENS, sumOfNets, type HandDealer } from '../dom/hand-dealer.ts';
import type { Locator } from '../dom/locator.ts';
import { askJson } from '../dom/service.ts';
import { BOUNCE_MS, placeOf } from '../dom/tab.ts';

const HAND = 17;
const SEATS = ['seat Anne 60', 'seat Bess 60', 'seat Carl 60', 'seat Dora 60'];

const dealAfter = dealingAt({ game: 'glic', preset: 'glic', currency: 'points', lines: SEATS });

const inRow = (dealer: HandDealer, player: string, selector: string): Locator =>
  dealer.row(player).css(`.hand-cells ${selector}`);
const tapPool = (dealer: HandDealer, pool: string): Promise<void> =>
  dealer.tap(dealer.tab.css(`.pool-row__pool[data-pool='${pool}']`));
const tapRow = (dealer: HandDealer, player: string): Promise<void> =>
  dealer.tap(inRow(dealer, player, '.hand-cells__tap'));
const tapRun = (dealer: HandDealer, player: string): Promise<void> =>
  dealer.tap(inRow(dealer, player, '.hand-cells__ends > :first-child'));

/** Taps who is out, and how many cards each other player has left. */
async function tapOut(dealer: HandDealer, player: string, left: Readonly<Record<string, number>>) {
  await dealer.tap(inRow(dealer, player, '.hand-cells__ends > :last-child'));
  await tapLeft(dealer, left);
}

async function tapLeft(dealer: HandDealer, left: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, cards] of Object.entries(left))
    await dealer.tap(inRow(dealer, name, `[data-cards='${cards}']`));
}

/** The amounts of the last Poch by its winners. */
function sharesOf(state: Readonly<Record<string, unknown>>): Record<string, number> {
  const { shares } = state['last_poch'] as { shares: readonly { punter: string; amount: number }[] };
  return Object.fromEntries(shares.map(({ punter, amount }) => [punter, amount]));
}

const countsOf = (state: Readonly<Record<string, unknown>>): readonly number[] =>
  (state['last_win'] as { counts: readonly { count: number }[] }).counts.map(({ count }) => count);

for (const screen of SCREENS)
  test(`a hand of four takes the taps of the design (${screen.screen})`, () =>
    dealAfter(
      [],
      async (dealer) => {
        await dealer.tapMain('deal');
        for (const [player, pool] of [['Carl', 'ace'] as const, ['Dora', 'marriage'] as const]) {
          await tapPool(dealer, pool);
          await tapRow(dealer, player);
        }
        // A bet that is seen once: the others fold, and all pass.
        await dealer.tapCoin(2);
        await dealer.tapKeys('see');
        await dealer.tapKeys('fold', 'fold', 'all');
        await tapRow(dealer, 'Bess');
        await tapRun(dealer, 'Anne');
        await tapRun(dealer, 'Carl');
        await tapOut(dealer, 'Bess', { Anne: 1, Carl: 2, Dora: 1 });
        assert.equal(dealer.taps, HAND);
        const state = await dealer.settledState();
        assert.deepEqual([state['phase'], state['hands'], state['next_dealer']], ['between', 1, 'Bess']);
        assert.deepEqual(sharesOf(state), { Bess: 4 });
        assert.deepEqual(countsOf(state), [1, 2, 1]);
        assert.equal(sumOfNets(state), 0);
      },
      screen,
    ));

test('the sentence is what the table of the design says', () =>
  dealAfter([], async (dealer) => {
    await dealer.expectSentence('Anne deals.');
    await dealer.tapMain('deal');
    await tapPool(dealer, 'ace');
    await dealer.expectSentence('Who has the ace of trump? 1.');
    await dealer.tapButton('Close');
    await dealer.tapCoin(2);
    await dealer.expectSentence('Carl: see 2, raise, pass or fold?');
    await dealer.tapKeys('see');
    await dealer.tapKeys('all');
    await dealer.expectSentence('Bess or Carl: who has the best hand?');
    await tapRow(dealer, 'Carl');
    await dealer.expectSentence('Carl takes the Poch of 4.');
    await tapRun(dealer, 'Carl');
    await dealer.expectSentence('Carl laid the last card: 1 each.');
  }));

for (const [engine, testOffline] of [
  ['an engine', testWithEngine],
  ['estimates', test],
] as const)
  testOffline(`offline, with ${engine}, the sentence does not repeat a result of the hand before`, () =>
    dealAfter(['deal', 'pass *', 'run Carl'], async (dealer) => {
      await dealer.expectSentence('Carl laid the last card: 1 each.');
      await dealer.tab.setOnline(false);
      await tapOut(dealer, 'Bess', { Anne: 1, Carl: 2, Dora: 1 });
      await dealer.expectSentence('Bess is out of cards and gets 4.');
      await dealer.tapMain('deal');
      await tapPool(dealer, 'ace');
      await tapRow(dealer, 'Anne');
      await dealer.tapKeys('all');
      await dealer.expectSentence('Who lays a last card, or is out?');
      await tapRun(dealer, 'Dora');
      await dealer.expectSentence('Dora laid the last card: 1 each.');
    }),
  );

for (const screen of SCREENS)
  test(`a name answers who has a pool and the best hand (${screen.screen})`, () =>
    dealAfter(
      ['deal'],
      async (dealer) => {
        await tapPool(dealer, 'ace');
        await dealer.tap(dealer.name('Carl'));
        await dealer.tapCoin(2);
        await dealer.tapKeys('see');
        await dealer.tapKeys('all');
        await dealer.tap(dealer.name('Bess'));
        const state = await dealer.settledState();
        assert.deepEqual(state['claims'], [{ pool: 'ace', punter: 'Carl' }]);
        assert.deepEqual(sharesOf(state), { Bess: 4 });
      },
      screen,
    ));

test('the row of a refused claim does not say that the pool was taken', () =>
  dealAfter(['deal'], async (dealer) => {
    const { tab, table } = dealer;
    const took = dealer.row('Carl').css('.name-cell').withText('Took the ace');
    await tab.setOnline(false);
    await tapPool(dealer, 'ace');
    await tapRow(dealer, 'Carl');
    await expect(took).toBeVisible();
    await askJson(`${table.path}/entries`, { entries: [{ kind: 'bet', punter: 'Bess', amount: 2 }] });
    await tab.setOnline(true);
    await expect(tab.button('Discard it')).toBeVisible();
    await expect(took).toHaveCount(0);
  }));

test('the button and the keys of the betting keep their places, so that a quick pass is no see', () =>
  dealAfter(['deal'], async (dealer) => {
    const { tab } = dealer;
    const keys = tab.css('.rank-keys__key b');
    const main = tab.css('.main-button b');
    await expect(keys).toHaveText(['See', 'Fold', 'All pass']);
    await expect(main).toHaveText('Pass');
    await dealer.tapMain('pass Bess');
    await dealer.tapCoin(2);
    await expect(keys).toHaveText(['See 2', 'Fold', 'All pass']);
    await expect(main).toHaveText('Pass');
    await dealer.tapMain('pass Dora');
    assert.deepEqual((await dealer.settledState())['passed'], ['Dora']);
  }));

test('equal hands share the Poch', () =>
  dealAfter(['deal', 'bet Bess 3', 'see Carl', 'see Dora', 'fold Anne', 'pass *'], async (dealer) => {
    await dealer.tapButton('Equal hands');
    await tapRow(dealer, 'Bess');
    await dealer.tap(dealer.name('Dora'));
    await dealer.tapMain('equal');
    await dealer.expectSentence('The Poch is shared: Bess 5 and Dora 4.');
    assert.deepEqual(sharesOf(await dealer.settledState()), { Bess: 5, Dora: 4 });
  }));

test('the buttons of a row name its player for screen readers', () =>
  dealAfter(['deal', 'pass *'], async ({ tab }) => {
    for (const words of ['Last card', 'Out'])
      await expect(tab.button(new RegExp(`^${words} ?, Dora$`))).toHaveCount(1);
  }));

test('a double tap on the last number of cards does not open the money of the player', () =>
  dealAfter(['deal', 'pass *'], async (dealer) => {
    const { tab } = dealer;
    const last = inRow(dealer, 'Dora', "[data-cards='5']");
    await tapOut(dealer, 'Bess', { Anne: 4, Carl: 2 });
    await tab.advance(BOUNCE_MS);
    const place = placeOf(await theElement(last));
    await tab.tapNow(last);
    await tab.tapNow(dealer.name('Dora'), 1, place);
    await expect(last).toHaveCount(0);
    await expect(dealer.name('Dora')).toHaveAttribute('aria-expanded', 'false');
    await dealer.tap(dealer.name('Dora'));
    await expect(dealer.name('Dora')).toHaveAttribute('aria-expanded', 'true');
  }));

test('a corrected tap replaces the first number of cards', () =>
  dealAfter(['deal', 'pass *'], async (dealer) => {
    await tapOut(dealer, 'Bess', { Anne: 4, Carl: 2 });
    await expect(inRow(dealer, 'Anne', '[aria-pressed=true]')).toHaveText('4');
    await tapLeft(dealer, { Anne: 3 });
    await expect(inRow(dealer, 'Anne', '[aria-pressed=true]')).toHaveText('3');
    await tapLeft(dealer, { Dora: 5 });
    assert.deepEqual(countsOf(await dealer.settledState()), [3, 2, 5]);
  }));

test('a tap on a name while cards are counted asks for that player again and keeps the others', () =>
  dealAfter(['deal', 'pass *'], async (dealer) => {
    await tapOut(dealer, 'Bess', { Anne: 4, Carl: 2 });
    await dealer.tap(dealer.name('Dora'));
    await expect(inRow(dealer, 'Carl', '[aria-pressed=true]')).toHaveText('2');
    await dealer.tap(dealer.name('Anne'));
    await expect(inRow(dealer, 'Anne', '[aria-pressed=true]')).toHaveCount(0);
    await tapLeft(dealer, { Dora: 5, Anne: 1 });
    assert.deepEqual(countsOf(await dealer.settledState()), [1, 2, 5]);
  }));

test('a pool that is won and a player who does not owe are locked', () =>
  dealAfter(['deal', 'claim Anne king'], async (dealer) => {
    const { tab } = dealer;
    await expect(tab.css('.pool-row__pool[aria-disabled=true]')).toHaveText([/King/]);
    await expect(tab.css(".rank-keys__key[data-rank='fold']")).toHaveAttribute('aria-disabled', 'true');
    await dealer.tapButton('Give up');
    await dealer.tapButton('Tap again to give up');
    await dealer.expectSentence('Bess deals. The pools hold 6.');
  }));

test('the betting can be typed on a keyboard', () =>
  dealAfter(['deal', 'bet Bess 2'], async (dealer) => {
    await dealer.expectSentence('Carl: see 2, raise, pass or fold?');
    for (const [key, sentence] of [
      ['s', 'Dora: see 2, raise, pass or fold?'],
      ['f', 'Anne: see 2, raise, pass or fold?'],
      ['p', 'Bess: bet or pass?'],
      ['p', 'Carl: bet or pass?'],
      ['a', 'Bess or Carl: who has the best hand?'],
    ] as const) {
      await dealer.tab.press(key);
      await dealer.expectSentence(sentence);
    }
  }));
