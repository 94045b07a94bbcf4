/** Undo, redo and corrections at the dealer's table. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab } from '../dom/tab.ts';
import { DEAL, openDrawnTable, SEATS, STAKES } from './drawn-table.ts';

const kinds = async (table: ServiceTable): Promise<readonly string[]> =>
  (await table.state()).recent!.map(({ entered }) => entered.kind);

const draws = async (table: ServiceTable): Promise<readonly (readonly string[])[]> =>
  (await table.state()).draws.map(({ cards }) => cards);

/** Chooses a value of a field in the correction panel. */
async function choose({ tab }: Dealer, field: string, words: string): Promise<void> {
  await tab.tap(tab.role('group', { name: field }).button(words));
}

/** Cuts the network during an action. */
async function whileCut({ tab }: Dealer, act: () => Promise<void>): Promise<void> {
  await tab.setOnline(false);
  await expect(tab.button('No connection')).toBeVisible();
  await act();
  await tab.setOnline(true);
}

test('one tap undoes the last entry, and one more restores it', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  await dealer.undo();
  const notice = dealer.tab.css('.undo-notice');
  await expect(notice).toContainText('Taken back: Three, then four.');
  await dealer.waitUntilRecorded();
  assert.equal((await kinds(table)).at(-1), 'take');
  await dealer.tab.tap(dealer.tab.button('Redo'));
  await dealer.waitUntilRecorded();
  assert.equal((await kinds(table)).at(-1), 'pair');
  await dealer.tab.advance(8000);
  await expect(notice).toHaveCount(0);
});

test('undo again and again goes back to the first entry', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  for (const _ of [...SEATS, ...STAKES, ...DEAL]) await dealer.undo();
  await expect(dealer.tab.button(/^Undo/)).toHaveCount(0);
  await dealer.waitUntilRecorded();
  assert.deepEqual(await kinds(table), []);
  assert.deepEqual((await table.state()).punters, []);
});

test('undo of a close opens the table again', async () => {
  const table = await newTable({ lines: [...SEATS, 'close'] });
  const dealer = await openAsDealer(table);
  await dealer.undo();
  await dealer.waitUntilRecorded();
  await dealer.tab.tap(dealer.coin('10'));
  await dealer.tab.tap(dealer.place('anne', 'K'));
  await expect(dealer.couch('anne', 'K')).toBeVisible();
  await dealer.waitUntilRecorded();
  assert.deepEqual(await table.couches(), { 'anne K': 10 });
});

test('undo cancels the first card of a pair', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  await dealer.tab.tap(dealer.key('Q'));
  await expect(dealer.tab.button('Undo Q')).toBeVisible();
  await dealer.undo();
  await dealer.expectSentence('Three wins, four loses.');
  assert.equal((await kinds(table)).at(-1), 'pair');
});

test('undo of an entry that is being sent', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  const release = dealer.tab.network.hold('POST', /entries$/);
  await dealer.tapCards('5', '6');
  await expect(dealer.tab.button('Recording')).toBeVisible();
  await dealer.undo();
  await dealer.expectSentence('Three wins, four loses.');
  await release();
  await dealer.waitUntilRecorded();
  assert.deepEqual((await draws(table)).at(-1), ['3', '4']);
});

test('undo without the network is sent in order', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  await dealer.tapCards('5', '6');
  await dealer.waitUntilRecorded();
  await whileCut(dealer, async () => {
    await dealer.undo();
    await dealer.expectSentence('Three wins, four loses.');
    await dealer.tapCards('5', '8');
  });
  await dealer.waitUntilRecorded();
  assert.deepEqual((await draws(table)).slice(-2), [
    ['3', '4'],
    ['5', '8'],
  ]);
});

/** Opens the correction of the draw "King, then nine." */
async function openFirstDraw({ tab }: Dealer): Promise<void> {
  await tab.tap(tab.css('.card-slots button').first);
  // The shadow of the box says that the list scrolls.
  await expect(tab.css('.scroll-box.correction-panel__entries')).toHaveCount(1);
  await tab.tap(tab.button('Pair 1 King, then nine.'));
}

test('undo closes a panel or a tray first, and a panel lets no tap through to the keys', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  const before = (await table.state()).version;
  await openFirstDraw(dealer);
  await expect(dealer.tab.css('.table-shell__covered[inert] .rank-keys')).toHaveCount(1);
  await dealer.tab.tap(dealer.tab.button('Undo first closes what is open'));
  await expect(dealer.tab.css('.panel-host')).toHaveCount(0);
  await expect(dealer.tab.css('.table-shell__covered[inert]')).toHaveCount(0);
  await dealer.tab.tap(dealer.name('anne'));
  await expect(dealer.tab.css('.tray-frame').button('Buy in another sum')).toBeVisible();
  await dealer.tab.tap(dealer.tab.button('Undo first closes what is open'));
  await expect(dealer.tab.css('.tray-frame').button('Buy in another sum')).toHaveCount(0);
  assert.equal((await table.state()).version, before);
});

