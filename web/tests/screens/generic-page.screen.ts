/** The page of a game that has none of its own: its buttons enter, repeat and undo. */

import assert from 'node:assert/strict';
import { test } from '../dom/generic-page-test.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { loseResponse } from '../dom/network.ts';
import { OfferDealer } from '../dom/offer-dealer.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

const entries = (tab: Tab): Locator => tab.css('.entry-history-list li');

interface Opened {
  readonly tab: Tab;
  readonly table: ServiceTable;
  readonly dealer: OfferDealer;
}

/** Opens a table of Lansquenet with two players. */
async function openSeated(): Promise<Opened> {
  const rules = { preset: 'lansquenet', overrides: { min_wager: 2 } };
  const lines = ['seat Anne 100', 'seat Bess 50'];
  const table = await newTable({ game: 'lansquenet', name: 'Hand by hand', rules, bank: undefined, lines });
  const tab = await openTab(`/tables/${table.id}`);
  const dealer = new OfferDealer(tab, table);
  await expect(dealer.name('Bess')).toBeVisible();
  return { tab, table, dealer };
}

const count = (kinds: readonly string[], kind: string): number => kinds.filter((one) => one === kind).length;

test('what the rules refuse cannot be entered', async () => {
  const { dealer, table } = await openSeated();
  assert.equal(await dealer.deal('wager 1'), false);
  await expect(dealer.key('1')).toHaveAttribute('aria-disabled', 'true');
  assert.equal(await dealer.deal('wager 12'), true);
  await dealer.waitUntilRecorded();
  assert.equal(count(await table.eventKinds(), 'wager_placed'), 1);
});

test('an entry is sent again, and recorded once, if the response is lost', async () => {
  const { tab, table, dealer } = await openSeated();
  tab.network.route('POST', /entries$/, loseResponse, 1);
  assert.equal(await dealer.deal('wager 12'), true);
  await tab.advance(1000);
  await dealer.waitUntilRecorded();
  assert.equal(count(await table.eventKinds(), 'wager_placed'), 1);
});

test('the page shows an entry of another client', async () => {
  const { table, dealer } = await openSeated();
  await table.enter('wagers', { amount: 12 });
  await expect(dealer.ofPlayer('Bess', 'Cover')).toBeVisible();
});

test('an entry that is not sent can be removed', async () => {
  const { tab, table, dealer } = await openSeated();
  await tab.setOnline(false);
  await expect(tab.css('.sync-chip[data-status=waiting]')).toBeVisible();
  assert.equal(await dealer.deal('wager 12'), true);
  const chip = tab.css('.sync-chip');
  await expect(chip).toHaveText('1 waiting');
  await tab.tap(chip);
  const unsent = tab.byRole('dialog').byRole('listitem');
  await tab.tap(unsent.button("Remove: Put up the banker's wager: 12"));
  await expect(unsent).toHaveCount(0);
  await tab.setOnline(true);
  await dealer.waitUntilRecorded();
  assert.equal(count(await table.eventKinds(), 'wager_placed'), 0);
});

test('the newest entry is undone and restored', async () => {
  const { tab, table, dealer } = await openSeated();
  await tab.tap(tab.button('Undo add Bess'));
  await expect(tab.css('.undo-notice')).toContainText('Taken back: Seat a player with a purse: Bess');
  await expect(dealer.name('Bess')).toHaveCount(0);
  await dealer.waitUntilRecorded();
  const balances = await table.read<Record<string, number>>('balances');
  assert.equal(balances['punter:Bess:purse'], 0);
  await tab.tap(tab.button('Redo'));
  await expect(dealer.name('Bess')).toBeVisible();
});

