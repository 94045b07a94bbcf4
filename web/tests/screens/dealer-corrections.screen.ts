/** What the page of a dealer shows of corrections: of those of other devices, and not of an undo of its own. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { eventually, expect, theElement } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable } from '../dom/table.ts';
import { connectDevice, type Device } from '../dom/tab.ts';

const HAND = ['wager 40', 'cover Bess 40', 'match right'];

/** Opens a table at which Anne has lost 40 to Bess. */
const openHand = async (device: Device = {}): Promise<Dealer> =>
  openAsDealer(
    await newTable({
      game: 'lansquenet',
      bank: undefined,
      rules: { preset: 'lansquenet', overrides: {} },
      lines: ['seat Anne 240', 'seat Bess 240', 'seat Carl 240', ...HAND],
    }),
    device,
  );

const note = ({ tab }: Dealer): Locator => tab.css('.correction-note');
const announced = ({ tab }: Dealer): Locator => tab.css(".table-shell [aria-live='polite']");

/** Lets a keeper write down another player for the cover of the first hand. */
async function coverByKeeper({ table }: Dealer, punter: string): Promise<void> {
  const keeper = await connectDevice({ role: 'keeper' });
  const { version } = (await table.events()).findLast(({ type }) => type.includes('cover'))!;
  const body = { amend: version, entry: { kind: 'cover', punter, amount: 40 } };
  const answer = await keeper.post(`${table.path}/corrections`, body);
  assert.equal(answer.status, 201, await answer.text());
}

/** Takes back the newest entry and restores it, some times. */
async function undoAndRedo(dealer: Dealer, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await dealer.undo();
    await dealer.waitUntilRecorded();
    await expect(note(dealer)).toHaveCount(0);
    await dealer.tab.tap(dealer.tab.css('.undo-notice__redo'));
    await dealer.waitUntilRecorded();
    await expect(note(dealer)).toHaveCount(0);
  }
}

test('an undo and a redo of this device are no correction, however many there are', async () => {
  const dealer = await openHand();
  await undoAndRedo(dealer, 3);
  await coverByKeeper(dealer, 'Carl');
  await expect(note(dealer)).toHaveText(/^Corrected: Bess .* less, Carl .* more/);
});

test('the undo of a closing is no correction', async () => {
  const dealer = await openHand();
  await dealer.line('close');
  await expect(dealer.tab.css('.closed-table')).toBeVisible();
  await undoAndRedo(dealer, 2);
  await dealer.undo();
  await dealer.waitUntilRecorded();
  await expect(note(dealer)).toHaveCount(0);
});

test('a correction is shown until the next entry, and read once and alone', async () => {
  const dealer = await openHand();
  await coverByKeeper(dealer, 'Carl');
  const text = /^Corrected: Bess 40 less, Carl 40 more\.$/;
  await expect(note(dealer)).toHaveText(text);
  await expect(announced(dealer)).toHaveText(text);
  assert.equal((await theElement(note(dealer))).getAttribute('role'), null, 'a role needs a name');
  await dealer.line('wager 10');
  await expect(note(dealer)).toHaveCount(0);
  await expect(announced(dealer)).toHaveText(/^The wager is 10. Bess banks 10\./);
});

test('a correction goes away after half a minute, and nothing is left to read then', async () => {
  const dealer = await openHand();
  await coverByKeeper(dealer, 'Carl');
  await expect(announced(dealer)).toHaveText(/^Corrected/);
  await dealer.tab.advance(25_000);
  await expect(note(dealer)).toBeVisible();
  await dealer.tab.advance(6000);
  await expect(note(dealer)).toHaveCount(0);
  await dealer.tab.advance(1000);
  await expect(announced(dealer)).toHaveText('');
});

/** Lets a keeper write down another sum for the cover of the first hand. */
async function changeCover({ table }: Dealer, amount: number): Promise<void> {
  const keeper = await connectDevice({ role: 'keeper' });
  const { version } = (await table.events()).findLast(({ type }) => type.includes('cover'))!;
  const body = { amend: version, entry: { kind: 'cover', punter: 'Bess', amount } };
  const answer = await keeper.post(`${table.path}/corrections`, body);
  assert.equal(answer.status, 201, await answer.text());
}

test('two corrections with the same text are both read', async () => {
  const dealer = await openHand();
  const region = await theElement(announced(dealer));
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  const expectRead = async (): Promise<void> => {
    await eventually(
      () => changes > 0,
      () => 'the region has not changed',
    );
    await expect(announced(dealer)).toHaveText('Corrected: Anne 5 more, Bess 5 less.');
    changes = 0;
  };
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  await changeCover(dealer, 35);
  await expectRead();
  await changeCover(dealer, 30);
  await expectRead();
  observer.disconnect();
});

test('a later correction replaces the text of an earlier one', async () => {
  const dealer = await openHand();
  await coverByKeeper(dealer, 'Carl');
  await expect(note(dealer)).toHaveText('Corrected: Bess 40 less, Carl 40 more.');
  await coverByKeeper(dealer, 'Bess');
  await expect(note(dealer)).toHaveText('Corrected: Bess 40 more, Carl 40 less.');
});

test('the text of a correction of this device goes away with the correction', async () => {
  const dealer = await openHand({ role: 'house' });
  await dealer.tab.tap(dealer.name('Bess'));
  await dealer.tab.tap(dealer.tab.css('.tray-frame').button('Correct…'));
  await dealer.tab.tap(dealer.tab.role('dialog').button('Carl'));
  await dealer.tab.tap(dealer.tab.button('Record the change'));
  await expect(note(dealer)).toHaveText(/^Corrected: Bess .* less, Carl .* more/);
  await dealer.undo();
  await dealer.waitUntilRecorded();
  await expect(note(dealer)).toHaveCount(0);
});

test('while a correction is shown, the step keeps its sentence and its tap', async () => {
  const dealer = await openAsDealer(
    await newTable({ lines: ['seat Anne 60', 'stake Anne K 5', 'stake Anne 7 5', 'fasse 2', 'pair K 3'] }),
  );
  const step = dealer.tab.css('button.prompt__note');
  const text = (await theElement(step)).textContent!;
  const { version } = (await dealer.table.events()).find(({ data }) => data['card'] === '7')!;
  const keeper = await connectDevice({ role: 'keeper' });
  const entry = { kind: 'stake', punter: 'Anne', card: '7', amount: 10 };
  const answer = await keeper.post(`${dealer.table.path}/corrections`, { amend: version, entry });
  assert.equal(answer.status, 201, await answer.text());
  await expect(note(dealer)).toHaveText(/^(Corrected|An entry was corrected)/);
  await expect(step).toHaveText(text);
  await dealer.tab.tap(step);
  await expect(dealer.tab.role('dialog')).toContainText('Correct an entry');
});
