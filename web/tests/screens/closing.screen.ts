/** The end of a table: payments are noted, taken back, and those of another score-keeper shown. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { textOf, type Locator } from '../dom/locator.ts';
import { askJson } from '../dom/service.ts';
import { importSheet, newTable, ServiceTable } from '../dom/table.ts';
import { BOUNCE_MS, openTab } from '../dom/tab.ts';

const SHEET = `
title = "The Long Table"
rules = "parlour"
currency = "lsd"
bank = "150l"
entries = '''
seat "Lady Reveller" 21l hearts
seat "Sir James Courtly" 18l spades
seat "Mrs Sago" 10l diamonds
seat "Lord Worthy" 50l clubs
seat Valeria 10l hearts
seat "Captain Hearty" 15l spades
stake "Lady Reveller" 7 10s
stake "Lady Reveller" Q 10s
stake "Lady Reveller" K 1l1s
stake "Sir James Courtly" 9 5s
stake "Sir James Courtly" Q 1l
stake "Sir James Courtly" K 10s
stake "Mrs Sago" 8 2s6d
stake "Mrs Sago" 10 5s
stake "Mrs Sago" J 5s
stake "Lord Worthy" 5 1l1s
stake "Lord Worthy" 10 2l2s
stake "Lord Worthy" Q 1l1s
stake Valeria 9 5s
stake Valeria K 2s6d
stake Valeria 2 2s6d
stake "Captain Hearty" 7 10s
stake "Captain Hearty" J 10s
stake "Captain Hearty" 9 10s
fasse 4
pair Q 10
take *
pair 7 9
take *
end
close
'''
`;
const WAYS = {
  payouts: 'Money is at the table',
  with_bank: 'Players and the bank pay each other',
  without_bank: 'Players pay each other',
} as const;

interface Payment {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly paid: boolean;
}
type SettlingUp = Readonly<Record<keyof typeof WAYS, readonly Payment[]>>;

const settlingUp = (table: ServiceTable): Promise<SettlingUp> => table.read<SettlingUp>('settling-up');

/** The page of a closed table after one deal of six players. */
async function openClosed(): Promise<Dealer> {
  const dealer = await openAsDealer(await importSheet(SHEET));
  await expect(rows(dealer).first).toBeVisible();
  return dealer;
}

const rows = ({ tab }: Dealer): Locator => tab.css('.transfer-item');
const box = (dealer: Dealer, name: string): Locator =>
  rows(dealer)
    .withText(new RegExp(`^${name}`))
    .byRole('checkbox');
const progress = ({ tab }: Dealer): Locator => tab.css('.settlement-summary__progress');
const notice = ({ tab }: Dealer): Locator => tab.css('.payment-notice');

const expectTick = (dealer: Dealer, name: string, isPaid: boolean): Promise<void> =>
  expect(box(dealer, name)).toHaveAttribute('aria-checked', String(isPaid));

/** Taps the button of a row, and waits until the change is noted. */
async function tick(dealer: Dealer, name: string): Promise<void> {
  const wasPaid = box(dealer, name).all()[0]!.getAttribute('aria-checked') === 'true';
  await dealer.tab.tap(box(dealer, name));
  await expectTick(dealer, name, !wasPaid);
}

const FARTHINGS: Readonly<Record<string, number>> = { '£': 960, s: 48, d: 4 };

/** Returns what coins are worth, such as `2 × £1 · 3 × 1s` and `2 × 1 £ · 3 × 1 s`. */
function worthOf(coins: string): number {
  const found = [...coins.matchAll(/([\d,\s]+)\s×\s([£sd¼1]+(?:\s[£sd])?)/g)];
  const worth = found.map(([, count, coin]) => {
    const unit = coin!.includes('¼') ? 1 : FARTHINGS[coin!.replace(/[\d\s]/g, '')]!;
    return Number(count!.replace(/[,\s]/g, '')) * unit;
  });
  return worth.reduce((sum, one) => sum + one, 0);
}

