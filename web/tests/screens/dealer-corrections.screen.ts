/** What the page of a dealer shows of corrections: of those of other devices, and not of an undo of its own. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { newTable } from '../dom/table.ts';
import { connectDevice } from '../dom/tab.ts';

/** Opens a table at which Anne has lost 40 to Bess, and Bess has wagered. */
const openHand = async (): Promise<Dealer> =>
  openAsDealer(
    await newTable({
      game: 'lansquenet',
      bank: undefined,
      rules: { preset: 'lansquenet', overrides: {} },
      lines: ['seat Anne 240', 'seat Bess 240', 'seat Carl 240', 'wager 40', 'cover Bess 40', 'match right'],
    }),
  );

const NOTE = /Corrected/;

/** Lets a keeper write down another player for the cover of the first hand. */
async function coverByKeeper({ table }: Dealer, punter: string): Promise<void> {
  const keeper = await connectDevice({ role: 'keeper' });
  const { version } = (await table.events()).find(({ type }) => type.includes('cover'))!;
  const body = { amend: version, entry: { kind: 'cover', punter, amount: 40 } };
  const answer = await keeper.post(`${table.path}/corrections`, body);
  assert.equal(answer.status, 201, await answer.text());
}

/** Takes back the newest entry and restores it, some times. */
async function undoAndRedo(dealer: Dealer, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await dealer.undo();
    await dealer.waitUntilRecorded();
    await expect(dealer.tab.css('.prompt').withText(NOTE)).toHaveCount(0);
    await dealer.tab.tap(dealer.tab.css('.undo-notice__redo'));
    await dealer.waitUntilRecorded();
    await expect(dealer.tab.css('.prompt').withText(NOTE)).toHaveCount(0);
  }
}

test('an undo and a redo of this device are no correction, however many there are', async () => {
  const dealer = await openHand();
  await undoAndRedo(dealer, 3);
  await coverByKeeper(dealer, 'Carl');
  await expect(dealer.tab.css('.prompt')).toContainText(/Corrected: Bess .* less, Carl .* more/);
});

test('the undo of a closing is no correction', async () => {
  const dealer = await openHand();
  await dealer.line('close');
  await expect(dealer.tab.css('.closed-table')).toBeVisible();
  await undoAndRedo(dealer, 2);
  await dealer.undo();
  await dealer.waitUntilRecorded();
  await expect(dealer.tab.css('.prompt').withText(NOTE)).toHaveCount(0);
});
