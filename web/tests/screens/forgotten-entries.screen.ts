/** Entries that were forgotten, inserted where they belong. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import { openDrawnTable } from './drawn-table.ts';

const OPEN = 'Add a forgotten entry';
const RECORD = 'Record the forgotten entry';

/** Chooses a value of a field, or what was forgotten. */
const choose = (tab: Tab, field: string, words: string): Promise<void> =>
  tab.tap(tab.role('group', { name: field }).button(words));

async function fillInStake(tab: Tab, player: string, card: string): Promise<void> {
  await tab.tap(tab.button(OPEN));
  await expect(tab.button(RECORD)).toBeDisabled();
  await choose(tab, 'What was forgotten', 'Stake');
  await choose(tab, 'Player', player);
  await choose(tab, 'Card', card);
  await choose(tab, 'Amount: choose an amount', '5');
}

const enteredKinds = async (table: ServiceTable): Promise<readonly string[]> =>
  (await table.state()).recent!.map(({ entered }) => entered.kind);

test('a forgotten stake is inserted in the history, and loses in a later draw', async () => {
  const table = await openDrawnTable();
  const before = await enteredKinds(table);
  const tab = await openTab(`/tables/${table.id}/log`);
  await tab.tap(tab.css('.entry-history-list button').withText('bess stakes 5 on the nine.'));
  await tab.tap(tab.button('Correct…'));
  await fillInStake(tab, 'carl', '4');
  await expect(tab.css('.effect-text')).toHaveText('carl 5 less, the bank 5 more.');
  await tab.tap(tab.button(RECORD));
  await expect(tab.css('.entry-history-list li').withText('carl stakes 5 on the four.')).toContainText(
    /Entered by a correction at /,
  );
  const fasse = before.indexOf('fasse');
  assert.deepEqual(await enteredKinds(table), [...before.slice(0, fasse), 'stake', ...before.slice(fasse)]);
  assert.equal((await table.purses())['carl'], 95);
});

test('a stake that is forgotten at the table is inserted when the network is back', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await tab.setOnline(false);
  await tab.tap(dealer.couch('anne', '7'));
  await tab.tap(tab.button('Correct…'));
  await fillInStake(tab, 'bess', 'K');
  await expect(tab.css('.effect-text')).toContainText('The correction is sent when the connection is back');
  await tab.tap(tab.button(RECORD));
  await tab.tap(tab.button('1 waiting'));
  await expect(tab.role('dialog')).toContainText('Forgotten before: bess stakes 5 on the king.');
  await tab.setOnline(true);
  // Bess has won with the king, and was not asked.
  await expect(tab.role('alert').withText('Later entries no longer fit.')).toBeVisible();
  await tab.tap(tab.button('Record it without that entry'));
  await dealer.waitUntilRecorded();
  await expect(dealer.answer('Take', 'bess', 'K')).toBeVisible();
});

test('nothing can be inserted after an entry that is not sent', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await table.enterLines('end');
  await tab.setOnline(false);
  await dealer.line('stake carl Q 5');
  await tab.tap(dealer.couch('carl', 'Q'));
  await tab.tap(tab.button('Correct…'));
  await expect(tab.button('Take this entry back')).toBeVisible();
  await expect(tab.button(OPEN)).toHaveCount(0);
  await tab.setOnline(true);
  await dealer.waitUntilRecorded();
});

for (const [game, preset] of [
  ['lansquenet', 'lansquenet'],
  ['baccarat', 'banque'],
  ['glic', 'glic'],
  ['tarot', 'swiss_tarot'],
] as const)
  test(`a forgotten buy-in is inserted at a table of ${game}`, async () => {
    const opening = { game, rules: { preset }, bank: undefined, currency: 'points' };
    const table = await newTable({ ...opening, lines: ['seat anne 100', 'seat bess 100'] });
    const tab = await openTab(`/tables/${table.id}/log`);
    await tab.tap(tab.css('.entry-history-list button').withText('anne joins'));
    await tab.tap(tab.button('Correct…'));
    await tab.tap(tab.button(OPEN));
    await choose(tab, 'What was forgotten', 'Buy-in');
    await choose(tab, 'Player', 'anne');
    await choose(tab, 'Amount: choose an amount', '50');
    await expect(tab.css('.effect-text')).toHaveText('anne holds 50 more (net unchanged).');
    await tab.tap(tab.button(RECORD));
    await expect(tab.css('.entry-history-list li').withText(/Entered by a correction at /)).toHaveCount(1);
    assert.deepEqual(await enteredKinds(table), ['seat', 'buyin', 'seat']);
  });
