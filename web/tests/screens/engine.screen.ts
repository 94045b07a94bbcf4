/** Tables with an engine: what it computes of the entries that the server has not confirmed. */

import assert from 'node:assert/strict';
import { addGamesOfTests } from '../dom/added-games.ts';
import { openAsDealer } from '../dom/dealer.ts';
import { test } from '../dom/engine-test.ts';
import { expect } from '../dom/expect.ts';
import { OfferDealer } from '../dom/offer-dealer.ts';
import { newTable } from '../dom/table.ts';
import { openTab } from '../dom/tab.ts';

await addGamesOfTests();

const FEW_CARDS = { preset: 'parlour', overrides: { min_stake: 2, max_stake: 50, max_cards: 3, burn: 0 } };
const NO_CARDS_REQUIRED = { ...FEW_CARDS, overrides: { ...FEW_CARDS.overrides, cards_required: 0 } };

test('the rejection slip shows which of several refusals it is', async () => {
  const table = await newTable({
    lines: ['seat anne 100 spades', 'seat bess 30'],
    rules: NO_CARDS_REQUIRED,
    bank: { funds: 1000 },
  });
  const dealer = await openAsDealer(table);
  const slip = dealer.tab.byRole('alert').withText('Not recorded.');
  await dealer.line('stake bess K 40');
  await expect(slip).toBeVisible();
  // The engine predicts that the next one will be refused too.
  for (const line of ['stake bess Q 45', 'stake anne A 5']) await dealer.line(line);
  await expect(slip).toContainText('1 of 2. Two more entries are on hold,');
  await dealer.tab.tap(dealer.tab.button('2 refused'));
  await expect(dealer.tab.css('.outbox-list li > span')).toHaveText([
    'refused',
    'will be refused',
    'waiting',
  ]);
});

test('ten entries by buttons wait without a network and are sent later', async () => {
  const rules = { preset: 'two_sides', overrides: { seats: 4, rounds: 1 } };
  const lines = ['seat Anne 100', 'seat Bess 100', 'seat Carl 100', 'ante'];
  const table = await newTable({ game: 'invented', name: 'By taps', rules, bank: undefined, lines });
  const tab = await openTab(`/tables/${table.id}`);
  const dealer = new OfferDealer(tab, table);
  await dealer.waitUntilRecorded();
  await tab.setOnline(false);
  const others = tab.role('group', { name: 'Other entries' });
  for (const card of ['king', 'two']) {
    await tab.tap(others.button('Turn'));
    await tab.tap(dealer.key(card));
  }
  for (const player of ['Anne', 'Bess', 'Carl']) {
    await tab.tap(dealer.ofPlayer(player, 'Bet'));
    await tab.tap(dealer.key('10'));
  }
  for (const key of ['king', 'two', 'Done', 'ace', 'three', 'Done']) await tab.tap(dealer.key(key));
  await tab.tap(dealer.ofPlayer('Anne', 'Claim'));
  await tab.tap(dealer.key(/^Pot/));
  for (const key of ['6', '4']) await tab.tap(dealer.key(key));
  await tab.tap(dealer.below('Count'));
  await tab.tap(dealer.below('Ante'));
  await tab.tap(others.button('Turn'));
  await tab.tap(dealer.key('ace'));
  await expect(tab.css('.sync-chip')).toHaveText('10 waiting');
  assert.equal((await table.eventKinds()).at(-1), 'ante_paid');
  await tab.setOnline(true);
  await dealer.waitUntilRecorded();
  const kinds = await table.eventKinds();
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  assert.deepEqual([count('card_turned'), count('bet_placed'), kinds.at(-1)], [3, 3, 'card_turned']);
});

test('a row shows that the server settled it differently', async () => {
  const table = await newTable({
    lines: ['seat anne 100 spades', 'seat bess 100', 'stake anne K 10', 'stake bess 3 10', 'fasse Q'],
    rules: NO_CARDS_REQUIRED,
    bank: { funds: 1000 },
  });
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await tab.setOnline(false);
  for (const card of ['K', '5']) await tab.tap(dealer.key(card));
  // Also while a win in that row needs an answer.
  await expect(dealer.answer('Take', 'anne', 'K')).toBeVisible();
  tab.network.route('GET', new RegExp(`/v1/sessions/${table.id}$`), async (request, pass) => {
    const response = await pass(request);
    if (response.status !== 200) return response;
    const view = (await response.json()) as { place: number; punters: { net: number }[] };
    if (view.place === 2) view.punters[0]!.net += 1;
    return Response.json(view, { headers: response.headers });
  });
  await tab.setOnline(true);
  await dealer.waitUntilRecorded();
  const row = tab.css('.name-cell').withText('The server has a different result');
  await expect(row).toContainText('anne');
  await expect(row.css('[data-sign=differs]')).toBeVisible();
});
