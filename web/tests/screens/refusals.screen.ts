/** An entry that the server refuses stops the sending, shows its reason, and offers corrections. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { onPhone } from '../dom/phone.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';

const LINES = ['seat anne 100 spades', 'seat bess 30'];
const LIMITS = { min_stake: 2, max_stake: 50, max_cards: 3, cards_required: 0, burn: 0 };

const openTable = (
  lines: readonly string[] = [],
  overrides: object = {},
  funds = 1000,
): Promise<ServiceTable> =>
  newTable({
    lines: [...LINES, ...lines],
    rules: { preset: 'parlour', overrides: { ...LIMITS, ...overrides } },
    bank: { funds },
  });

const slip = ({ tab }: Dealer): Locator => tab.byRole('alert').withText('Not recorded.');

/** Opens the table as dealer and types a line that the server refuses. */
async function enterRefused(table: ServiceTable, line: string): Promise<Dealer> {
  const dealer = await openAsDealer(table);
  await dealer.line(line);
  await expect(slip(dealer)).toContainText('Not recorded.');
  return dealer;
}

async function tapCorrection(dealer: Dealer, words: string): Promise<void> {
  await dealer.tab.tap(slip(dealer).button(new RegExp(`^${words}`)));
  await expect(slip(dealer)).toHaveCount(0);
  await dealer.waitUntilRecorded();
}

const names = async (table: ServiceTable): Promise<readonly string[]> =>
  (await table.state()).punters.map(({ name }) => name);

interface Correction {
  /** The lines before the refused one. */
  readonly lines?: readonly string[];
  readonly refused: string;
  /** The beginning of the correction's label. */
  readonly label: string;
  readonly after: Readonly<Record<string, number>>;
}

const CORRECTIONS: readonly Correction[] = [
  { refused: 'stake bess K 40', label: 'Buy in 10', after: { 'bess K': 40 } },
  { refused: 'stake bess K 40', label: 'Discard it', after: {} },
  { refused: 'stake anne K 1', label: 'Stake 2', after: { 'anne K': 2 } },
  { refused: 'stake anne K 60', label: 'Stake 50', after: { 'anne K': 50 } },
  {
    lines: ['stake anne K 5'],
    refused: 'stake anne K 9',
    label: 'Replace the stake',
    after: { 'anne K': 9 },
  },
  {
    lines: ['stake anne K 5', 'fasse 2'],
    refused: 'stake anne K 9',
    label: 'Add it to the stake',
    after: { 'anne K': 14 },
  },
  {
    lines: ['stake anne K 5', 'stake bess 3 5', 'fasse 2', 'pair K 3'],
    refused: 'stake bess 4 5',
    label: 'Take all',
    after: { 'bess 4': 5 },
  },
  {
    lines: ['stake anne K 5', 'fasse 2', 'pair K K'],
    refused: 'paroli anne K',
    label: 'Take 5',
    after: {},
  },
  {
    lines: ['stake anne K 5', 'fasse 2', 'pair K 3'],
    refused: 'take anne K 5',
    label: 'Take 5',
    after: {},
  },
  { refused: 'seat anne 10', label: 'Buy in instead', after: {} },
  {
    lines: ['stake anne K 5', 'stake anne Q 5', 'stake anne 7 5'],
    refused: 'stake anne 2 5',
    label: 'Withdraw one card',
    after: { 'anne K': 5, 'anne Q': 5, 'anne 2': 5 },
  },
];

for (const { lines = [], refused, label, after } of CORRECTIONS)
  test(`the refusal of "${refused}" after "${lines.at(-1) ?? ''}" offers "${label}"`, async () => {
    const table = await openTable(lines);
    const before = (await table.state()).version;
    const dealer = await enterRefused(table, refused);
    await tapCorrection(dealer, label);
    assert.deepEqual(await table.couches(), after);
    assert.equal((await table.state()).version > before, label !== 'Discard it');
  });

