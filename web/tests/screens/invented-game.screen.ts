/** The generic page of the game that only the tests have: a round of it is dealt from buttons. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { addGamesOfTests } from '../dom/added-games.ts';
import type { Locator } from '../dom/locator.ts';
import { OfferDealer } from '../dom/offer-dealer.ts';
import { realDelay } from '../dom/page-clock.ts';
import { newTable, ServiceTable } from '../dom/table.ts';
import { connectDevice, openTab, type Tab } from '../dom/tab.ts';

await addGamesOfTests();

const ONE_ROUND = { preset: 'two_sides', overrides: { seats: 4, rounds: 1 } };

const others = (tab: Tab): Locator => tab.role('group', { name: 'Other entries' });

interface Opened {
  readonly tab: Tab;
  readonly table: ServiceTable;
  readonly dealer: OfferDealer;
}

async function openTable(rules: object, language: 'en' | 'fr' = 'en'): Promise<Opened> {
  const lines = ['seat Anne 100', 'seat Bess 100', 'seat Carl 100'];
  const table = await newTable({ game: 'invented', name: 'Invented', rules, bank: undefined, lines });
  const tab = await openTab(`/tables/${table.id}`, { language });
  const dealer = new OfferDealer(tab, table);
  await expect(dealer.name('Carl')).toBeVisible();
  return { tab, table, dealer };
}

test('a round is dealt from buttons, with each type of field', async () => {
  const { tab, table, dealer } = await openTable(ONE_ROUND);
  const { key, ofPlayer } = { key: dealer.key.bind(dealer), ofPlayer: dealer.ofPlayer.bind(dealer) };
  const deal = async (kind: string, ...keys: Locator[]): Promise<void> => {
    for (const one of keys) await tab.tap(one);
    await dealer.waitUntilRecorded();
    // A worker settles what was recorded.
    for (let step = 0; step < 100 && (await table.eventKinds()).at(-1) !== kind; step += 1)
      await realDelay(20);
    assert.equal((await table.eventKinds()).at(-1), kind);
  };
  await deal('ante_paid', dealer.below('Ante'));
  await deal('level_set', others(tab).button('Level'), key('3'), key('Done'));
  await deal('card_turned', others(tab).button('Turn'), key('king'));
  await deal('bet_placed', ofPlayer('Bess', 'Bet'), key('20'));
  await deal('bets_settled', others(tab).button('Best hand'), key(/^Bess/), key('Best hand'));
  await deal('bet_placed', ofPlayer('Carl', 'Bet: all'));
  const left = [key('king'), key('two'), key('Done')];
  await deal('bets_settled', ...left, key('ace'), key('three'), key('Done'));
  await deal('pool_claimed', ofPlayer('Anne', 'Claim'), key(/^Jar/));
  await deal('game_settled', key('6'), key('4'), dealer.below('Count'));
  assert.equal(await dealer.deal('stop'), true);
  await expect(tab.role('heading', { name: 'Final standings' })).toBeVisible();
  const balances = await table.read<Record<string, number>>('balances');
  assert.equal(balances['punter:Anne:purse'], 100 - 2 + 98 + 6);
  assert.equal(balances['punter:Carl:purse'], 0);
});

/** Opens a table with a bet, enters its result, and holds the request. Returns how to send it. */
async function openWithResult(): Promise<Opened & { send: () => Promise<void> }> {
  const opened = await openTable(ONE_ROUND);
  const { tab, table, dealer } = opened;
  await table.enterLines('ante', 'level 3', 'turn K', 'bet Bess 20');
  await expect(dealer.key('king')).toBeVisible();
  const send = tab.network.hold('POST', /entries$/);
  await tab.tap(others(tab).button('Best hand'));
  await tab.tap(dealer.key(/^Bess/));
  await tab.tap(dealer.key('Best hand'));
  return { ...opened, send };
}

test('a card tapped before the newest offers are known is kept if they have it', async () => {
  const { tab, dealer, send } = await openWithResult();
  await tab.tap(dealer.ofPlayer('Carl', 'Bet: all'));
  await tab.tap(dealer.key('king'));
  await send();
  await dealer.waitUntilRecorded();
  await expect(dealer.tray).toContainText('Bets Carl');
  await expect(dealer.key('Take off king')).toBeVisible();
});