for (const [shown, sentence] of [
  ['en', 'The table is closed.'],
  ['fr', 'La table est fermée.'],
] as const)
  test(`a table ends with standings, and with payouts in coins (${shown})`, async () => {
    const open = await importSheet(SHEET.replace('\nclose\n', '\n'));
    const { tab, table } = await openAsDealer(open, { language: shown });
    await expect(tab.role('heading', { level: 1 })).toHaveText('The Long Table');
    assert.equal(document.title, 'The Long Table · Paroli');
    await tab.tap(tab.css('.menu__button'));
    await tab.tap(tab.css('.menu-panel .menu-panel__action').last);
    await tab.tap(tab.css('.menu-panel__confirm .menu-panel__action').first);
    await expect(tab.css('.prompt__text')).toHaveText(sentence);
    await expect(tab.role('heading', { level: 1 })).toHaveText('The Long Table');
    await expect(tab.css('.prompt__name')).toHaveText('The Long Table');
    assert.equal(document.title, 'The Long Table · Paroli');
    const { punters } = await table.state();
    const names = tab.css('.final-standings__name');
    await expect(names).toHaveCount(punters.length + 1);
    assert.deepEqual(names.all().map(textOf).slice(0, -1).sort(), punters.map(({ name }) => name).sort());
    const amounts = (await settlingUp(table)).payouts.map(({ amount }) => amount);
    const coins = tab.css('.transfer-item__details');
    await expect(coins).toHaveCount(amounts.length);
    assert.deepEqual(
      coins.all().map((one) => worthOf(textOf(one))),
      amounts,
    );
    const sum = amounts.reduce((before, amount) => before + amount, 0);
    const { world } = await table.read<{ world: number }>('balances');
    assert.equal(sum, -world);
    assert.equal(worthOf(textOf(tab.css('.settlement-summary dd').last.all()[0]!)), sum);
  });

test('payouts say whether their coins are the usual ones of the currency or those of the table', async () => {
  const usual = 'In all notes and coins of the currency: none was left out when the table was opened.';
  for (const coins of [[], [240, 24]]) {
    const lines = ['seat Anne 1200', 'seat Bess 1201', 'close'];
    const fields = { game: 'lansquenet', rules: { preset: 'lansquenet' }, currency: 'lsd', bank: undefined };
    const { tab } = await openAsDealer(await newTable({ ...fields, coins, lines }));
    const details = coins.length
      ? [/5\s×\s5s$/, /5\s×\s5s · ¼d in smaller coins$/]
      : [/5\s×\s1s$/, /1\s×\s¼d$/];
    await expect(tab.css('.transfer-item__details')).toHaveText(details);
    await expect(tab.byText(usual)).toHaveCount(coins.length ? 0 : 1);
  }
});

test('the board of a closed table has the final standings, with the winner first', async () => {
  const dealer = await openClosed();
  const winner = textOf(dealer.tab.css('.final-standings__name').first.all()[0]!);
  const { id } = dealer.table;
  const board = await openTab(`/board/${id}`, { role: 'board', sessions: [id] });
  await expect(board.css('.board-headline__call')).toHaveText('The table is closed.');
  await expect(board.css('header p')).toHaveText('Final standings');
  await expect(board.css('.board-standings__name').first).toHaveText(winner);
});

test('three quick taps note one payment', async () => {
  const dealer = await openClosed();
  await dealer.tab.advance(BOUNCE_MS);
  await dealer.tab.tapNow(box(dealer, 'Mrs Sago'), 3);
  await expectTick(dealer, 'Mrs Sago', true);
  await expect(progress(dealer)).toHaveText('1 of 7 paid');
  const posted = dealer.tab.network.posted.filter((path) => path.endsWith('payments'));
  assert.deepEqual(posted, [`${dealer.table.path}/payments`]);
});

test('a tick is taken back by undo or as a correction', async () => {
  const dealer = await openClosed();
  for (const name of ['Mrs Sago', 'Valeria', 'Lady Reveller']) await tick(dealer, name);
  await tick(dealer, 'Lady Reveller');
  assert.equal((await dealer.table.events()).at(-1)!.type, 'session.entries_taken_back');
  await tick(dealer, 'Mrs Sago');
  const corrections = (await dealer.table.events()).filter(({ type }) => type === 'session.entry_amended');
  assert.deepEqual(
    corrections.map(({ data }) => data['change']),
    ['struck'],
  );
  await expect(progress(dealer)).toHaveText('1 of 7 paid');
  const { payouts } = await settlingUp(dealer.table);
  assert.deepEqual(
    payouts.filter(({ paid }) => paid).map(({ to }) => to),
    ['Valeria'],
  );
});

test('the page says that a device may not take a payment back', async () => {
  const dealer = await openClosed();
  await tick(dealer, 'Mrs Sago');
  await tick(dealer, 'Valeria');
  const forbidden = { code: 'forbidden', title: 'Forbidden', detail: '', status: 403 };
  const refuse = async (): Promise<Response> => Response.json(forbidden, { status: 403 });
  dealer.tab.network.route('POST', /corrections$/, refuse);
  await dealer.tab.tap(box(dealer, 'Mrs Sago'));
  await expect(notice(dealer)).toContainText('This device is not allowed to take back that payment.');
  await expectTick(dealer, 'Mrs Sago', true);
});