test('the stake that is recorded stays in view beside a refused one, and its replacement says both sums', async () => {
  const table = await openTable(['stake anne K 5']);
  const dealer = await enterRefused(table, 'stake anne K 9');
  await expect(dealer.couch('anne', 'K')).toContainText('5');
  await expect(dealer.row('anne')).toContainText('King for 9 not recorded');
  await expect(slip(dealer).button(/^Replace the stake/)).toContainText('5 → 9');
});

test('all wins are not taken for a stake that cannot follow', async () => {
  const table = await openTable(['stake anne K 5', 'stake bess 3 5', 'fasse 2', 'pair K 3']);
  const dealer = await enterRefused(table, 'stake anne 4 5');
  await expect(slip(dealer).button(/^Show the wins/)).toBeVisible();
  await expect(slip(dealer).button('Take all')).toHaveCount(0);
});

test('more entries can be made while one is refused', async () => {
  const table = await openTable();
  const dealer = await openAsDealer(table);
  await dealer.tab.tap(dealer.coin('10'));
  await dealer.line('stake bess K 40');
  await expect(slip(dealer)).toContainText('bess’s purse holds only 30. The stake on the king needs 40.');
  await dealer.tab.tap(dealer.place('anne', 'A'));
  await expect(slip(dealer)).toContainText('One more entry is on hold,');
  assert.deepEqual(await table.couches(), {});
  await tapCorrection(dealer, 'Stake 30');
  assert.deepEqual(await table.couches(), { 'bess K': 30, 'anne A': 10 });
});

test('on a phone wins can be answered while an entry is refused', async () => {
  const table = await openTable(['stake anne K 5', 'stake bess 3 5', 'fasse 2', 'pair K 3']);
  await onPhone(async () => {
    const dealer = await enterRefused(table, 'seat anne 10');
    const take = dealer.answer('Take', 'anne', 'K');
    await expect(take).toHaveCount(0);
    await dealer.tab.tap(slip(dealer).button(/^Waiting wins/));
    await dealer.tab.tap(take);
    await expect(take).toHaveCount(0);
    await expect(slip(dealer)).toContainText('One more entry is on hold,');
    await tapCorrection(dealer, 'Discard it');
  });
  assert.deepEqual(await table.couches(), {});
});

test('a refused entry stays until it is discarded, also after a reload', async () => {
  const table = await openTable();
  const dealer = await enterRefused(table, 'stake bess K 40');
  const { tab } = dealer;
  const address = tab.path;
  for (const path of ['/', '/evening', address]) await tab.visit(path);
  await expect(slip(dealer)).toBeVisible();
  await tapCorrection(dealer, 'Discard it');
  await tab.reload();
  await dealer.waitUntilRecorded();
  await expect(slip(dealer)).toHaveCount(0);
  assert.deepEqual(await table.couches(), {});
});

test('after a refused entry the focus is where it was before', async () => {
  const table = await openTable();
  const dealer = await openAsDealer(table);
  await dealer.tab.focus(dealer.name('anne'));
  await dealer.line('stake bess K 40');
  await expect(slip(dealer)).toBeVisible();
  await tapCorrection(dealer, 'Discard it');
  await expect(dealer.name('anne')).toBeFocused();
});

test('a refused seat can be entered under another name', async () => {
  const table = await openTable();
  const dealer = await enterRefused(table, 'seat anne 10');
  await dealer.tab.tap(slip(dealer).button('Enter another name'));
  await dealer.tab.fill(dealer.tab.byLabel('Name'), 'carl');
  await dealer.tab.tap(dealer.tab.button('Add carl with 30'));
  await dealer.waitUntilRecorded();
  assert.deepEqual(await names(table), ['anne', 'bess', 'carl']);
});

/** Waits until the refused entry is one of `player`. */
const expectRefused = (dealer: Dealer, player: string): Promise<void> =>
  expect(dealer.row(player).byText('not recorded')).toBeVisible();

