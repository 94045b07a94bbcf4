/** Exact figures at the table: what the rules say of a hand, and what the bank gains on average. */

import { test } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { newTable } from '../dom/table.ts';

const IDLE_MS = 1500;

/** Lets the page load what it loads when it is idle: its panels, and then the odds. */
async function idle({ tab }: Dealer): Promise<void> {
  await tab.advance(IDLE_MS);
  await expect(tab.css('.table-shell')).toBeVisible();
  await tab.advance(IDLE_MS);
}

async function expectSoon(dealer: Dealer, selector: string, text: string): Promise<void> {
  const shown = dealer.tab.css(selector);
  for (let tries = 0; tries < 5 && !shown.count; tries++) await idle(dealer);
  await expect(shown).toHaveText(text);
}

const LANSQUENET = {
  game: 'lansquenet',
  bank: undefined,
  rules: { preset: 'lansquenet', overrides: {} },
  lines: ['seat Anne 100', 'seat Bess 100'],
};

test('at the wager, the table says how often the banker wins and what a cover loses', async () => {
  const dealer = await openAsDealer(await newTable(LANSQUENET));
  const suits = 'The banker wins 21 hands of 34. On average, a cover loses 4/17 of its amount.';
  await expectSoon(dealer, '.prompt .odds-note', suits);
});

test('the figures follow the rules, and stand in French too', async () => {
  const rules = { preset: 'lansquenet', overrides: { match: 'rank' } };
  const table = await newTable({ ...LANSQUENET, rules });
  const dealer = await openAsDealer(table, { language: 'fr' });
  const ranks = 'Le banquier gagne 9 mains sur 17. En moyenne, une couverture perd 1/17 de son montant.';
  await expectSoon(dealer, '.prompt .odds-note', ranks);
});

test('after two different cards, the table says that the chances are even', async () => {
  const rules = { preset: 'lansquenet', overrides: { match: 'rank' } };
  const lines = [...LANSQUENET.lines, 'wager 12', 'cover Bess 12'];
  const dealer = await openAsDealer(await newTable({ ...LANSQUENET, rules, lines }));
  const { tab } = dealer;
  await expectSoon(
    dealer,
    '.prompt .odds-note',
    'The banker wins 9 hands of 17. On average, a cover loses 1/17 of its amount.',
  );
  await tab.tap(tab.css(".main-button[data-step^='cards'][data-ready='true']"));
  for (const rank of ['9', 'J']) await tab.tap(tab.css(`.rank-keys__key[data-rank='${rank}']`));
  await expectSoon(dealer, '.odds-note', 'After two different cards: even.');
});

test('before a claim, the table says how often the marriage is held', async () => {
  const table = await newTable({
    ...{ game: 'glic', bank: undefined, rules: { preset: 'glic', overrides: {} } },
    lines: ['seat Anne 60', 'seat Bess 60', 'seat Carl 60', 'seat Dora 60'],
  });
  const dealer = await openAsDealer(table);
  await expectSoon(dealer, '.odds-note', 'In one hand of 38, a player holds king and queen of trump.');
});

test('a game without exact figures shows none', async () => {
  const table = await newTable({
    ...{ game: 'tarot', bank: undefined, rules: { preset: 'swiss_tarot', overrides: {} } },
    lines: ['seat Anne 60', 'seat Bess 60', 'seat Carl 60'],
  });
  const dealer = await openAsDealer(table);
  for (let tries = 0; tries < 3; tries++) await idle(dealer);
  await expect(dealer.tab.css('.odds-note, .bank-gain')).toHaveCount(0);
});

/** A king wins as often as it loses, but 4 × 3 of 51 × 50 pairs are two kings, which lose: 12/2550 of 1000. */
const BASSET = ['seat anne 2000 spades', 'seat bess 100 hearts', 'stake anne K 1000', 'fasse 2'];

test('the bank’s average gain stands below its worst case, for the recorded state only', async () => {
  const rules = { preset: 'oak', overrides: {} };
  const table = await newTable({ rules, lines: BASSET });
  const dealer = await openAsDealer(table);
  await expectSoon(dealer, '.bank-gain', 'On average, the bank gains 5');
  await dealer.tab.setOnline(false);
  await dealer.tapCards('3', '4');
  await expect(dealer.tab.css('.bank-gain')).toHaveCount(0);
});