test('each row has what adds up to its net, on the screen and on paper', async () => {
  const cashedOut = SHEET.replace('\nend\n', '\nend\ncashout "Lord Worthy" 12l10s\n');
  const dealer = await openAsDealer(await importSheet(cashedOut));
  const standing = (name: string): Locator => dealer.tab.css('.final-standings__row').withText(name);
  await expect(standing('Lord Worthy')).toContainText(
    /brought in £50 · cashed out £12\s10s · purse £36\s9s−£1\s1s$/,
  );
  await expect(standing('Mrs Sago')).toContainText(/brought in £10 · purse £/);
  await expect(standing('The bank')).toContainText(/brought in £150 · purse £/);
  const headings = dealer.tab.css('.printed-list__standings thead td');
  await expect(headings).toHaveText(['', '', 'Brought in', 'Cashed out', 'Purse', 'Net']);
  const printed = dealer.tab.css('.printed-list__standings tr').withText('Lord Worthy');
  await expect(printed).toContainText(/£50£12\s10s£36\s9s/);
});

test('the way to settle is remembered', async () => {
  const dealer = await openClosed();
  const { tab } = dealer;
  const settlement = await settlingUp(dealer.table);
  for (const way of ['with_bank', 'without_bank'] as const) {
    await tab.tap(tab.button(WAYS[way]));
    await expect(tab.css('.transfer-item__sentence')).toHaveText(
      settlement[way].map(({ from, to }) => {
        const named = (party: string): string => (party === 'bank' ? '[Tt]he bank' : party);
        return new RegExp(`^${named(from)} pays ${named(to)} `);
      }),
    );
    const hasBank = settlement[way].some(({ from, to }) => [from, to].includes('bank'));
    assert.equal(hasBank, way === 'with_bank');
  }
  await tab.reload();
  await expect(tab.button(WAYS.without_bank)).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(dealer)).toHaveCount(settlement.without_bank.length);
  const payer = settlement.without_bank[0]!.from;
  await tab.tap(
    rows(dealer)
      .withText(new RegExp(`^${payer}`))
      .first.byRole('checkbox'),
  );
  await expect(progress(dealer)).toContainText('1 of ');
  await tab.tap(tab.button(WAYS.payouts));
  await expect(tab.byText('One payment between parties is noted too.')).toBeVisible();
});

test('all payouts are ticked and stay ticked', async () => {
  const dealer = await openClosed();
  for (const { to } of (await settlingUp(dealer.table)).payouts)
    await tick(dealer, to === 'bank' ? 'The bank' : to);
  await expect(progress(dealer)).toHaveText('All 7 are paid.');
  assert.ok((await settlingUp(dealer.table)).payouts.every(({ paid }) => paid));
  await dealer.tab.reload();
  await expect(rows(dealer).byRole('checkbox', { checked: true })).toHaveCount(7);
});

test('a payment of another score-keeper is shown before a tap counts', async () => {
  const dealer = await openClosed();
  const { tab, table } = dealer;
  // This page does not know of the newer version, as if the other payment were noted just now.
  const known = await table.state();
  tab.network.route('GET', new RegExp(`^${table.path}$`), async () => Response.json(known));
  const { payouts } = await settlingUp(table);
  const owed = payouts.find(({ to }) => to === 'Mrs Sago')!;
  const payment = { from: owed.from, to: owed.to, amount: owed.amount };
  const response = await table.enter('payments', payment);
  assert.equal(response.status, 201, await response.text());
  await tab.tap(box(dealer, 'Valeria'));
  await expect(notice(dealer)).toContainText('Another score-keeper noted something in the meantime.');
  await expectTick(dealer, 'Mrs Sago', true);
  await expectTick(dealer, 'Valeria', false);
  await tick(dealer, 'Valeria');
  await expect(notice(dealer)).toHaveCount(0);
  assert.deepEqual(
    (await settlingUp(table)).payouts
      .filter(({ paid }) => paid)
      .map(({ to }) => to)
      .toSorted(),
    ['Mrs Sago', 'Valeria'],
  );
});

test('a payment of another score-keeper is shown', async () => {
  const dealer = await openClosed();
  const { payouts } = await settlingUp(dealer.table);
  const { from, to, amount } = payouts.find((payment) => payment.to === 'Valeria')!;
  await dealer.table.enter('payments', { from, to, amount });
  await expectTick(dealer, 'Valeria', true);
});