test('an open correction survives the next refusal', async () => {
  const table = await openTable(['stake anne Q 5', 'stake anne 2 5', 'stake anne 3 5']);
  const dealer = await enterRefused(table, 'seat anne 10');
  await dealer.line('stake bess K 40');
  await expect(slip(dealer)).toContainText('One more entry is on hold,');
  await dealer.tab.tap(slip(dealer).button('Enter another name'));
  await expectRefused(dealer, 'bess');
  await dealer.tab.fill(dealer.tab.byLabel('Name'), 'carl');
  await dealer.tab.tap(dealer.tab.button('Add carl with 30'));
  await tapCorrection(dealer, 'Stake 30');
  assert.deepEqual(await names(table), ['anne', 'bess', 'carl']);
});

test('a half-typed name survives a refusal', async () => {
  const table = await newTable({ rules: { preset: 'parlour', overrides: LIMITS }, bank: { funds: 1000 } });
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  const name = tab.byLabel('Name');
  await tab.fill(name, 'anne');
  await tab.tap(tab.button('Add anne with 100'));
  await expect(dealer.row('anne')).toBeVisible();
  await tab.fill(name, 'ca');
  (document.activeElement as HTMLElement).blur();
  await dealer.line('stake anne K 60');
  await expectRefused(dealer, 'anne');
  await tab.focus(name);
  await tab.type('rl');
  await expect(name).toHaveValue('carl');
  // Enter on a suit chooses the suit.
  await tab.focus(tab.button('hearts'));
  await tab.press('Enter');
  await expect(tab.role('button', { name: 'hearts', pressed: true })).toBeVisible();
  await tab.focus(name);
  await tab.press('Enter');
  await tapCorrection(dealer, 'Discard it');
  const { punters } = await table.state();
  assert.deepEqual(
    punters.map(({ name: player, suit }) => [player, suit]),
    [
      ['anne', null],
      ['carl', 'hearts'],
    ],
  );
});

test('a stake refused for bank cover offers to fund the bank', async () => {
  const table = await openTable([], { bank_cover: 'covered' }, 10);
  const dealer = await enterRefused(table, 'stake anne K 20');
  await expect(slip(dealer)).toContainText('has 10');
  await tapCorrection(dealer, 'Fund the bank');
  assert.equal((await table.state()).bank.balance, 20);
  assert.deepEqual(await table.couches(), { 'anne K': 20 });
});

test('a rejection slip can be hidden and shown again', async () => {
  const table = await openTable();
  const dealer = await enterRefused(table, 'stake bess K 40');
  const { tab } = dealer;
  await tab.tap(slip(dealer).button('Decide later'));
  await expect(slip(dealer)).toHaveCount(0);
  await tab.tap(dealer.coin('5'));
  await tab.tap(dealer.place('anne', 'A'));
  await tab.tap(dealer.coin('20'));
  await tab.tap(dealer.place('anne', '7'));
  await tab.tap(tab.button('Not recorded.'));
  await expect(slip(dealer)).toContainText('Two more entries are on hold,');
  await tapCorrection(dealer, 'Stake 30');
  assert.deepEqual(await table.couches(), { 'bess K': 30, 'anne A': 5, 'anne 7': 20 });
});

test('the entries on hold are listed, and discarded together after a question', async () => {
  const table = await openTable();
  const dealer = await enterRefused(table, 'stake bess K 40');
  const { tab } = dealer;
  for (const line of ['stake anne A 5', 'stake anne 7 5']) await dealer.line(line);
  await tab.tap(slip(dealer).button('Show the list'));
  const list = tab.role('dialog', { name: 'Recording' });
  await expect(list.css('.outbox-list li')).toHaveCount(3);
  await tab.tap(list.button('Discard all 3'));
  await expect(list.button('Keep them')).toBeFocused();
  await tab.tap(list.button('Keep them'));
  await expect(list.css('.outbox-list li')).toHaveCount(3);
  await tab.tap(list.button('Discard all 3'));
  await tab.tap(list.byRole('group', { name: 'Discard all 3' }).button('Discard all 3'));
  await expect(list).toContainText('This device has nothing to record.');
  await dealer.waitUntilRecorded();
  assert.deepEqual(await table.couches(), {});
});