test('a draw before the last one is corrected', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  await openFirstDraw(dealer);
  await choose(dealer, 'Second card', '7');
  await expect(dealer.tab.css('.effect-text')).toHaveText('anne 5 less, bess 5 more.');
  await dealer.tab.tap(dealer.tab.button('Record the change'));
  await dealer.waitUntilRecorded();
  assert.deepEqual(
    (await table.state()).stakes.map(({ punter }) => punter),
    ['bess'],
  );
});

test('“Other…” in a correction has the focus in its number pad, and Escape closes the pad alone', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await tab.tap(dealer.couch('anne', '7'));
  await tab.tap(tab.button('Correct…'));
  const amount = tab.role('group', { name: 'Amount: choose an amount' });
  await tab.tap(amount.button('20'));
  for (const key of [null, '5']) {
    await tab.tap(amount.button('Other…'));
    await expect(tab.css('.number-pad input')).toBeFocused();
    if (key) await tab.focus(tab.css('.number-pad').button(key));
    await tab.press('Escape');
    await expect(tab.css('.number-pad')).toHaveCount(0);
    await expect(amount).toBeFocused();
    await expect(amount.button('20')).toHaveAttribute('aria-pressed', 'true');
  }
  await tab.press('Escape');
  await expect(tab.css('.correction-form')).toHaveCount(0);
});

test('the correction of a new player names each field once, and opens no keyboard', async () => {
  const dealer = await openAsDealer(await newTable({ lines: ['seat anne 50'] }));
  const { tab } = dealer;
  await tab.tap(dealer.name('anne'));
  await tab.tap(tab.css('.tray-frame').button('Correct…'));
  await expect(tab.css('.correction-form').byLabel('Name')).toHaveCount(1);
  await expect(tab.css('.panel-host')).toBeFocused();
  await expect(tab.css('.correction-filler__label').withText('Name')).toHaveCount(0);
});

for (const [game, preset, entries] of [
  ['lansquenet', 'lansquenet', ['wager 10', 'cover Bess 5', 'cover Bess 5']],
  ['baccarat', 'chemin_de_fer', ['bank Anne 20', 'stake Bess 5', 'stake Bess 5']],
] as const)
  test(`in the list of a player's entries, no stake is called a hand (${game})`, async () => {
    const lines = ['seat Anne 50', 'seat Bess 50', ...entries];
    const dealer = await openAsDealer(await newTable({ game, rules: { preset }, bank: undefined, lines }));
    const { tab } = dealer;
    await tab.tap(dealer.name('Bess'));
    await tab.tap(tab.css('.tray-frame').button('Correct…'));
    await expect(tab.css('.correction-panel__entry')).toHaveCount(3);
    await expect(tab.css('.correction-panel__entry').withText('Hand')).toHaveCount(0);
  });

test('undo after a correction takes back the correction, until the next entry', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  const undoCorrection = tab.button('Undo the correction');
  await openFirstDraw(dealer);
  await choose(dealer, 'Second card', '7');
  await tab.tap(tab.button('Record the change'));
  await dealer.waitUntilRecorded();
  await tab.tap(undoCorrection);
  await expect(tab.css('.undo-notice')).toContainText('Taken back: the correction.');
  await dealer.waitUntilRecorded();
  assert.deepEqual((await draws(table))[1], ['K', '9']);
  await tab.tap(tab.button('Redo'));
  await dealer.waitUntilRecorded();
  assert.deepEqual((await draws(table))[1], ['K', '7']);
  await expect(undoCorrection).toBeVisible();
  await dealer.tapCards('5', '6');
  await dealer.waitUntilRecorded();
  await expect(undoCorrection).toHaveCount(0);
  await dealer.undo();
  await dealer.waitUntilRecorded();
  assert.deepEqual(await draws(table), [['2'], ['K', '7'], ['3', '4']]);
});

test('until the server names a correction, undo is locked and says so', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await openFirstDraw(dealer);
  await choose(dealer, 'Second card', '7');
  const release = tab.network.hold('POST', /corrections$/);
  await tab.tap(tab.button('Record the change'));
  const waiting = tab.button('Undo once the correction is recorded');
  await expect(waiting).toBeDisabled();
  await tab.tapNow(waiting);
  await release();
  await tab.tap(tab.button('Undo the correction'));
  await dealer.waitUntilRecorded();
  assert.deepEqual((await draws(table))[1], ['K', '9']);
});

test('a correction that a rule forbids cannot be recorded', async () => {
  const dealer = await openAsDealer(await openDrawnTable());
  const { tab } = dealer;
  await tab.tap(dealer.couch('anne', '7'));
  await tab.tap(tab.button('Correct…'));
  const coins = (): readonly (string | null)[] =>
    tab
      .css('.coin-filler__coin')
      .all()
      .map(({ textContent }) => textContent);
  const before = coins();
  assert.equal(before.length, 7);
  await choose(dealer, 'Amount: choose an amount', '100');
  await expect(tab.css('.effect-text')).toContainText('purse holds only');
  assert.deepEqual(coins(), before);
  await expect(tab.button('Record the change')).toBeDisabled();
});

