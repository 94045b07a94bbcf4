/** What a screen reader calls buttons whose visible words need the rest of the page. */

import { test } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { newTable } from '../dom/table.ts';
import { BOUNCE_MS } from '../dom/tab.ts';

const SEATS = ['seat Anne 100', 'seat Bess 100', 'seat Carl 100'];

const openGame = async (game: string, preset: string, ...lines: string[]): Promise<Dealer> =>
  openAsDealer(
    await newTable({ game, bank: undefined, rules: { preset, overrides: {} }, lines: [...SEATS, ...lines] }),
  );

test('the note below the sentence names the entry that it corrects', async () => {
  const dealer = await openGame('lansquenet', 'lansquenet', 'wager 10', 'cover Bess 10', 'match left');
  const note = dealer.tab.button(/^Hand 2.* \(correct: Left\)$/);
  await expect(note).toHaveText(/^Hand 2/);
});

test('without an entry to correct, the note is no button', async () => {
  const dealer = await openGame('lansquenet', 'lansquenet', 'wager 10');
  await expect(dealer.tab.css('.prompt__note')).toHaveText(/^Hand 1/);
  await expect(dealer.tab.css('button.prompt__note')).toHaveCount(0);
});

test('a count of Tarot is named by its points, before it is typed as not counted', async () => {
  const { tab } = await openGame('tarot', 'swiss_tarot', 'ante 10');
  await expect(tab.button('Bess: not counted yet')).toBeVisible();
  for (const figure of '08') await tab.tap(tab.css(`.rank-keys__key[data-rank='${figure}']`));
  await expect(tab.button(/: 8 points, count again$/)).toHaveCount(1);
});

test('the box of a payment has one name, ticked or not', async () => {
  const { tab } = await openGame(
    ...(['lansquenet', 'lansquenet', 'wager 10', 'cover Bess 10', 'match left', 'close'] as const),
  );
  const box = tab.role('checkbox', { name: /^Paid: / }).first;
  await expect(box).toHaveAttribute('aria-checked', 'false');
  const name = box.all()[0]!.getAttribute('aria-label')!;
  await tab.advance(BOUNCE_MS);
  await tab.tap(box);
  await expect(tab.role('checkbox', { name, checked: true })).toHaveCount(1);
});