test('a card tapped before the newest offers are known is not dropped silently', async () => {
  const { tab, dealer, send } = await openWithResult();
  await tab.tap(dealer.key('king'));
  await send();
  await dealer.waitUntilRecorded();
  await expect(dealer.key(/^Anne: no number entered/)).toBeVisible();
  await expect(tab.role('alert').withText('Show is not possible any more.')).toBeVisible();
});

test('Undo takes back the first cards of a hand before it takes back an entry', async () => {
  const { tab, table, dealer } = await openTable(ONE_ROUND);
  await table.enterLines('ante', 'level 3', 'turn K', 'bet Bess 20');
  await tab.tap(dealer.key('king'));
  const count = (await table.eventKinds()).length;
  await tab.tap(tab.button(/^Undo/));
  await expect(dealer.key('Take off king')).toHaveCount(0);
  await expect(dealer.key('king')).toBeVisible();
  assert.equal((await table.eventKinds()).length, count);
});

test('the pools are parties of the table, in the words of the game', async () => {
  const { tab, table } = await openTable({ preset: 'one_side', overrides: {} });
  await table.enterLines('ante 5');
  for (const pool of ['Pot', 'Jar']) await expect(tab.css('.band-figure').withText(pool)).toBeVisible();
});

test('a table without a free seat offers no new player', async () => {
  const { table, dealer } = await openTable({ preset: 'one_side', overrides: { seats: 4 } });
  await expect(dealer.below('Add a player')).toBeVisible();
  await table.enterLines('seat Dora 5');
  await expect(dealer.name('Dora')).toBeVisible();
  await expect(dealer.below('Add a player')).toHaveCount(0);
});

test('its opening form has the same steps, no bank, and no more seats than its rule allows', async () => {
  const tab = await openTab('/new?game=invented');
  const names = tab.byLabel(/^Name$/);
  await tab.tap(tab.button('3 Seats'));
  await expect(names).toHaveCount(4);
  await expect(tab.button('Add a seat')).toHaveCount(0);
  await expect(tab.byText('By these rules, four players may sit down.')).toBeVisible();
  await tab.tap(tab.button('1 Rules'));
  const line = tab.css('.rules-step__line').having((one) => one.byText(/^Seats$/));
  await tab.tap(line.byRole('button').first);
  await tab.fill(line.byRole('textbox'), '2');
  await tab.tap(tab.button('Money and seats'));
  await expect(tab.byLabel('The bank starts with')).toHaveCount(0);
  await tab.fill(tab.byLabel(/^Maximum bet/), '50');
  await tab.tap(tab.button('Seats'));
  await expect(names).toHaveCount(2);
  await tab.fill(names.nth(0), 'Anne');
  await tab.fill(names.nth(1), 'Bess');
  await tab.tap(tab.button('Open the table'));
  await expect(tab.css('.name-cell').withText('Bess')).toBeVisible();
  await tab.visit(`${tab.path}/seats`);
  await expect(tab.byText('Every seat is taken.')).toBeVisible();
  await tab.tap(tab.button(/^Buy in 100 for Anne/));
  await expect(tab.css('.seated-player__purse').first).toHaveText('200');
  await expect(tab.button(/^Buy in 100 for Anne/)).toHaveCount(1);
});

test('a table opened with the form gets its players in a tray', async () => {
  const title = 'Round by round';
  const tab = await openTab('/new');
  await tab.select(tab.byLabel('Game'), /^Invented game$/);
  await tab.tap(tab.button('Money and seats'));
  await tab.fill(tab.byLabel('Name of the table'), title);
  await tab.tap(tab.button('Seats'));
  await tab.tap(tab.button('Open the table'));
  await expect(tab.role('heading', { level: 1, name: title })).toHaveCount(1);
  const dealer = new OfferDealer(tab, new ServiceTable(tab.path.split('/').at(-1)!, 'invented'));
  await tab.tap(tab.css('.table-shell__footer').button(/^Add a player/).first);
  await tab.fill(tab.byLabel('Name'), 'Anne');
  await tab.fill(tab.byLabel('Purse'), '100');
  await tab.tap(dealer.below('Add Anne with 100'));
  await expect(dealer.row('Anne')).toContainText('100');
  await expect(tab.byLabel('Name')).toHaveValue('');
});

