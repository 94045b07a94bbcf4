/** The focus of a keyboard stays at the table when the focused button disappears. */

import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import { newTable } from '../dom/table.ts';
import { BOUNCE_MS, connectDevice, openTab } from '../dom/tab.ts';

const openLansquenet = async (...lines: string[]): Promise<Dealer> =>
  openAsDealer(
    await newTable({
      game: 'lansquenet',
      bank: undefined,
      rules: { preset: 'lansquenet', overrides: {} },
      lines: ['seat Anne 100', 'seat Bess 100', ...lines],
    }),
  );

test('after the result of a hand, the main button has the focus', async () => {
  const { tab } = await openLansquenet('wager 10', 'cover Bess 10');
  await tab.focus(tab.button(/^Left: /));
  await tab.press('Enter');
  await expect(tab.css('button.main-button')).toBeFocused();
});

const PRESETS = {
  basset: 'modern',
  baccarat: 'banque',
  glic: 'glic',
  lansquenet: 'lansquenet',
  tarot: 'swiss_tarot',
};

const openGame = async (game: string, preset: string): Promise<Dealer> =>
  openAsDealer(
    await newTable({
      game,
      bank: game === 'basset' ? { funds: 1000 } : undefined,
      rules: { preset, overrides: {} },
      lines: ['seat Anne 60', 'seat Bess 60', 'seat Carl 60'],
    }),
  );

for (const [game, preset] of Object.entries(PRESETS))
  for (const task of ['Cash out', 'Buy in another sum'])
    test(`“${task}” leads the focus into its tray, and no Enter goes on to the next step (${game})`, async () => {
      const dealer = await openGame(game, preset);
      const { tab } = dealer;
      await tab.focus(dealer.name('Bess'));
      await tab.press('Enter');
      await tab.focus(tab.css('.tray-frame').button(task));
      await tab.press('Enter');
      await expect(tab.css("[data-tray='money'] .coin-keys__key").first).toBeFocused();
      await tab.focus(tab.button('Close'));
      await tab.press('Enter');
      await expect(dealer.name('Bess')).toBeFocused();
    });

for (const [game, preset] of Object.entries(PRESETS))
  test(`after the panel of corrections, the name of the player has the focus (${game})`, async () => {
    const dealer = await openGame(game, preset);
    const { tab } = dealer;
    await tab.focus(dealer.name('Bess'));
    await tab.press('Enter');
    await tab.focus(tab.css('.tray-frame').button('Correct…'));
    await tab.press('Enter');
    await expect(tab.css('.panel-host')).toBeVisible();
    await tab.press('Escape');
    await expect(tab.css('.panel-host')).toHaveCount(0);
    await expect(dealer.name('Bess')).toBeFocused();
  });

/** Opens the tray of a cash-out by keyboard, while some elements take no focus. */
async function openCashOut(context: TestContext, withoutFocus: string): Promise<Dealer> {
  const dealer = await openGame('lansquenet', PRESETS.lansquenet);
  const { tab } = dealer;
  await tab.focus(dealer.name('Bess'));
  await tab.press('Enter');
  await tab.focus(tab.css('.tray-frame').button('Cash out'));
  const { focus } = HTMLElement.prototype;
  context.mock.method(HTMLElement.prototype, 'focus', function (this: HTMLElement): void {
    if (!this.matches(withoutFocus)) focus.call(this);
  });
  await tab.press('Enter');
  return dealer;
}

test('if the first button of a tray takes no focus, the next one gets it', async (context) => {
  const { tab } = await openCashOut(context, '.tray-frame .coin-keys__key:first-child');
  await expect(tab.css("[data-tray='money'] .coin-keys__key").nth(1)).toBeFocused();
});

test('from a tray, the focus does not go to the main button', async (context) => {
  const { tab } = await openCashOut(context, '.tray-frame *');
  await expect(tab.css('[data-row] button').first).toBeFocused();
});

test('after the last cover of a row, the name of the row has the focus', async () => {
  const dealer = await openLansquenet('wager 10');
  const { tab } = dealer;
  await tab.press('r');
  await tab.focus(dealer.row('Bess').css('.row-choice'));
  await tab.press('Enter');
  await dealer.expectSentence('Anne banks 10, all covered. Deal the hand.');
  await expect(dealer.name('Bess')).toBeFocused();
});

