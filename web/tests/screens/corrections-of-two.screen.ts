/** Corrections on the history page while other devices record entries. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CorrectionBody } from '../../src/features/corrections/correction-context.ts';
import type { TableView } from '../../src/table-kit/model/table-view.ts';
import { Dealer, openAsDealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { loseResponse } from '../dom/network.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { connectDevice, type Tab } from '../dom/tab.ts';
import { openDrawnTable } from './drawn-table.ts';
import { choose, openEntry, openHistory, struck } from './history-entries.ts';

/** Lansquenet after one hand that the left card won: Bess covered, and then covered again. */
const LEFT_HAND = ['seat Anne 100', 'seat Bess 100', 'wager 12', 'cover Bess 8', 'match left'];

/** Opens the correction of the first outcome, and chooses the right card. */
async function correctOutcome(table: ServiceTable, tab: Tab): Promise<void> {
  const dealer = new Dealer(tab, table);
  await openEntry(dealer, 'Left');
  await choose(dealer, 'Outcome', 'Right');
}

const newLansquenet = (...lines: string[]): Promise<ServiceTable> =>
  newTable({ game: 'lansquenet', rules: { preset: 'lansquenet' }, bank: undefined, lines });

test('while a correction is open, its effect counts the entries that other devices record', async () => {
  const table = await newLansquenet(...LEFT_HAND, 'wager 6', 'cover Bess 6');
  const { tab } = await openHistory(table);
  await correctOutcome(table, tab);
  await expect(tab.button('Record it without that entry')).toBeVisible();
  const note = tab.css('.inline-correction__newer');
  await expect(note).toHaveText('');
  await table.enterLines('match left', 'wager 10', 'cover Bess 10', 'match left');
  await expect(note).toContainText('Newer entries were recorded.');
  await expect(tab.css('.effect-text')).toContainText('later entries no longer fit');
  await expect(tab.button('Record it without that entry')).toHaveCount(0);
});

/** Lets other devices record entries before the next correction that the page sends. */
function enterBefore(tab: Tab, table: ServiceTable, ...lines: string[]): void {
  const first = { isNext: true };
  tab.network.route('POST', /corrections$/, async (request, pass) => {
    if (first.isNext) await table.enterLines(...lines);
    first.isNext = false;
    return pass(request);
  });
}

test('a correction whose effect newer entries have changed is not recorded, and is shown again', async () => {
  const table = await newLansquenet(...LEFT_HAND, 'wager 6', 'cover Bess 6');
  const { tab } = await openHistory(table);
  await correctOutcome(table, tab);
  const record = tab.button('Record it without that entry');
  await expect(record).toBeVisible();
  enterBefore(tab, table, 'match left', 'wager 10', 'cover Bess 10', 'match left');
  await tab.tap(record);
  await expect(tab.css('.inline-correction')).toContainText(
    'Newer entries have changed what this correction does. Check it again.',
  );
  assert.equal((await table.state()).corrected, null);
  await tab.tap(tab.button(/^Record it without those \d entries$/));
  await expect(struck(tab).first).toBeVisible();
  assert.notEqual((await table.state()).corrected, null);
});

test('a correction whose effect stays the same is sent again after newer entries', async () => {
  const table = await openDrawnTable();
  const dealer = await openHistory(table);
  const { tab } = dealer;
  await openEntry(dealer, 'bess stakes 5 on the nine.');
  await choose(dealer, 'Player', 'carl');
  await expect(tab.css('.effect-text')).toHaveText('bess 5 more, carl 5 less.');
  enterBefore(tab, table, 'fund 5');
  await tab.tap(tab.button('Record the change'));
  await expect(struck(tab)).toHaveText('bess stakes 5 on the nine.');
  await expect(tab.css('.inline-correction')).toHaveCount(0);
  const { bess, carl } = await table.purses();
  assert.deepEqual([bess, carl], [100, 95]);
});

const purses = async ({ table }: Dealer): Promise<Record<string, number>> => {
  const { summary } = (await table.state()) as unknown as TableView;
  return Object.fromEntries(summary!.parties.map(({ name, purse }) => [name, purse ?? 0]));
};

