/** A table of Swiss Tarot: how many taps a game takes, what it asks for, counts that are typed again, and the counting aid. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer, Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { dealingAt, SCREENS, sumOfNets } from '../dom/hand-dealer.ts';
import { askJson } from '../dom/service.ts';
import { newTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

interface Round {
  readonly phase: string;
  readonly pot: number;
  readonly ante: number;
  readonly round: number;
  readonly rounds: readonly { readonly counts: readonly unknown[] }[];
}

interface Games {
  readonly rounds: readonly { readonly points: unknown }[];
  readonly players: readonly { readonly name: string; readonly purse: number }[];
}

const GAME = 16;
const SEATS = ['seat Hans 100', 'seat Ida 100', 'seat Jost 100'];

const dealAfter = dealingAt({ game: 'tarot', preset: 'swiss_tarot', currency: 'points', lines: SEATS });

class TarotDealer extends Dealer {
  /** Taps figures of the counts. */
  async figures(figures: string): Promise<void> {
    for (const figure of figures) await this.tab.tap(this.tab.css(`.rank-keys__key[data-rank='${figure}']`));
  }

  /** Taps the main button once it has a step. */
  main(step: string): Promise<void> {
    return this.tab.tap(this.tab.css(`.main-button[data-step^='${step}'][data-ready='true']`));
  }

  async round(): Promise<Round> {
    await this.waitUntilRecorded();
    return (await this.table.state()) as unknown as Round;
  }
}

async function openTarot(...lines: string[]): Promise<TarotDealer> {
  const table = await newTable({
    game: 'tarot',
    bank: undefined,
    rules: { preset: 'swiss_tarot', overrides: {} },
    lines: [...SEATS, ...lines],
  });
  const { tab } = await openAsDealer(table);
  return new TarotDealer(tab, table);
}

for (const screen of SCREENS)
  test(`a game takes the taps of the design (${screen.screen})`, () =>
    dealAfter(
      [],
      async (dealer) => {
        for (const game of [1, 2]) {
          dealer.taps = 0;
          await dealer.tapMain('ante');
          // The dealer of the round is asked first: Hans, Ida, Jost, and so on through the evening.
          for (const figures of ['3120', '3026', '2118']) {
            await dealer.tapKeys(...figures);
            await dealer.tapMain('record');
          }
          assert.equal(dealer.taps, GAME);
          assert.equal((await dealer.settledState())['games'], game);
        }
        const state = (await dealer.settledState()) as unknown as Games;
        assert.deepEqual(state.rounds.at(-1)!.points, [
          { punter: 'Hans', count: 18 },
          { punter: 'Ida', count: 39 },
          { punter: 'Jost', count: 21 },
        ]);
        const purses = state.players.map(({ name, purse }) => [name, purse]);
        assert.deepEqual(Object.fromEntries(purses), { Hans: 80, Ida: 140, Jost: 80 });
        assert.equal(sumOfNets({ ...state }), 0);
      },
      screen,
    ));

test('the sentence is what the table of the design says', async () => {
  const dealer = await openTarot();
  await dealer.expectSentence('Hans deals. The ante is 10.');
  await dealer.main('ante');
  await dealer.expectSentence('Round one of three, Hans dealt. Hans, how many?');
  await dealer.figures('30');
  await dealer.expectSentence('Hans 30. Ida, how many?');
  await dealer.figures('26');
  await dealer.expectSentence('Hans 30, Ida 26. That leaves Jost 22.');
  await dealer.main('record');
  await dealer.expectSentence('Hans 30, Ida 26, Jost 22. Hans leads with 30.');
});

test('a tap on a name asks for its count and keeps the others', async () => {
  const dealer = await openTarot('ante');
  await dealer.figures('31');
  await dealer.tab.tap(dealer.name('Jost'));
  await dealer.expectSentence('Hans 31. Jost, how many?');
  await dealer.figures('27');
  await dealer.main('record');
  assert.equal((await dealer.round()).rounds.length, 1);
});

test('a wrong count is typed again', async () => {
  const dealer = await openTarot('ante');
  const askJost = (): Promise<void> => dealer.tab.tap(dealer.row('Jost').css('.score-cells__count'));
  await dealer.figures('3120');
  await askJost();
  await dealer.figures('28');
  await dealer.expectSentence('Hans 31, Ida 20 and Jost 28 are 79; a round is 78. Count again.');
  await expect(dealer.tab.css('.main-button')).toHaveAttribute('data-ready', 'false');
  await askJost();
  await dealer.figures('27');
  await dealer.main('record');
  assert.equal((await dealer.round()).rounds[0]!.counts.length, 3);
});

test('the player who has the rest of a round finds it among the corrections, with the number', async () => {
  const dealer = await openTarot('ante');
  const { tab } = dealer;
  for (const figures of ['3120', '2030']) {
    await dealer.figures(figures);
    await dealer.main('record');
    await dealer.round();
  }
  await tab.tap(dealer.name('Jost'));
  await tab.tap(tab.css('.tray-frame').button('Correct…'));
  // Ida dealt the second round, so she counts first and Hans has the rest.
  await expect(tab.css('.correction-panel__entry')).toHaveText([
    'Round 2 Ida 20, Jost 30. That leaves Hans 28.',
    'Round 1 Hans 31, Ida 20. That leaves Jost 27.',
    'Jost joins with 100.',
  ]);
  await tab.tap(tab.css('.correction-panel__entry').withText('Round 1'));
  const counts = tab.css('.counts-filler');
  await expect(counts.button('Jost: 27')).toBeVisible();
  await tab.tap(counts.button('Ida: 20'));
  for (const figure of ['2', '1']) await tab.tap(tab.css('.number-pad').button(figure));
  await expect(counts.button('Jost: 26')).toBeVisible();
});

