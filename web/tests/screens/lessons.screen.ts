/** How a game works: the answers of its exercise, its practice table and its demonstration. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { askJson } from '../dom/service.ts';
import { newTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

interface Party {
  readonly name: string;
  readonly role: string;
  readonly net: number;
}

interface Lesson {
  readonly game: string;
  readonly name: string;
  readonly titles: readonly string[];
  /** A wrong and the right button of the exercise, and what the page says then. */
  readonly wrong: readonly [button: string, answer: string];
  readonly right: readonly [button: string, answer: string | RegExp];
  /** Members of the practice table, and what its page says. */
  readonly practice: Readonly<Record<string, unknown>>;
  readonly guide: string;
  /** The winnings at the end of the demonstration. */
  readonly nets: Readonly<Record<string, number>>;
  readonly french: readonly [title: string, button: string];
}

const LESSONS: readonly Lesson[] = [
  {
    game: 'baccarat',
    name: 'Baccarat',
    titles: ['Nine is best', 'One player is the bank', 'A third card'],
    wrong: ['Tie', 'Not a tie: the king counts nothing'],
    right: ['Punters', 'Right. Seven beats six: the bank pays 14.'],
    practice: { bank: 20, staked: 14 },
    guide: 'Deal two cards to each side',
    nets: { Anne: 155, Bess: -100, Carl: -40, Dora: -25, Zoe: 10 },
    french: ['Neuf est le meilleur point', 'Pontes'],
  },
  {
    game: 'glic',
    name: 'Glic',
    titles: ['Trump cards take the pools', 'The best hand wins the Poch', 'Then the cards are played'],
    wrong: ['Compare hands', 'to see does not stop the betting'],
    right: ['Bess’s turn', /Right\. Bess can bet again\./],
    practice: { phase: 'claiming', turn: 'Bess' },
    guide: 'A player shows a trump card',
    nets: { Anna: 0, Bruno: 4, Clara: 3, Dirk: -7 },
    french: ['Les atouts prennent les cases', 'À Bess'],
  },
  {
    game: 'lansquenet',
    name: 'Lansquenet',
    titles: ['One player bets against the others', 'The cards decide', 'The winner keeps the deck'],
    wrong: ['Left', 'Not left: the left card is a heart'],
    right: [
      'Right',
      'Right. The nine matches the right card: Anne pays 2s\u00a06d, and the deck goes to Bess.',
    ],
    practice: { wager: 192, left: 72, covers: [{ punter: 'Bess' }, { punter: 'Carl' }] },
    guide: 'Deal one card to the left, one to the right',
    nets: { Franz: 40, Greta: -16, 'Hans the Elder': -24 },
    french: ['Un joueur contre tous les autres', 'Droite'],
  },
];

const title = (tab: Tab): Locator => tab.css('.lesson-page__screen h2');
const answer = (tab: Tab): Locator => tab.css('.lesson-exercise').byRole('status');

async function openLastScreen(titles: readonly string[], tab: Tab): Promise<void> {
  for (const [at, text] of titles.entries()) {
    await expect(title(tab)).toHaveText(text);
    if (at < titles.length - 1) await tab.tap(tab.button('Next'));
  }
}

/** Returns the session of the page, at this place in its path. */
const sessionOf = (tab: Tab): Promise<Record<string, unknown>> =>
  askJson(`/v1/sessions/${tab.path.split('/')[2]}`);

for (const { game, name, titles, wrong, right, practice, guide, nets, french } of LESSONS) {
  test(`the lesson of ${name} leads from the home page to an exercise and a practice table`, async () => {
    await newTable();
    const tab = await openTab('/');
    await tab.tap(tab.css('summary').withText('Learn the games'));
    await tab.tap(tab.role('link', { name: `${name}: How to play` }));
    await openLastScreen(titles, tab);
    await tab.tap(tab.button(wrong[0]));
    await expect(answer(tab)).toContainText(wrong[1]);
    await tab.focus(tab.button(right[0]));
    await tab.press('Enter');
    await expect(answer(tab)).toHaveText(right[1]);
    await tab.tap(tab.button('Try it at a practice table'));
    await expect(tab.css('.table-shell')).toBeVisible();
    assert.partialDeepStrictEqual(await sessionOf(tab), { practice: true, ...practice });
    await expect(tab.css('.practice-guide').byText(guide).first).toBeVisible();
  });

  test(`the demonstration of ${name} is played`, async () => {
    await newTable();
    const tab = await openTab('/');
    await tab.tap(tab.css('summary').withText('Learn the games'));
    await tab.tap(tab.button(`${name}: Demo evening`));
    await expect(tab.css('.history-band__call')).toBeVisible();
    assert.match(tab.path, /\/log\/1$/);
    const { parties } = (await sessionOf(tab))['summary'] as { parties: readonly Party[] };
    const players = parties.filter(({ role }) => role !== 'pool');
    assert.deepEqual(Object.fromEntries(players.map((party) => [party.name, party.net])), nets);
  });

  test(`the lesson of ${name} is in French`, async () => {
    const tab = await openTab(`/how-to-play?game=${game}`, { language: 'fr' });
    await expect(title(tab)).toHaveText(french[0]);
    for (const _ of titles.slice(1)) await tab.tap(tab.button('Suite'));
    await tab.tap(tab.button(french[1]));
    await expect(answer(tab)).toContainText('C’est juste.');
  });
}

test('a word is explained and leads to the lesson of its game', async () => {
  const tab = await openTab('/how-to-play?game=lansquenet');
  await tab.tap(tab.css('.term-button').withText('wager').first);
  const dialog = tab.css('.term-dialog');
  await expect(dialog).toContainText('The money that the banker puts up for a hand.');
  await tab.tap(dialog.byRole('link', { name: 'How to play' }));
  await expect(dialog).toHaveCount(0);
  await expect(title(tab)).toHaveText('One player bets against the others');
});

test('the explanation of a word closes when the browser goes back', async () => {
  const tab = await openTab('/how-to-play');
  await tab.tap(tab.role('link', { name: 'Lansquenet: How to play' }));
  await tab.tap(tab.css('.term-button').withText('wager').first);
  await expect(tab.css('.term-dialog')).toBeVisible();
  history.back();
  await expect(tab.css('.term-dialog')).toHaveCount(0);
  await expect(title(tab)).toHaveText('Players put money on their cards');
});

test('the lessons of two games lead to each other', async () => {
  const tab = await openTab('/how-to-play');
  await tab.tap(tab.role('link', { name: 'Lansquenet: How to play' }));
  await expect(title(tab)).toHaveText('One player bets against the others');
  await tab.tap(tab.role('link', { name: 'Basset: How to play' }));
  await expect(title(tab)).toHaveText('Players put money on their cards');
});

test('the book of the lesson names every card in the language of the page', async () => {
  const tab = await openTab('/how-to-play', { language: 'fr' });
  await expect(tab.css('[data-picture=book]')).toContainText(/10VDR/);
});