test('money is bought in with a coin', async () => {
  const { tab, table, dealer } = await openTable(ONE_ROUND);
  await dealer.openMoney('Bess', 'Buy in');
  await tab.tap(dealer.below('5').first);
  await tab.tap(dealer.below('Buy in 5 for Bess'));
  await dealer.waitUntilRecorded();
  assert.equal((await table.read<Record<string, number>>('balances'))['punter:Bess:purse'], 105);
});

interface Standing {
  readonly place: number;
  readonly punter: string;
  readonly net: number;
}

test('the standings of a settled round are those of the API, and have the pools below', async () => {
  const { tab, table } = await openTable(ONE_ROUND);
  await table.enterLines('ante', 'claim Anne pot', 'count Anne 6 Bess 4');
  assert.equal((await table.eventKinds()).at(-1), 'game_settled');
  const { standings } = await table.read<{ standings: Standing[] }>('standings');
  const sign = (net: number): string => (net > 0 ? '+' : net < 0 ? '−' : '');
  await tab.visit(`/tables/${table.id}/standings`);
  await expect(tab.css('.ranking__table tbody tr')).toHaveText([
    ...standings.map(({ place, punter, net }) => `${place}${punter}${sign(net)}${Math.abs(net)}`),
    ...[/^Pot/, /^Jar/],
  ]);
});

test('control moves between devices, and the history names the one that recorded', async () => {
  const first = await openTable(ONE_ROUND);
  await first.tab.tap(first.dealer.below('Ante'));
  await first.dealer.waitUntilRecorded();
  const { table } = first;
  const tab = await openTab(`/tables/${table.id}`, { role: 'dealer', name: 'The bar' });
  const dealer = new OfferDealer(tab, table);
  const chip = tab.css('.sync-chip');
  await expect(chip).toHaveAttribute('data-status', 'elsewhere');
  await tab.tap(chip);
  await tab.tap(tab.button('Take control'));
  await expect(chip).toHaveText('Recorded');
  await tab.press('Escape');
  await tab.tap(others(tab).button('Turn'));
  await tab.tap(dealer.key('king'));
  await dealer.waitUntilRecorded();
  const other = await connectDevice({ role: 'dealer', name: 'The hall' });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'control' };
  await other.fetch(`${table.path}/pen`, { method: 'POST', body: '{}', headers });
  await expect(chip).toHaveAttribute('data-status', 'elsewhere');
  await tab.visit(`/tables/${table.id}/log`);
  const turned = tab.css('.entry-history-list li').withText('Card turned');
  await expect(turned).toContainText('recorded by The bar');
});

test('the menu closes the table, and Undo opens it again', async () => {
  const { tab, dealer } = await openTable(ONE_ROUND);
  assert.equal(await dealer.deal('stop'), true);
  for (const name of ['Final standings', 'Settle up'])
    await expect(tab.role('heading', { name })).toBeVisible();
  await dealer.expectSentence('The table is closed.');
  await dealer.waitUntilRecorded();
  await dealer.undo();
  await expect(dealer.row('Bess')).toBeVisible();
});

test('an earlier entry is corrected at its player', async () => {
  const { tab, table, dealer } = await openTable(ONE_ROUND);
  await table.enterLines('ante', 'bet Bess 5');
  await expect(dealer.row('Bess')).toContainText('93');
  await tab.tap(dealer.name('Bess'));
  await tab.tap(tab.css('.tray-frame').button(/^Correct/));
  await tab.tap(tab.byRole('dialog').button('Bet an amount: Bess, 5'));
  await tab.tap(tab.role('group', { name: /^Amount/ }).button('10'));
  await expect(tab.css('.effect-text')).toHaveText('5 more from Bess’s purse on the table.');
  await tab.tap(tab.button('Record the change'));
  await dealer.waitUntilRecorded();
  assert.equal((await table.read<Record<string, number>>('balances'))['punter:Bess:purse'], 88);
});
