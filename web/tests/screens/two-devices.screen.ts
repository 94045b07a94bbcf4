/** Two devices at one table: what the other one recorded in between is shown before anything is sent. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { dealingAt, type HandDealer } from '../dom/hand-dealer.ts';
import { connectDevice } from '../dom/tab.ts';

const dealAfter = dealingAt({
  game: 'lansquenet',
  preset: 'lansquenet',
  currency: 'livre',
  lines: ['seat Anne 240', 'seat Bess 240', 'seat Carl 240', 'wager 40', 'cover Bess 40'],
});

/** Lets another device take control, and record entries. */
async function recordElsewhere({ table }: HandDealer, entries: readonly object[]): Promise<void> {
  const other = await connectDevice({ role: 'dealer', name: 'The bar' });
  const requests = [
    ['pen', {}],
    ['entries', { entries }],
  ] as const;
  for (const [point, body] of requests)
    assert.equal((await other.post(`${table.path}/${point}`, body)).status, 201);
}

const kindsOf = async ({ table }: HandDealer, kind: string): Promise<number> =>
  (await table.eventKinds()).filter((one) => one === kind).length;

const RIGHT = { kind: 'match', outcome: 'right', place: 0 };

test('a hand that two devices entered is compared first, and discarded before it is entered again', () =>
  dealAfter([], async (dealer) => {
    const { tab } = dealer;
    await tab.setOnline(false);
    await dealer.tapKeys('right');
    await expect(tab.button('1 waiting')).toBeVisible();
    const next = [
      { kind: 'wager', amount: 40 },
      { kind: 'cover', punter: 'Carl', amount: 40 },
    ];
    await recordElsewhere(dealer, [RIGHT, ...next]);
    await tab.setOnline(true);
    const slip = tab.css('.rejection-slip');
    await expect(slip).toContainText('Another device has recorded entries in the meantime.');
    const fixes = slip.byRole('button');
    assert.deepEqual(
      fixes.all().map((one) => one.textContent),
      ['Compare…', 'Take control', 'Decide later', 'Discard it'],
    );
    await tab.tap(slip.button('Compare…'));
    const list = tab.role('dialog');
    await expect(list).toContainText('Recorded by others in the meantime');
    await expect(list.css('.outbox-list li')).toHaveCount(4);
    await tab.tap(list.button('Take control'));
    await expect(tab.css('.panel-host')).toHaveCount(0);
    await expect(slip).toContainText('This entry may not fit any more.');
    await tab.tap(slip.button('Record it anyway'));
    await expect(slip.button(/^Enter it as the next hand/)).toBeVisible();
    assert.deepEqual(
      fixes.all().map((one) => one.textContent),
      ['Compare…', 'Enter it as the next hand', 'Decide later', 'Discard it'],
    );
    await tab.tap(slip.button('Discard it'));
    await dealer.waitUntilRecorded();
    assert.equal((await dealer.settledState())['hand'], 1);
  }));

test('without entries of other devices in between, nothing is compared', () =>
  dealAfter([], async (dealer) => {
    const { tab } = dealer;
    await recordElsewhere(dealer, [RIGHT]);
    await expect(tab.button('The bar has control. Take control…')).toBeVisible();
    await dealer.tapMain('wager');
    const slip = tab.css('.rejection-slip');
    await expect(slip.button('Take control')).toBeVisible();
    assert.deepEqual(
      slip
        .byRole('button')
        .all()
        .map((one) => one.textContent),
      ['Take control', 'Decide later', 'Discard it'],
    );
  }));

test('after an overtaken entry is discarded, those behind it wait for a decision', () =>
  dealAfter([], async (dealer) => {
    const { tab } = dealer;
    await tab.setOnline(false);
    await dealer.tapKeys('right');
    await dealer.line('buyin Carl 20');
    await expect(tab.button('2 waiting')).toBeVisible();
    await recordElsewhere(dealer, [{ ...RIGHT, outcome: 'left' }]);
    await tab.setOnline(true);
    const slip = tab.css('.rejection-slip');
    await tab.tap(slip.button('Take control'));
    await expect(slip.button('Record all 2 anyway')).toBeVisible();
    await tab.tap(slip.button('Discard it'));
    await expect(slip).toContainText(/Carl .* This entry may not fit any more./);
    assert.equal(await kindsOf(dealer, 'money_brought_in'), 0);
    await tab.tap(slip.button('Record it anyway'));
    await dealer.waitUntilRecorded();
    assert.equal(await kindsOf(dealer, 'money_brought_in'), 1);
  }));

test('a wager that another device overtook is not put up by the next banker without a decision', () =>
  dealAfter(['withdraw Bess'], async (dealer) => {
    const { tab } = dealer;
    await tab.setOnline(false);
    await dealer.line('wager 5s');
    await dealer.line('cover Carl 5s');
    await expect(tab.button('2 waiting')).toBeVisible();
    await recordElsewhere(dealer, [{ kind: 'cover', punter: 'Bess', amount: 40 }, RIGHT]);
    await tab.setOnline(true);
    const slip = tab.css('.rejection-slip');
    await tab.tap(slip.button('Take control'));
    await expect(slip).toContainText('Another device has recorded entries in the meantime.');
    assert.equal(await kindsOf(dealer, 'wager_placed'), 1);
    await tab.tap(slip.button('Record all 2 anyway'));
    assert.equal((await dealer.settledState())['banker'], 'Bess');
    assert.equal(await kindsOf(dealer, 'wager_placed'), 2);
  }));

test('after a keeper has corrected an earlier hand, a dealer sees that, and takes the newest entry back', () =>
  dealAfter(['match right', 'wager 40'], async (dealer) => {
    const { tab, table } = dealer;
    const undo = tab.css('.undo-button');
    await expect(undo).toContainText('Wager');
    const keeper = await connectDevice({ role: 'keeper' });
    const body = { amend: 6, entry: { kind: 'cover', punter: 'Carl', amount: 40 } };
    const answer = await keeper.post(`${table.path}/corrections`, body);
    assert.equal(answer.status, 201, await answer.text());
    const corrected = /^Corrected: Bess .* less, Carl .* more\./;
    await expect(tab.css('.correction-note')).toHaveText(corrected);
    await expect(tab.css(".table-shell [aria-live='polite']")).toHaveText(corrected);
    await expect(undo).toContainText('Wager');
    await dealer.tap(undo);
    await dealer.waitUntilRecorded();
    assert.equal(await kindsOf(dealer, 'entries_taken_back'), 2);
    await expect(undo).toContainText('Right');
  }));
