/** The dealer's table page: what a tap or a line enters, and what the page says about it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { BOUNCE_MS, openTab } from '../dom/tab.ts';
import { newTable } from '../dom/table.ts';
import { cardsOf, openParlourTable, STAKES } from './parlour-table.ts';

const RIDING = [...STAKES, 'fasse 8', 'pair K 10', 'paroli anne K', 'paroli bess K'];
const DEALT = [...STAKES, 'fasse 8', 'pair 2 3', 'end'];

test('a wrong first card can be taken back', async () => {
  const dealer = await openParlourTable([...STAKES, 'fasse 8']);
  await dealer.tapCards('K');
  await expect(dealer.tab.css('.main-button')).toHaveText('Not the king');
  await dealer.tab.tap(dealer.tab.css('.main-button[data-step=cancel_card]'));
  await dealer.expectSentence('The fasse is the eight.');
  await dealer.waitUntilRecorded();
  assert.equal((await dealer.table.state()).place, 1);
});

test('a double tap draws one card, and a later tap makes twins', async () => {
  const dealer = await openParlourTable([...STAKES, 'fasse 8']);
  const king = dealer.tab.css("[data-rank='K']");
  await dealer.tab.advance(BOUNCE_MS);
  await dealer.tab.tapNow(king, 2);
  await dealer.expectSentence('King wins, … loses.');
  await expect(king).toHaveAttribute('aria-pressed', 'true');
  await dealer.tab.advance(BOUNCE_MS);
  await dealer.tab.tapNow(king);
  await dealer.expectSentence('Two kings: twins. The first card wins.');
});

test('the menu adds a player during a deal', async () => {
  const dealer = await openParlourTable([...STAKES, 'fasse 8', 'pair 2 3']);
  const { tab } = dealer;
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.button('Add a player'));
  await tab.fill(tab.css('.seat-tray').byLabel('Name'), 'carl');
  await tab.tap(tab.button(/^Add carl with /));
  await expect(dealer.row('carl')).toBeVisible();
  await dealer.waitUntilRecorded();
  assert.equal((await dealer.table.state()).punters.length, 3);
});

test('no place is shown before the first result', async () => {
  const dealer = await openParlourTable([...STAKES, 'fasse 8']);
  const figures = dealer.row('anne').css('.name-cell__net');
  await expect(figures).toHaveText('');
  await dealer.tapCards('2', 'K');
  await expect(figures).toHaveText(/· 2nd$/);
});

test('a side bet and a mace are recorded', async () => {
  const dealer = await openParlourTable([...STAKES, 'fasse 8']);
  const { tab } = dealer;
  const seven = dealer.row('anne').css("[data-card='7']");
  await tab.tap(seven);
  await tab.tap(dealer.coin('5s'));
  await dealer.expectSentence('… bets anne 5s that the seven loses.');
  await tab.tap(dealer.row('bess').css('.seat-row__action .choice-button'));
  await tab.tap(seven);
  await tab.tap(tab.css('.tray-frame .choice-button').withText('Mace'));
  await dealer.waitUntilRecorded();
  const { side_bets: bets } = await dealer.table.state();
  assert.deepEqual(
    bets.map(({ backer, card, amount }) => [backer, card, amount]),
    [['bess', '7', 240]],
  );
  assert.equal((await dealer.table.couches())['anne 7'], 480 + 240);
});

test('each stake is announced to a screen reader, and then what is due', async () => {
  const dealer = await openParlourTable([]);
  const announced = dealer.tab.css(".table-shell [aria-live='polite']");
  await dealer.tab.tap(dealer.coin('5s'));
  for (const [rank, words, next] of [
    ['7', 'seven', 'anne'],
    ['8', 'eight', 'bess'],
  ] as const) {
    await dealer.tapCards(rank);
    await expect(announced).toHaveText(`anne stakes 5s on the ${words}. ${next} stakes 5s on …`);
  }
});

test('undo removes an unsent entry', async () => {
  const dealer = await openParlourTable();
  await dealer.tab.tap(dealer.coin('5s'));
  await dealer.tab.setOnline(false);
  await dealer.tapCards('K', '7');
  await expect(dealer.tab.css('.sync-chip')).toHaveText('2 waiting');
  await dealer.undo();
  await dealer.tab.setOnline(true);
  assert.deepEqual(await cardsOf(dealer, 'anne'), ['K']);
});

test('a player is added by a sheet line', async () => {
  const dealer = await openParlourTable();
  await dealer.line('seat "Mrs Sago" 12l diamonds');
  await expect(dealer.row('Mrs Sago')).toContainText('£12');
  await dealer.waitUntilRecorded();
  assert.equal((await dealer.table.purses())['Mrs Sago'], 11_520);
});

test('after a sheet line the focus is where it was', async () => {
  const dealer = await openParlourTable([...STAKES, 'fasse 8', 'pair K 10']);
  await dealer.tab.focus(dealer.name('bess'));
  await dealer.line('take *');
  await expect(dealer.name('bess')).toBeFocused();
  await dealer.waitUntilRecorded();
  assert.deepEqual((await dealer.table.state()).waiting, []);
});

test('a sheet line that was given up is not there again', async () => {
  const { tab } = await openParlourTable();
  const field = tab.css('.sheet-line-box input');
  await tab.press(':');
  await expect(field).toBeFocused();
  await tab.type('stake anne');
  await tab.press('Escape');
  await expect(field).toHaveCount(0);
  await tab.press(':');
  await expect(field).toHaveValue('');
});

test('each row offers the stakes of its player from the last deal', async () => {
  const dealer = await openParlourTable(DEALT);
  const offer = (player: string) => dealer.row(player).button(new RegExp(`as last deal.*, ${player}$`, 'i'));
  for (const player of ['anne', 'bess']) await expect(offer(player)).toBeVisible();
  await dealer.tab.tap(dealer.row('bess').css('.row-choice'));
  await expect(offer('anne')).toBeVisible();
  assert.deepEqual(await cardsOf(dealer, 'bess'), ['10', 'K']);
  assert.deepEqual(await cardsOf(dealer, 'anne'), []);
});

test('one tap stakes for the whole table', async () => {
  const dealer = await openParlourTable(DEALT);
  const all = dealer.tab.css('[data-tray=usual] button').withText('All as last deal');
  await dealer.tab.tap(all);
  await dealer.expectSentence('All stakes are placed. Turn the fasse.');
  await expect(all).toHaveCount(0);
  await expect(dealer.tab.css('.undo-button__entry')).toContainText(/^bess .* and 3 more$/);
  await dealer.waitUntilRecorded();
  const stakes = { 'anne 7': 480, 'anne K': 240, 'bess 10': 120, 'bess K': 48 };
  assert.deepEqual(await dealer.table.couches(), stakes);
});

const phase = async (dealer: Awaited<ReturnType<typeof openParlourTable>>): Promise<string> => {
  await dealer.waitUntilRecorded();
  return (await dealer.table.state()).phase;
};

/** Opens a table with two parolis, and the tray that ends its deal. */
async function openEndTray() {
  const dealer = await openParlourTable(RIDING);
  await dealer.tab.tap(dealer.tab.css('button').withText('End the deal early'));
  await expect(dealer.tab.css('[data-tray=end]')).toContainText(
    '47 cards left. Couches go home. Two parolis will not be paid: up to £2\u00a02s.',
  );
  return { dealer, end: dealer.tab.css('[data-tray=end] button[data-kind]').first };
}

