/** A deal at the table by taps and by keys: what is recorded, what the page says, and where the focus goes. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { onPhone } from '../dom/phone.ts';
import { BOUNCE_MS } from '../dom/tab.ts';
import { openParlourTable, STAKES } from './parlour-table.ts';

const UNANSWERED_WINS = [...STAKES, 'fasse 8', 'pair K 10'];
const BREAK_BANK = [
  ...['stake anne K 9000', 'stake anne 7 1', 'stake bess A 1', 'stake bess 2 1'],
  ...['fasse 8', 'pair K 10', 'paroli anne K', 'pair K 9', 'paroli anne K'],
  ...['pair K 4', 'take anne K'],
];

const purses = async (dealer: Dealer): Promise<Record<string, number | null>> => {
  await dealer.waitUntilRecorded();
  return dealer.table.purses();
};

test('a deal can be entered by touch', async () => {
  const dealer = await openParlourTable();
  const { tab } = dealer;
  await tab.tap(dealer.coin('10s'));
  await dealer.tapCards('K', '7');
  await dealer.expectSentence('bess stakes 10s on …');
  await dealer.tapCards('K', '10');
  await dealer.expectSentence('All stakes are placed. Turn the fasse.');
  await dealer.waitUntilRecorded();
  await tab.tap(tab.css('.main-button[data-ready=true]'));
  await dealer.expectSentence('The fasse is the ….');
  await dealer.tapCards('8');
  await dealer.expectSentence('The fasse is the eight.');
  await dealer.tapCards('K');
  await dealer.expectSentence('King wins, … loses.');
  await dealer.tapCards('10');
  await dealer.expectSentence('King wins, ten loses.');
  await tab.tap(tab.css("[data-answer='anne|K'] .answer-buttons__paroli"));
  await tab.tap(tab.css("[data-answer='bess|K'] .answer-buttons__take"));
  await dealer.expectSentence('… wins, … loses.');
  assert.deepEqual(await purses(dealer), { anne: 9600 - 960, bess: 9600 - 480 + 480 });
  const { stakes } = await dealer.table.state();
  assert.deepEqual(stakes.map(({ card, crooks }) => [card, crooks]).toSorted(), [
    ['7', 0],
    ['K', 1],
  ]);
});

test('a replacement card is staked in two taps', async () => {
  const dealer = await openParlourTable([...UNANSWERED_WINS, 'take *']);
  await dealer.tab.tap(dealer.place('bess', '6'));
  await dealer.expectSentence('bess stakes … on the six');
  await dealer.tab.tap(dealer.coin('5s'));
  await expect(dealer.row('bess').css("[data-card='6']")).toBeVisible();
  assert.equal((await purses(dealer))['bess'], 9600 - 120 - 240 + 48);
});

test('on a phone a tap on a name makes a side bet', () =>
  onPhone(async () => {
    const dealer = await openParlourTable([...STAKES, 'fasse 8']);
    await dealer.tab.tap(dealer.row('anne').css("[data-card='7']"));
    await dealer.tab.tap(dealer.coin('5s'));
    await expect(dealer.name('bess')).toContainText('bets');
    await dealer.tab.tap(dealer.name('bess'));
    await dealer.waitUntilRecorded();
    const { side_bets: bets } = await dealer.table.state();
    assert.deepEqual(
      bets.map(({ backer, against }) => [backer, against]),
      [['bess', 'anne']],
    );
    await dealer.tapCards('7', '2');
    await dealer.expectSentence('Seven wins, two loses.');
    await expect(dealer.tab.css('button.prompt__note')).toBeVisible();
    await expect(dealer.name('bess')).toContainText('Side bet with anne lost, 5s');
  }));

test('before the fasse, a side bet is made on a stake, which stays', async () => {
  const dealer = await openParlourTable(STAKES);
  const { tab } = dealer;
  await tab.tap(dealer.row('anne').css("[data-card='7']"));
  await dealer.expectSentence('Change the stake of anne on the seven.');
  await tab.tap(tab.button('Side bet…'));
  await tab.tap(dealer.coin('5s'));
  await dealer.expectSentence('… bets anne 5s that the seven loses.');
  await tab.tap(dealer.row('bess').button(/against anne/));
  await dealer.waitUntilRecorded();
  const { side_bets: bets, stakes } = await dealer.table.state();
  assert.deepEqual(
    bets.map(({ backer, against, amount }) => [backer, against, amount]),
    [['bess', 'anne', 240]],
  );
  assert.equal(stakes.find(({ card, punter }) => card === '7' && punter === 'anne')?.couch, 480);
});

for (const more of [[], ['end']])
  test(`a broken bank is funded from the banner (${more[0] ?? 'before the end'})`, async () => {
    const dealer = await openParlourTable([...BREAK_BANK, ...more]);
    const debt = dealer.tab.css('.bank-tray__worst');
    if (!more.length) await expect(debt).toHaveText('Broke, owes £40\u00a012s\u00a06d');
    await dealer.tab.tap(dealer.tab.role('banner').button(/Fund the bank/));
    await expect(dealer.tab.css('.tray-frame')).toContainText('Broke, owes £40\u00a012s\u00a06d');
    await dealer.tab.tap(dealer.tab.css('.money-tray__move'));
    await dealer.waitUntilRecorded();
    assert.equal((await dealer.table.state()).bank.balance, 0);
  });

test('a refusal shows its reason and is corrected in one tap', async () => {
  const dealer = await openParlourTable();
  await dealer.line('stake anne 6 12l');
  const slip = dealer.tab.byRole('alert').withText('Not recorded.');
  await expect(slip).toContainText(/purse holds only £10\. The stake on the six needs £12\./);
  await dealer.tab.tap(dealer.tab.css('.rejection-slip [data-kind=best]'));
  await dealer.waitUntilRecorded();
  assert.deepEqual(Object.values(await dealer.table.couches()), [9600]);
});

test('the focus moves to the next answer and then to the main button', async () => {
  const dealer = await openParlourTable(UNANSWERED_WINS);
  const { tab } = dealer;
  await tab.advance(BOUNCE_MS);
  await tab.focus(tab.css("[data-answer='anne|K'] .answer-buttons__take"));
  await tab.press('Enter');
  await expect(tab.css("[data-answer='bess|K'] button").first).toBeFocused();
  await tab.press('Enter');
  await expect(tab.css('.main-button')).toBeFocused();
  await dealer.waitUntilRecorded();
  assert.deepEqual((await dealer.table.state()).waiting, []);
});