test('payments that could not be loaded are loaded by a tap', async () => {
  const tab = await openTab('/settings', { role: 'dealer' });
  const table = await importSheet(SHEET);
  const fail = (): Promise<never> => Promise.reject(new TypeError('the connection broke'));
  tab.network.route('GET', /settling-up$/, fail, 1);
  await tab.visit(`/tables/${table.id}`);
  const error = tab.css('.load-error');
  await expect(error).toContainText('Paroli is not responding.');
  await expect(tab.byText('Loading the payments…')).toHaveCount(0);
  await tab.tap(error.button('Try again'));
  await expect(tab.css('.transfer-item')).toHaveCount(7);
  await expect(error).toHaveCount(0);
});

test('without the network no payment can be noted', async () => {
  const dealer = await openClosed();
  const { tab } = dealer;
  await tab.setOnline(false);
  await expect(tab.css('.settle-up__offline')).toHaveText(
    'No connection. You can note payments when the server responds.',
  );
  await expect(box(dealer, 'Mrs Sago')).toBeDisabled();
  await tab.setOnline(true);
  await expect(tab.css('.settle-up__offline')).toHaveCount(0);
  await tick(dealer, 'Mrs Sago');
});

test('undo takes back the close and opens the table again', async () => {
  const dealer = await openClosed();
  const { tab, table } = dealer;
  await tick(dealer, 'Mrs Sago');
  const undo = tab.button(/^Undo/);
  await expect(undo).toContainText('payment £9');
  await tab.tap(undo);
  await expect(progress(dealer)).toHaveText('0 of 7 paid');
  await expect(undo).toContainText('close table');
  await tab.tap(undo);
  await expect(tab.role('grid')).toBeVisible();
  await dealer.waitUntilRecorded();
  assert.equal((await table.state()).phase, 'staking');
});

test('a table that is closed while a tray is open closes the tray', async () => {
  const dealer = await openAsDealer(await importSheet(SHEET.replace('\nclose\n', '\n')));
  const { tab } = dealer;
  await tab.tap(tab.css('.name-cell__button').first);
  const prompt = tab.css('.prompt').first;
  await expect(prompt).toContainText('What does Lady Reveller do?');
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.button('Close the table'));
  await tab.tap(tab.role('group', { name: /^Close the table/ }).button('Close'));
  await expect(prompt).toContainText('The table is closed.');
  await expect(tab.css('.tray-frame')).toHaveCount(0);
  await expect(tab.button(/^Undo/)).toContainText('close table');
});

/** Counts how often the page asks to be printed. */
function countPrints(): { count: number } {
  const prints = { count: 0 };
  Object.assign(globalThis, { print: () => (prints.count += 1) });
  return prints;
}

test('the payout list is printed three taps after the close is chosen', async () => {
  const prints = countPrints();
  const dealer = await openAsDealer(await importSheet(SHEET.replace('\nclose\n', '\n')));
  const { tab } = dealer;
  await tab.tap(tab.button('Menu'));
  for (const words of ['Close the table', 'Close', 'Print the payout list']) await tab.tap(tab.button(words));
  assert.equal(prints.count, 1);
});

const TAROT = `
format = "basset/1"
game = "tarot"
title = "Hand by hand"
rules = "swiss_tarot"
currency = "lsd"
entries = '''
seat Anne 5s
seat Bess 3s
seat Carl 3s
ante 1s
count Anne 40 Bess 21 Carl 17
count Anne 40 Bess 21 Carl 17
count Anne 40 Bess 21 Carl 17
close
'''
`;

test('the generic page ends a table too', async () => {
  const prints = countPrints();
  const { id } = await askJson<{ id: string }>('/v1/score-sheets', TAROT);
  const board = await openTab(`/board/${id}`, { role: 'board', sessions: [id] });
  await expect(board.css('.board-standings__name')).toHaveCount(4); // and the pot
  const dealer = await openAsDealer(new ServiceTable(id, 'tarot'));
  const { tab } = dealer;
  await expect(rows(dealer)).toHaveCount(3);
  await expect(tab.css('.way-choice button')).toHaveCount(2);
  await tick(dealer, 'Anne');
  await expect(progress(dealer)).toHaveText('1 of 3 paid');
  await tab.tap(tab.button('Print the payout list'));
  assert.equal(prints.count, 1);
  await tab.tap(tab.button(/^Undo payment/));
  await expect(progress(dealer)).toHaveText('0 of 3 paid');
  await tab.tap(tab.button('Undo close table'));
  await expect(tab.role('grid')).toBeVisible();
  await expect(dealer.row('Anne').css('.row-note')).toHaveText('One game won');
});