test('the tray of an early end ends the deal', async () => {
  const { dealer, end } = await openEndTray();
  await dealer.tab.tap(end);
  await dealer.expectSentence('Deal over. Couches go home.');
  assert.equal(await phase(dealer), 'staking');
  assert.deepEqual(await dealer.table.couches(), {});
});

test('a card closes the tray of an early end', async () => {
  const { dealer } = await openEndTray();
  await dealer.tapCards('9');
  await expect(dealer.tab.css('[data-tray=end]')).toHaveCount(0);
  await dealer.expectSentence('Nine wins, … loses.');
  assert.equal(await phase(dealer), 'drawing');
});

test('with the keyboard the second press ends the deal, but not a bounce of the first', async () => {
  const dealer = await openParlourTable(RIDING);
  for (let bounce = 0; bounce < 2; bounce += 1) await dealer.tab.press('e');
  await expect(dealer.tab.css('[data-tray=end] button[data-kind]').first).toHaveText('End the deal');
  await dealer.tab.advance(BOUNCE_MS);
  assert.equal(await phase(dealer), 'drawing');
  await dealer.tab.press('e');
  await dealer.expectSentence('Deal over. Couches go home.');
});

test('a real table shows no steps of the practice guide', async () => {
  const { tab } = await openParlourTable([...STAKES, 'fasse 2']);
  await expect(tab.css('button.prompt__note')).toContainText('tap the card that wins');
  await expect(tab.css('.practice-guide p')).toHaveCount(0);
});

test('the result of a deal explains the couch', async () => {
  const { tab } = await openParlourTable([...STAKES, 'fasse 2', 'end']);
  await expect(tab.css('.round-result')).toBeVisible();
  await tab.tap(tab.css('.prompt__text .term-button'));
  await expect(tab.css('.term-dialog')).toContainText('The money that a player lays on one card.');
});