test('after “Add a player” of the menu, the field of the name has the focus', async () => {
  const { tab } = await openLansquenet();
  await tab.focus(tab.button('Menu'));
  await tab.press('Enter');
  await tab.focus(tab.css('.menu-panel').button('Add a player'));
  await tab.press('Enter');
  await expect(tab.byLabel('Name')).toBeFocused();
});

test('after the undo of the last entry, the main button has the focus', async () => {
  const dealer = await openAsDealer(await newTable({ lines: ['seat Ann 100'] }));
  const { tab } = dealer;
  const undo = tab.css('button.undo-button');
  while (undo.count) {
    await tab.focus(undo);
    await tab.press('Enter');
    await dealer.waitUntilRecorded();
  }
  await expect(tab.css('button.main-button')).toBeFocused();
});

test('a table that was opened has the focus at its next step', async () => {
  const tab = await openTab('/new');
  for (const name of ['Money', 'Seats', 'Open the table']) {
    await tab.focus(tab.button(new RegExp(`${name}$`)).last);
    await tab.press('Enter');
  }
  await expect(tab.css('.table-shell')).toBeVisible();
  await expect(tab.css('button.main-button, .seat-tray__name input').first).toBeFocused();
});

test('after a tap of a finger, the focus stays as it is', async () => {
  const dealer = await openLansquenet('wager 10', 'cover Bess 10');
  await dealer.tab.tap(dealer.tab.button(/^Left: /));
  await dealer.expectSentence('Left matches: Anne wins 10.');
  await dealer.tab.advance(100);
  await expect(dealer.tab.css('body:focus, :focus')).toHaveCount(0);
});

test('after an entry that waits is removed, the next one or the panel has the focus', async () => {
  const dealer = await openLansquenet('wager 10');
  const { tab } = dealer;
  await tab.setOnline(false);
  await dealer.line('buyin Anne 10');
  await dealer.line('buyin Bess 10');
  await tab.tap(tab.css('.sync-chip'));
  const panel = tab.css('.panel-host');
  const remove = panel.css('.outbox-list__remove');
  await expect(remove).toHaveCount(2);
  for (const next of [remove, panel]) {
    await tab.focus(remove.first);
    await tab.advance(BOUNCE_MS);
    await tab.press('Enter');
    await expect(next).toBeFocused();
  }
});

const openRefusing = async (): Promise<Dealer> =>
  openAsDealer(
    await newTable({
      rules: { preset: 'parlour', overrides: { burn: 0, cards_required: 0 } },
      lines: ['seat Anne 100', 'seat Bess 30', 'stake Anne K 5', 'fasse 3'],
    }),
  );

test('a refusal takes the focus from the keys below it, and presses nothing', async () => {
  const dealer = await openRefusing();
  const { tab } = dealer;
  await connectDevice({ role: 'dealer', name: 'The bar' }).then((other) =>
    other.post(`${dealer.table.path}/pen`, {}),
  );
  await expect(tab.button('The bar has control. Take control…')).toBeVisible();
  await tab.focus(tab.css('button.main-button'));
  await tab.press('2');
  await tab.press('4');
  const slip = tab.css('.rejection-slip');
  await expect(slip).toBeFocused();
  await tab.press('Enter');
  let isShortcut: boolean | null = null;
  window.addEventListener('keydown', (event) => (isShortcut = event.defaultPrevented), { once: true });
  await tab.press(' ');
  assert.equal(isShortcut, false);
  await tab.focus(dealer.name('Anne'));
  await tab.advance(BOUNCE_MS);
  await tab.press('Enter');
  await expect(slip).toHaveCount(0);
  await tab.focus(tab.css(".tray-frame button:not([tabindex='-1'])").first);
  await tab.press('Escape');
  await expect(slip).toBeVisible();
  await tab.advance(100);
  await expect(tab.css('button.main-button')).toBeFocused();
  await tab.focus(slip.button('Discard it'));
  await tab.advance(BOUNCE_MS);
  await tab.press('Enter');
  await expect(slip).toHaveCount(0);
  await expect(tab.css('button.main-button')).toBeFocused();
});

test('a refusal leaves the focus at a row', async () => {
  const dealer = await openRefusing();
  const { tab } = dealer;
  await tab.focus(dealer.name('Bess'));
  await dealer.line('stake Bess K 40');
  await expect(tab.css('.rejection-slip')).toBeVisible();
  await tab.advance(100);
  await expect(dealer.name('Bess')).toBeFocused();
});