test('a correction draws the suits of the cards that were entered', async () => {
  const rules = { preset: 'lansquenet', overrides: { match: 'rank' } };
  const lines = ['seat Anne 100', 'seat Bess 50', 'wager 10', 'cover Bess 5', 'cards Kh 3d Ks'];
  const table = await newTable({ game: 'lansquenet', name: 'By rank', rules, bank: undefined, lines });
  const tab = await openTab(`/tables/${table.id}/log`);
  const dealt = entries(tab).withText('Hand dealt');
  await tab.tap(dealt.byRole('button').first);
  await tab.tap(dealt.button('Correct…'));
  const was = tab.css('.correction-form p').first;
  await expect(was).toContainText('K hearts 3 diamonds K spades');
  await expect(was.css('svg')).toHaveCount(3);
});

test('a player has a page of any game', async () => {
  const { tab, table } = await openSeated();
  await table.enterLines('wager 12', 'cover Bess 5', 'match right');
  await tab.visit(`/punter/${table.id}`);
  await tab.tap(tab.role('link', { name: 'Bess' }));
  await expect(tab.role('heading', { level: 1 })).toHaveText('Bess');
  await expect(tab.css('.player-page__purse b')).toHaveText('55');
  await expect(tab.css('.player-page__figures')).toHaveText('0on the table+5at this table1stof two');
  await expect(tab.css('.player-history li').first).toContainText('Hand settled');
  await expect(tab.css('.player-history li').last).toHaveText('Joined+50');
});

test('the history of any game shows each version, and its entries lead to theirs', async () => {
  const { tab, table } = await openSeated();
  await table.enterLines('wager 12', 'cover Bess 5');
  await tab.visit(`/tables/${table.id}/log`);
  await expect(tab.css('.history-band__call')).toHaveText('Cover placed · player Bess, amount 5');
  const bess = tab.css('.party-rows tr').withText('Bess');
  await expect(bess).toHaveText('Bess4550');
  await tab.tap(tab.button('Back'));
  await expect(tab.css('.history-band__call')).toHaveText('Wager placed · banker Anne, amount 12');
  await expect(bess).toHaveText('Bess500');
  await expect(tab.css('.history-band__where')).toContainText('at event');
  const seat = entries(tab).withText('player Bess, purse 50');
  await tab.tap(seat.byRole('button').first);
  await tab.tap(seat.byRole('link', { name: 'Show the table then' }));
  await expect(tab.css('.party-rows')).toContainText('Hands played0');
});

test('the standings of any game have lines of the evening, charts and reports', async () => {
  const { tab, table } = await openSeated();
  await table.enterLines('wager 12', 'cover Bess 5', 'match right', 'wager 5', 'cover Anne 5', 'match left');
  await tab.visit(`/tables/${table.id}/standings`);
  await expect(tab.css('.ranking__table tbody tr')).toHaveText(['1Bess+10', '2Anne−10']);
  await expect(tab.css('.ranking__line svg')).toHaveCount(2);
  await expect(tab.css('.session-charts')).toBeVisible();
  await expect(tab.css('.standings-page__reports')).toContainText('Report');
});

test('the other pages of a game without its own show its table', async () => {
  const { tab, table } = await openSeated();
  const title = tab.role('heading', { level: 1, name: 'Hand by hand' });
  for (const part of ['log']) {
    await tab.visit(`/tables/${table.id}/${part}`);
    await expect(title).toBeVisible();
  }
  await tab.visit(`/tables/${table.id}/rules`);
  await tab.tap(tab.css('summary').withText('All settings of this table'));
  for (const value of ['Two cards of one suit match.', 'The first to speak covers first.'])
    await expect(tab.byText(value)).toBeVisible();
  await expect(tab.byText('null')).toHaveCount(0);
  // A test before may have begun another evening.
  await tab.visit('/evening?all');
  await expect(tab.css(`.evening-tables h3 a[href='/tables/${table.id}']`)).toContainText('Hand by hand');
  await tab.visit('/');
  await tab.tap(tab.css(`a[href='/tables/${table.id}']`).first);
  await expect(tab.role('grid', { name: 'Players' })).toBeVisible();
});
