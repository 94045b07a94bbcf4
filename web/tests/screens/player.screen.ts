/** The page of a player: purse, cards, the words to say, and the history. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { openAsDealer } from '../dom/dealer.ts';
import { eventually, expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import type { Answer } from '../dom/network.ts';
import { revokeKey } from '../dom/service.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Device, type Tab } from '../dom/tab.ts';
import { openLongTable, openTwins } from './score-sheets.ts';

const POLL_MS = 6000;
const words = (tab: Tab): Locator => tab.css('.player-page__words');
const rows = (tab: Tab): Locator => tab.css('.player-history li');
const purse = (tab: Tab): Locator => tab.css('.player-page__purse b');
const cards = (tab: Tab): Locator => tab.css('.player-cards__card');

const openPage = (table: ServiceTable, punter: string, device: Device = {}): Promise<Tab> =>
  openTab(`/punter/${table.id}`, { role: 'punter', sessions: [table.id], punter, ...device });

test('a player sees their purse, cards, words and history', async () => {
  const tab = await openPage(await openLongTable(), 'Lady Reveller');
  await expect(tab.role('heading', { level: 1 })).toHaveText('hearts, Lady Reveller');
  await expect(purse(tab)).toHaveText('£17\u00a09s');
  await expect(tab.css('.player-page__figures')).toHaveText('£2\u00a01son 3 cards−10sat this table4thof six');
  await expect(words(tab)).toHaveText(
    'King wins, ten loses.Your king has won. Say take for £7\u00a07s, or paroli to play on for £15\u00a015s.',
  );
  await expect(cards(tab)).toHaveText([/won £7\u00a07s/, /15× · £7\u00a010s/, /1× · 10s/]);
  await expect(cards(tab).nth(1).css('.player-cards__corner')).toHaveCount(2);
  await expect(rows(tab)).toHaveText([
    'King won · pair 9won £7\u00a07s',
    'New card: queen−10s',
    'Ace lost · pair 510s to the bank',
    'Seven won, paroli · pair 415× next',
    'Seven won, paroli · pair 27× next',
    'King won, paroli · pair 17× next',
    'Deal 1: staked on K, 7, A−£2\u00a01s',
    'Joined+£20',
  ]);
  await expect(tab).toLackText('Hearty');
});

test('a new entry is shown and announced', async () => {
  const table = await openLongTable();
  const tab = await openPage(table, 'Lady Reveller');
  await expect(tab.css('.player-page__words[data-asked=true]')).toBeVisible();
  await table.enterLines('take "Lady Reveller" K', 'take "Mrs Sago" K');
  await expect(purse(tab)).toHaveText('£25\u00a017s');
  await expect(words(tab)).toContainText('King: took £7\u00a07s.');
  await expect(rows(tab).first).toHaveText('King won, taken · pair 9 · won £7\u00a07s+£8\u00a08s');
  await table.enterLines('pair 4 7');
  await expect(words(tab)).toHaveText(
    'Four wins, seven loses.Your seven has lost.You can stake on a new card.',
  );
  await expect(tab.css('main > [role=status]')).toHaveText(
    'Four wins, seven loses. Your seven has lost. You can stake on a new card.',
  );
  await expect(tab.css('.player-cards__card[data-look=lost]')).toContainText('lost 10s');
  await table.enterLines('end');
  await expect(words(tab)).toContainText('Place your stakes: tell the dealer your cards.');
  await expect(tab.byText('You have no cards on the table.')).toBeVisible();
  await table.enterLines('cashout "Lady Reveller" 25296');
  await expect(words(tab)).toContainText('You have cashed out £26\u00a07s.');
  await table.enterLines('close');
  await expect(words(tab)).toHaveText('The table is closed.At this table: +£6\u00a07s.');
  await expect(tab.css('.player-page__figures')).toLackText('card');
});

test('the page shows the last state until the server is back', async () => {
  const table = await openTwins();
  const tab = await openPage(table, 'ada');
  await expect(words(tab)).toContainText(
    'Your king has won with twins. Say take for 50. You cannot play on.',
  );
  await tab.setOnline(false);
  await expect(tab.css('.live-mark')).toContainText('No connection since');
  await expect(purse(tab)).toHaveText('40');
  await table.enterLines('take *');
  await expect(purse(tab)).toHaveText('40');
  await tab.setOnline(true);
  await expect(purse(tab)).toHaveText('140');
  await expect(tab.css('.live-mark')).toHaveText('Live');
});

test('a long history loads page by page', async () => {
  const table = await openTwins();
  const moves = Array.from({ length: 30 }, () => ['buyin ada 1', 'cashout ada 1']).flat();
  await table.enterLines('take *', 'end', ...moves);
  const tab = await openPage(table, 'ada');
  await expect(rows(tab)).toHaveCount(40);
  await tab.tap(tab.button('Earlier'));
  await expect(rows(tab).last).toHaveText('Joined+100');
  await expect(tab.button('Earlier')).toHaveCount(0);
  await table.enterLines('buyin ada 7');
  await expect(rows(tab).first).toHaveText('Bought in+7');
  await expect(tab.button('Earlier')).toHaveCount(0);
  await expect(rows(tab).last).toHaveText('Joined+100');
});

test('a history that failed to load is loaded again', async () => {
  const table = await openTwins();
  const tab = await openTab('/settings', { role: 'punter', sessions: [table.id], punter: 'ada' });
  tab.network.route('GET', /\/history\?/, async () => new Response(null, { status: 503 }));
  await tab.visit(`/punter/${table.id}`);
  const notice = tab.byText('The history could not be loaded. It loads when the server responds.');
  await expect(notice).toBeVisible();
  tab.network.unroute();
  await tab.advance(POLL_MS);
  await expect(rows(tab).last).toHaveText('Joined+100');
  await expect(notice).toHaveCount(0);
});

test('a late response does not remove newer history', async () => {
  const table = await openTwins();
  const tab = await openTab('/settings', { role: 'punter', sessions: [table.id], punter: 'ada' });
  let answered: Promise<Response> | undefined;
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  const answerLate: Answer = async (request, pass) => {
    answered = pass(request);
    await released;
    return answered;
  };
  tab.network.route('GET', /\/history\?/, answerLate, 1);
  await tab.visit(`/punter/${table.id}`);
  await eventually(
    () => answered !== undefined,
    () => 'the page requested no history',
  );
  await answered;
  await expect(tab.byText('Nothing yet.')).toHaveCount(0);
  await table.enterLines('take *');
  await expect(rows(tab).first).toContainText('taken');
  release();
  await tab.advance(0);
  await expect(rows(tab).first).toContainText('taken');
});

test('a dealer chooses whose page to open', async () => {
  const table = await openLongTable();
  const tab = await openTab(`/punter/${table.id}`, { role: 'dealer' });
  await tab.tap(tab.role('link', { name: /Mrs Sago/ }));
  await expect(tab.role('heading', { level: 1 })).toContainText('Mrs Sago');
  await expect(rows(tab).first).toContainText('King won');
});

test('a player’s page in French', async () => {
  const tab = await openPage(await openLongTable(), 'Lady Reveller', { language: 'fr' });
  await expect(words(tab)).toContainText(/Votre\sroi\sa\sgagné\.\sDites\sencaisser\spour\s7\s£\s7\ss/);
  await expect(cards(tab).css('b').first).toHaveText('R');
  await expect(rows(tab).nth(2)).toHaveText(/^As perdu · 5e paire10\ss à la banque$/);
});

test('a revoked key shows that the link has expired', async () => {
  const table = await openTwins();
  const tab = await openPage(table, 'ada');
  await expect(purse(tab)).toHaveText('40');
  const { id } = await tab.network.fetch('/v1/me').then((answer) => answer.json() as Promise<{ id: string }>);
  await revokeKey(id);
  await table.enterLines('take *');
  await expect(tab.role('heading', { level: 1 })).toHaveText('This link has expired');
  assert.deepEqual(tab.network.posted, []);
});

test('a loopback address has no code of a player’s page', async () => {
  const table = await newTable({ lines: ['seat anne 100', 'seat bess 200', 'stake anne K 10', 'fasse 2'] });
  const dealer = await openAsDealer(table);
  await dealer.tab.tap(dealer.name('anne'));
  await dealer.tab.tap(dealer.tab.button('QR code'));
  await expect(dealer.tab.byRole('dialog')).toContainText('Phones cannot reach 127.0.0.1');
});