/** Opens the table page of a dealer, and the correction of the cover of Bess, which the right card has paid. */
async function correctCover(): Promise<Dealer> {
  const lines = [
    'seat Anne 240',
    'seat Bess 240',
    'seat Carl 240',
    'wager 40',
    'cover Bess 40',
    'match right',
  ];
  const dealer = await openAsDealer(await newLansquenet(...lines), { role: 'house' });
  const { tab } = dealer;
  await tab.tap(dealer.name('Bess'));
  await tab.tap(tab.css('.tray-frame').button('Correct…'));
  await tab.tap(tab.role('dialog').button('Carl'));
  await expect(tab.css('.effect-text')).toHaveText('Bess 40 less, Carl 40 more.');
  return dealer;
}

/** Lets a keeper make a correction before each of the next corrections that the page sends. */
function correctBefore({ tab, table }: Dealer, body: object, times = 1): void {
  const answer = async (request: Request, pass: (request: Request) => Promise<Response>) => {
    const keeper = await connectDevice({ role: 'keeper' });
    assert.equal((await keeper.post(`${table.path}/corrections`, body)).status, 201);
    return pass(request);
  };
  tab.network.route('POST', /corrections$/, answer, times);
}

test('a dealer sees again what a correction does if newer entries have changed it', async () => {
  const dealer = await correctCover();
  const { tab, table } = dealer;
  const { version } = (await table.state()).recent!.at(-1)!;
  const [left] = table.readLines('match left');
  correctBefore(dealer, { amend: version, entry: { kind: left!.kind, ...left!.fields } });
  await tab.tap(tab.button('Record the change'));
  const slip = tab.css('.rejection-slip');
  await expect(slip).toContainText(
    'Newer entries have changed what this correction does. Check it again. Bess 40 more, Carl 40 less.',
  );
  assert.deepEqual(await purses(dealer), { Anne: 280, Bess: 200, Carl: 240 });
  await tab.tap(slip.button('Record the change'));
  await dealer.waitUntilRecorded();
  assert.deepEqual(await purses(dealer), { Anne: 280, Bess: 240, Carl: 200 });
});

test('the correction of a dealer is sent again if newer entries leave its effect as it was', async () => {
  const dealer = await correctCover();
  const { tab } = dealer;
  correctBefore(dealer, { ruling: { from: 'Anne', to: 'Bess', amount: 5, reason: 'Paid.' } });
  await tab.tap(tab.button('Record the change'));
  await dealer.waitUntilRecorded();
  await expect(tab.css('.rejection-slip')).toHaveCount(0);
  assert.deepEqual(await purses(dealer), { Anne: 195, Bess: 245, Carl: 280 });
});

test('a dealer is asked if newer entries come before a correction each time', async () => {
  const dealer = await correctCover();
  const { tab } = dealer;
  correctBefore(dealer, { ruling: { from: 'Anne', to: 'Bess', amount: 1, reason: 'Paid.' } }, 6);
  await tab.tap(tab.button('Record the change'));
  const slip = tab.css('.rejection-slip');
  await expect(slip).toContainText(
    'Whenever it was sent, newer entries had come before. It still does this: Bess 40 less, Carl 40 more.',
  );
  assert.deepEqual(await purses(dealer), { Anne: 194, Bess: 286, Carl: 240 });
  await tab.tap(slip.button('Record the change'));
  await dealer.waitUntilRecorded();
  assert.deepEqual(await purses(dealer), { Anne: 194, Bess: 246, Carl: 280 });
});

test('a correction whose response was lost is recorded once, also if entries came since', async () => {
  const table = await openDrawnTable();
  const { tab } = await openHistory(table);
  const { sendCorrection } = await import('../../src/features/corrections/recording/send-correction.ts');
  const body = { insert_after: 7, entry: { kind: 'stake', punter: 'carl', card: '10', amount: 5 } };
  const send = async (): Promise<string> => {
    const { length } = await table.events();
    return sendCorrection(table.id, body as CorrectionBody, length);
  };
  tab.network.route('POST', /corrections$/, loseResponse, 1);
  await assert.rejects(send());
  await table.enterLines('pair 8 6');
  await send();
  const corrections = (await table.eventKinds()).filter((kind) => kind === 'entry_amended');
  assert.equal(corrections.length, 1, String(await table.eventKinds()));
});