test('in the corrections, a round of an earlier game has no number', async () => {
  const round = 'count Hans 31 Ida 20';
  const dealer = await openTarot('ante', round, 'end', 'ante', round);
  const { tab } = dealer;
  await tab.tap(dealer.name('Jost'));
  await tab.tap(tab.css('.tray-frame').button('Correct…'));
  await expect(tab.css('.correction-panel__entry b')).toHaveText(['Round 1', 'Earlier game']);
});

test('the counting aid fills a count', async () => {
  const dealer = await openTarot('ante');
  await dealer.tab.tap(dealer.tab.button('Counting aid'));
  await dealer.figures('9');
  for (const card of ['Kings', 'Kings', 'Queens', 'XXI, I, Fool'])
    await dealer.tab.tap(dealer.tab.button(new RegExp(`^${card}`)));
  await dealer.main('points 24');
  await dealer.expectSentence('Hans 24. Ida, how many?');
});

test('another stake takes one tap, and giving up takes two', async () => {
  const dealer = await openTarot();
  await dealer.tab.tap(dealer.tab.css(".coin-keys__key[data-amount='5']"));
  assert.equal((await dealer.round()).ante, 5);
  await dealer.tab.tap(dealer.tab.button('Give up'));
  await dealer.tab.tap(dealer.tab.button('Tap again to give up'));
  const { phase, pot } = await dealer.round();
  assert.deepEqual([phase, pot], ['between', 0]);
});

test('the figures can be typed on a keyboard', async () => {
  const dealer = await openTarot('ante');
  await dealer.expectSentence('Round one of three, Hans dealt. Hans, how many?');
  await dealer.tab.press('3', '9', 'Backspace', '1', '2', '0');
  await dealer.expectSentence('Hans 31, Ida 20. That leaves Jost 27.');
  await dealer.tab.press(' ');
  assert.equal((await dealer.round()).round, 1);
});

for (const [shown, next, right, screens] of [
  [
    'en',
    'Next',
    'Right:',
    ['Three players, one pot', 'What a trick is worth', 'A round always has 78 points'],
  ],
  ['fr', 'Suite', 'C’est juste', ['Trois joueurs, un pot']],
] as const)
  test(`the lesson ends with four tricks to count (${shown})`, async () => {
    await newTable();
    const tab = await openTab('/', { language: shown });
    await tab.tap(tab.css('.home-actions__learning summary'));
    await tab.tap(tab.css("a[href$='how-to-play?game=tarot']"));
    const title = tab.css('.lesson-page__screen h2');
    for (let screen = 0; screen < 3; screen += 1) {
      const words = screens[screen];
      if (words) await expect(title).toHaveText(words);
      if (screen < 2) await tab.tap(tab.button(next));
    }
    const exercise = tab.css('.lesson-exercise');
    const answer = exercise.byRole('status');
    if (shown === 'fr') {
      await tab.tap(exercise.button('10'));
      return expect(answer).toContainText(right);
    }
    await tab.tap(exercise.button('12'));
    await expect(answer).toContainText('Not that.');
    for (const points of ['10', '9', '5']) {
      await tab.tap(exercise.button(points));
      await expect(answer).toContainText(right);
      await tab.tap(exercise.button('Next trick'));
    }
    await tab.focus(exercise.button('1'));
    await tab.press('Enter');
    await expect(answer).toHaveText('Right: a trick without counting cards is worth 1.');
    await expect(exercise.button('Next trick')).toHaveCount(0);
  });

test('the practice table has one round counted', async () => {
  const tab = await openTab('/how-to-play?game=tarot');
  for (let screen = 1; screen < 3; screen += 1) await tab.tap(tab.button('Next'));
  await tab.tap(tab.button('Try it at a practice table'));
  await expect(tab.byText('Count the tricks of Ida')).toBeVisible();
  const { practice, pot, round } = await askJson<Record<string, unknown>>(`/v1/sessions/${sessionOf(tab)}`);
  assert.deepEqual([practice, pot, round], [true, 30, 1]);
});

test('the demonstration is played', async () => {
  await newTable();
  const tab = await openTab('/');
  await tab.tap(tab.css('.home-actions__learning summary'));
  await tab.tap(tab.button('Swiss Tarot: Demo evening'));
  await expect(tab.css('.version-stepper')).toBeVisible();
  const { summary } = await askJson<{ summary: { parties: { name: string; net: number }[] } }>(
    `/v1/sessions/${sessionOf(tab)}`,
  );
  const nets = summary.parties.map(({ name, net }) => [name, net]);
  assert.deepEqual(Object.fromEntries(nets), { Hans: -12, Ida: 32, Jost: -20, pot: 0 });
});

/** The session of the page that is open. */
const sessionOf = (tab: Tab): string => /\/tables\/([^/?]+)/.exec(tab.path)![1]!;

test('the history has each round once, in its list', async () => {
  const { table } = await openTarot('ante 10', 'count Hans 26 Ida 23');
  const log = await openTab(`/tables/${table.id}/log`);
  await expect(log.css('.entry-history-list')).toContainText('Ida 23');
  await expect(log.css('.table-now')).toLackText('23');
});

test('Record takes a tap at once after the last figure, but not the second tap on a count of one figure', async () => {
  const dealer = await openTarot('ante');
  const { tab } = dealer;
  const main = tab.css('.main-button[data-ready=true]');
  await dealer.figures('3120');
  await tab.tapNow(main);
  assert.equal((await dealer.round()).rounds.length, 1);
  await dealer.figures('30');
  await dealer.figures('5');
  await tab.tap(main);
  await tab.tapNow(main);
  await expect(tab.css('.main-button[data-step=record][data-ready=true]')).toBeVisible();
  assert.equal((await dealer.round()).rounds.length, 1);
});