test('an entry is taken back after its effect is shown', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await tab.tap(dealer.couch('anne', '7'));
  await tab.tap(tab.button('Correct…'));
  await tab.tap(tab.button('Take this entry back'));
  await expect(tab.css('.effect-text')).toHaveText('5 back into anne’s purse.');
  await tab.tap(tab.button('Take it back'));
  await dealer.waitUntilRecorded();
  assert.deepEqual((await table.state()).stakes, []);
});

test('an unsent entry is changed without a correction', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await whileCut(dealer, async () => {
    await dealer.openMoney('carl', 'Buy in');
    await tab.tap(tab.role('group', { name: 'Coins for the sum' }).button('50'));
    await tab.tap(tab.button('Buy in 50 for carl'));
    await tab.tap(dealer.name('carl'));
    await tab.tap(tab.button('Correct…'));
    await choose(dealer, 'Amount: choose an amount', '20');
    await tab.tap(tab.button('Record the change'));
  });
  await dealer.waitUntilRecorded();
  assert.equal((await table.purses())['carl'], 120);
  assert.ok(!(await table.eventKinds()).includes('entry_amended'));
});

test('a correction that no longer fits can drop later entries', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await whileCut(dealer, async () => {
    await openFirstDraw(dealer);
    await choose(dealer, 'First card', 'Q');
    await tab.tap(tab.button('Record the change'));
  });
  await expect(tab.role('alert').withText('Later entries no longer fit.')).toBeVisible();
  await tab.tap(tab.button('Record it without that entry'));
  await dealer.waitUntilRecorded();
  assert.equal((await table.couches())['anne K'], 5);
});

test('a dealer makes no ruling and corrects no earlier deal', async () => {
  const table = await openDrawnTable();
  await table.enterLines('end', 'stake anne K 5', 'stake bess 7 5');
  const tab = await openTab(`/tables/${table.id}/log`, { role: 'dealer' });
  const dealer = { tab } as Dealer;
  await tab.tap(tab.css('.entry-history-list li button').withText('King wins, nine loses.'));
  await tab.tap(tab.button('Correct…'));
  await expect(tab.css('.inline-correction__changed b')).toContainText('A dealer may correct only what was');
  await choose(dealer, 'First card', 'Q');
  await expect(tab.css('.effect-text')).toContainText('A dealer may correct only what was');
  await expect(tab.button('Record the change')).toBeDisabled();
  await expect(tab.button('Make a ruling…')).toHaveCount(0);
});

for (const isCut of [false, true])
  test(`a wrong amount two draws ago is mended in four taps${isCut ? ', without the network' : ''}`, async () => {
    const table = await openDrawnTable();
    const dealer = await openAsDealer(table);
    const { tab } = dealer;
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      taps += 1;
      await tab.tap(target);
    };
    const mend = async (effect: string): Promise<void> => {
      await tap(dealer.couch('anne', '7'));
      await tap(tab.button('Correct…'));
      await tap(tab.role('group', { name: 'Amount: choose an amount' }).button('20'));
      await expect(tab.css('.effect-text')).toHaveText(effect);
      await tap(tab.button('Record the change'));
    };
    if (isCut)
      await whileCut(dealer, async () => {
        await mend(
          'No connection. The correction is sent when the connection is back, in the order of your entries.',
        );
        await expect(tab.button('1 waiting')).toBeVisible();
      });
    else await mend('15 more from anne’s purse on the table.');
    await dealer.waitUntilRecorded();
    assert.equal(taps, 4);
    assert.deepEqual([(await table.couches())['anne 7'], (await table.purses())['anne']], [20, 85]);
    await expect(dealer.row('anne')).toContainText('85');
  });

test('later entries that no longer fit are named and dropped', async () => {
  const table = await openDrawnTable();
  const dealer = await openAsDealer(table);
  const { tab } = dealer;
  await openFirstDraw(dealer);
  await choose(dealer, 'First card', 'Q');
  await expect(tab.css('.effect-text')).toContainText('One later entry no longer fits:');
  await expect(tab.css('.effect-text')).toContainText(
    'anne takes the win on the king. anne’s king has not won, or this win is already taken or played on.',
  );
  await tab.tap(tab.button('Record it without that entry'));
  await dealer.waitUntilRecorded();
  assert.equal((await table.couches())['anne K'], 5);
  assert.ok(!(await kinds(table)).includes('take'));
});

test('a second device and the board follow an undo of another', async () => {
  const table = await openDrawnTable();
  const board = await openTab(`/board/${table.id}`, { role: 'board', sessions: [table.id] });
  await expect(board.css('.board-headline__call')).toHaveText('Three wins, four loses.');
  const undo = async (): Promise<void> => {
    const response = await table.enter('corrections', { undo: true });
    assert.equal(response.status, 201, await response.text());
  };
  await undo();
  await undo();
  await expect(board.css('.board-headline__call')).toHaveText('King wins, nine loses.');
  const watching = await openAsDealer(table, { role: 'house' });
  await expect(watching.answer('Take', 'anne', 'K')).toBeVisible();
  await table.enterLines('take anne K', 'pair 3 4');
  await watching.expectSentence('Three wins, four loses.');
  await undo();
  await undo();
  await expect(watching.answer('Take', 'anne', 'K')).toBeVisible();
});