test('stake limits do not limit a buy-in', async () => {
  const table = await openTable([], { max_stake: 2 });
  const dealer = await openAsDealer(table);
  await dealer.openMoney('bess', 'Buy in');
  await dealer.tab.tap(dealer.tab.byRole('group', { name: 'Coins for the sum' }).button('500'));
  await dealer.tab.tap(dealer.tab.button('Buy in 500 for bess'));
  await expect(dealer.tab.css('.money-tray__move')).toHaveCount(0);
  await dealer.waitUntilRecorded();
  assert.equal((await table.purses())['bess'], 530);
});

test('a cash-out cannot exceed the purse: the coins and the pad limit it', async () => {
  const table = await openTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await dealer.openMoney('bess', 'Cash out');
  const tray = tab.role('region', { name: 'bess' });
  const coins = tray.byRole('group', { name: 'Coins for the sum' });
  await expect(coins.button('20')).toBeVisible();
  await expect(coins.button('50')).toHaveCount(0);
  await tab.tap(tab.button('Other…'));
  const pad = tab.role('dialog', { name: 'Other amount' });
  const status = pad.byRole('status');
  await expect(status).toHaveText('At most 30.');
  for (const key of '31') await tab.tap(pad.button(key));
  await expect(status).toHaveText('At most 30.');
  await expect(pad.button('Done')).toBeDisabled();
  await tab.focus(pad.byRole('textbox'));
  await tab.press('Enter');
  await expect(pad).toBeVisible();
  await tab.tap(pad.button('Delete the last figure'));
  await tab.tap(pad.button('0'));
  await expect(status).toHaveText('30');
  await tab.tap(pad.button('Done'));
  await tab.tap(tray.button('Cash out 30 to bess'));
  await dealer.waitUntilRecorded();
  assert.equal((await table.purses())['bess'], 0);
});

/** Changed rules, a line that is refused during a deal, and the first words of the slip. */
const SLIP_BEGINNINGS: readonly (readonly [object, string, string])[] = [
  [{ side_bets: false }, 'sidebet bess anne anne K win 5', 'bess bets anne 5 that anne’s king will win'],
  [{ books: false }, 'book bess 5', 'bess buys a book for 5.'],
  [{}, 'take anne K', 'anne takes the win on the king.'],
  [{}, 'cashout bess 40', 'bess cashes out 40.'],
  [{}, 'fasse 3', 'The fasse is the three.'],
  [{}, 'seat anne 10', 'anne joins with 10.'],
  // A refused stake is red in its player's row, so its slip begins with the result.
  [{}, 'stake anne Q 5', ''],
];

for (const [rules, line, words] of SLIP_BEGINNINGS)
  test(`the slip of "${line}" names an entry that no row shows`, async () => {
    const table = await openTable(['stake anne K 5', 'fasse 2'], rules);
    const dealer = await enterRefused(table, line);
    const begins = new RegExp(`^${words}${words && '.* '}Not recorded\\.`);
    await expect(slip(dealer).css('p')).toHaveText(begins);
    await tapCorrection(dealer, 'Discard it');
  });

test('a late stake is stored for the next deal, also over a reload, and entered once', async () => {
  const table = await openTable(['stake bess K 5', 'fasse 2'], { replace: null });
  const dealer = await enterRefused(table, 'stake anne Q 10');
  await tapCorrection(dealer, 'Keep for the next deal');
  await dealer.tab.reload();
  await expect(dealer.row('anne').byText('Next deal: queen, 10')).toBeVisible();
  await dealer.endEarly();
  await expect(dealer.couch('anne', 'Q')).toBeVisible();
  await dealer.waitUntilRecorded();
  assert.deepEqual(await table.couches(), { 'anne Q': 10 });
  await dealer.tab.reload();
  await expect(dealer.couch('anne', 'Q')).toBeVisible();
  await dealer.waitUntilRecorded();
  assert.deepEqual(await table.couches(), { 'anne Q': 10 });
});