for (const [shown, words] of [
  [
    'en',
    {
      note: 'Two wins wait: take, or play on',
      restake: 'restake',
      meaning: 'takes the win and lays the same stake',
    },
  ],
  [
    'fr',
    {
      note: 'Deux gains attendent\u00a0: encaisser, ou continuer',
      restake: 'remiser',
      meaning: 'encaisse le gain et repose',
    },
  ],
] as const)
  test(`a word explains what it is to restake, beside the note about open wins (${shown})`, async () => {
    const table = await newTable({
      lines: ['seat Anne 500', 'seat Bess 500', 'stake Anne K 5', 'stake Bess K 5', 'fasse 2', 'pair K 3'],
      rules: { preset: 'cotton' },
    });
    const { tab } = await openAsDealer(table, { language: shown });
    await expect(tab.css('button.prompt__note')).toContainText(words.note);
    await tab.tap(tab.css('.prompt__hint .term-button').withText(words.restake));
    await expect(tab.css('.term-dialog')).toContainText(words.meaning);
  });

for (const [shown, words] of [
  ['en', ['Won 5 so far, 1st place', 'Lost 5 so far, 3rd place', 'Nothing won or lost so far, 2nd place']],
  [
    'fr',
    [
      'Gain de 5 jusqu’ici, 1re place',
      'Perte de 5 jusqu’ici, 3e place',
      'Ni gain ni perte jusqu’ici, 2e place',
    ],
  ],
] as const)
  test(`a tap on a name explains the figures below it (${shown})`, async () => {
    const lines = ['stake Anne K 5', 'stake Bess 3 5', 'fasse 2', 'pair K 3', 'take *'];
    const table = await newTable({
      lines: ['seat Anne 500', 'seat Bess 500', 'seat Carl 500', ...lines],
      rules: { preset: 'cotton' },
    });
    const dealer = await openAsDealer(table, { language: shown });
    const head = dealer.tab.css('.tray-frame__head');
    for (const [at, player] of ['Anne', 'Bess', 'Carl'].entries()) {
      await dealer.tab.tap(dealer.name(player));
      await expect(head).toContainText(words[at]!);
    }
  });

test('before the first deal no stakes of a last deal are offered', async () => {
  const dealer = await openParlourTable();
  await expect(dealer.row('anne').css('[data-letter]').first).toBeVisible();
  await expect(dealer.tab.css('[data-tray=usual] button').withText('as last deal')).toHaveCount(0);
});

test('the menu stays open when the table loads', async () => {
  const table = await newTable({ lines: ['seat anne 100', 'seat bess 30'] });
  const tab = await openTab('/settings', { role: 'dealer' });
  const release = tab.network.hold('GET', new RegExp(`^${table.path}$`));
  await tab.visit(`/tables/${table.id}`);
  await expect(tab.role('heading', { name: 'Loading the table' })).toBeVisible();
  await tab.network.whenHeld();
  const menu = tab.button('Menu');
  await tab.tap(menu);
  const rules = tab.role('link', { name: 'Rules' });
  await tab.focus(rules);
  await release();
  await expect(tab.role('grid')).toBeVisible();
  await expect(rules).toBeFocused();
  await tab.press('Escape');
  await expect(rules).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('a screen reader reads each count of a round once, and then what comes next', async () => {
  const lines = ['seat Dora 100', 'seat Emil 100', 'seat Fritz 100', 'ante'];
  const table = await newTable({ game: 'tarot', rules: { preset: 'swiss_tarot' }, bank: undefined, lines });
  const { tab } = await openAsDealer(table);
  const announced = tab.css(".table-shell [aria-live='polite']");
  await expect(announced).toContainText('Round one of three');
  const heard: string[] = [];
  new MutationObserver(() => heard.push(announced.all()[0]!.textContent!)).observe(announced.all()[0]!, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await table.enterLines('count Dora 30 Emil 26');
  await expect(announced).toContainText('Dora 30');
  await tab.advance(1000);
  assert.deepEqual(heard, [
    'Dora 30, Emil 26, Fritz 22. Dora leads with 30. Round two of three, Emil dealt. Emil, how many?',
  ]);
});

test('after an undo, a screen reader does not read the entry before it, made before the page was opened', async () => {
  const dealer = await openParlourTable(['stake anne K 5', 'stake bess 7 5']);
  const { tab } = dealer;
  const announced = tab.css(".table-shell [aria-live='polite']");
  await expect(announced).toContainText('bess stakes');
  await dealer.undo();
  await dealer.waitUntilRecorded();
  await expect(tab.css('.undo-notice')).toBeVisible();
  await tab.advance(10_000);
  await expect(tab.css('.undo-notice')).toHaveCount(0);
  await tab.advance(1000);
  await expect(announced).toHaveText('anne stakes … on …');
});

test('a new player without a purse is told what to enter', async () => {
  const { tab } = await openAsDealer(await newTable({ lines: ['seat Ann 100'] }));
  await tab.tap(tab.button('Menu'));
  await tab.tap(tab.css('.menu-panel').button('Add a player'));
  await tab.fill(tab.byLabel('Purse'), ' ');
  await expect(tab.byLabel('Purse: Enter an amount, or 0.')).toHaveAttribute('aria-invalid', 'true');
  await tab.fill(tab.byLabel(/^Purse/), 'x');
  await expect(tab.byLabel(/^Purse: This is not an amount/)).toBeVisible();
});
