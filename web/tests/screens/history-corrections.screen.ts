/** The history of a table: what no longer counts, and corrections that are entered there. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Dealer } from '../dom/dealer.ts';
import { expect, theElement } from '../dom/expect.ts';
import { loseResponse } from '../dom/network.ts';
import { newTable } from '../dom/table.ts';
import { BOUNCE_MS, openTab } from '../dom/tab.ts';
import { openDrawnTable } from './drawn-table.ts';
import { choose, entries, openEntry, openHistory, struck } from './history-entries.ts';

test('the history strikes through what no longer counts', async () => {
  const table = await openDrawnTable();
  await table.enter('corrections', { undo: true, reason: 'Read wrong.' });
  const { tab } = await openHistory(table);
  await expect(struck(tab)).toHaveText('Three, then four. No stake wins or loses.');
  await expect(entries(tab).first).toContainText(/Undone at .*: Read wrong./);
  await tab.select(tab.byLabel('Show the entries of'), 'bess');
  await expect(struck(tab)).toHaveCount(0);
  await expect(entries(tab)).toHaveCount(3);
});

test('draws of an earlier deal are worded as those of the running deal, also after a correction', async () => {
  const table = await openDrawnTable();
  await table.enter('corrections', { undo: true });
  await table.enterLines('pair K 4', 'end');
  const { tab } = await openHistory(table);
  await expect(entries(tab).withText('King wins, nine loses.')).toHaveCount(1);
  await expect(entries(tab).withText('King wins again, so stakes on it lose. Four loses.')).toHaveCount(1);
  await tab.select(tab.byLabel('Show the entries of'), 'anne');
  await expect(entries(tab).withText('King, then nine.')).toHaveCount(1);
});

test('the history shows the entries of one deal, and of one player in it', async () => {
  const table = await openDrawnTable();
  await table.enter('corrections', { undo: true });
  await table.enterLines('pair K 4', 'end', 'stake bess A 5');
  const { tab } = await openHistory(table);
  const deals = tab.byLabel('Deal');
  await expect(deals).toHaveText('allDeal 2Deal 1');
  await tab.select(deals, '2');
  await expect(entries(tab)).toHaveText(/bess stakes 5 on the ace\./);
  await tab.select(deals, '1');
  await expect(entries(tab).first).toContainText('The deal is over.');
  await tab.select(tab.byLabel('Show the entries of'), 'bess');
  await expect(entries(tab).withText('anne')).toHaveCount(0);
  await expect(entries(tab).withText('bess stakes 5 on the nine.')).toHaveCount(1);
});

test('the history gives the reason why an entry was dropped', async () => {
  const table = await openDrawnTable();
  const seat = { kind: 'seat', name: 'bess', purse: 2 };
  const seated = (await table.events()).find(
    ({ type, data }) => type === 'basset.punter_seated' && data['punter'] === 'bess',
  );
  const response = await table.enter('corrections', {
    amend: seated?.version,
    entry: seat,
    drop_refused: true,
  });
  assert.equal(response.status, 201, await response.text());
  const { tab } = await openHistory(table);
  const dropped = entries(tab).withText('bess stakes 5 on the nine.');
  await expect(dropped).toContainText(
    /holds only 2\. The stake on the nine needs 5\. No longer fitted after the correction at /,
  );
});

test('an entry is corrected on the history page', async () => {
  const table = await openDrawnTable();
  const dealer = await openHistory(table);
  const { tab } = dealer;
  await openEntry(dealer, 'bess stakes 5 on the nine.');
  await expect(tab.css('.inline-correction')).toBeFocused();
  await tab.tap(tab.button('Cancel'));
  await expect(tab.button('Correct…')).toBeFocused();
  await tab.tap(tab.button('Correct…'));
  await choose(dealer, 'Player', 'carl');
  await expect(tab.css('.effect-text')).toHaveText('bess 5 more, carl 5 less.');
  await tab.tap(tab.button('Record the change'));
  await expect(struck(tab)).toHaveText('bess stakes 5 on the nine.');
  const { bess, carl } = await table.purses();
  assert.deepEqual([bess, carl], [100, 95]);
  // The entry that counts now is open.
  const corrected = entries(tab).withText('carl stakes 5 on the nine.');
  await expect(corrected.button('Correct…')).toBeVisible();
  // The entries after it were decided again. They can be corrected too.
  await openEntry(dealer, 'anne takes 5 on the king.');
  await choose(dealer, 'Restake: choose an amount', '10');
  await tab.tap(tab.button('Record the change'));
  await expect(struck(tab)).toHaveCount(2);
  assert.equal((await table.couches())['anne K'], 10);
});

test('in each step of a correction on the history page, the focus of a keyboard is in the step', async () => {
  const dealer = await openHistory(await openDrawnTable());
  const { tab } = dealer;
  const press = async (words: string): Promise<void> => {
    await expect(tab.button(words)).toHaveAttribute('aria-disabled', null);
    await tab.focus(tab.button(words));
    await tab.advance(BOUNCE_MS);
    await tab.press('Enter');
  };
  const line = entries(tab).css('button').withText('anne stakes 5 on the king.');
  await openEntry(dealer, 'anne stakes 5 on the king.');
  const about = tab.css('.correction-form > p');
  await press('Take this entry back');
  await expect(about.withText('No longer counts:')).toBeFocused();
  await press('Change it instead');
  await expect(about.withText('Entered:')).toBeFocused();
  await press('Take this entry back');
  await expect(tab.css('.effect-text')).toContainText('later entr');
  await press('Record it without that entry');
  await expect(struck(tab).first).toBeVisible();
  await expect(tab.css('.inline-correction')).toHaveCount(0);
  await expect(line).toBeFocused();
});

test('a correction that is recorded offline is sent once when the connection is back', async () => {
  const table = await openDrawnTable();
  const dealer = await openHistory(table);
  const { tab } = dealer;
  const form = tab.css('.inline-correction');
  await openEntry(dealer, 'bess stakes 5 on the nine.');
  await tab.setOnline(false);
  await choose(dealer, 'Player', 'carl');
  await expect(form).toContainText('it is sent when the connection is back, while this form stays open.');
  await tab.tap(tab.button('Record the change'));
  await expect(form).toContainText('The server has not confirmed the correction yet.');
  await expect(form).toBeFocused();
  await tab.tap(form.button('Cancel'));
  await tab.setOnline(true);
  await expect(tab.css('.effect-text')).toHaveText('bess 5 more, carl 5 less.');
  assert.equal((await table.purses())['carl'], 100);
  tab.network.route('POST', /corrections$/, loseResponse, 1);
  await tab.tap(tab.button('Record the change'));
  await expect(form).toContainText('It is sent again until the server answers');
  await tab.advance(1000);
  await expect(struck(tab)).toHaveText('bess stakes 5 on the nine.');
  await expect(entries(tab).withText('carl stakes 5 on the nine.').button('Correct…')).toBeVisible();
  const { bess, carl } = await table.purses();
  assert.deepEqual([bess, carl], [100, 95]);
});

test('a correction that waits for the connection is sent when the network returns', async () => {
  const table = await openDrawnTable();
  const dealer = await openHistory(table);
  const { tab } = dealer;
  await openEntry(dealer, 'bess stakes 5 on the nine.');
  await choose(dealer, 'Player', 'carl');
  await expect(tab.css('.effect-text')).toHaveText('bess 5 more, carl 5 less.');
  await tab.setOnline(false);
  await tab.tap(tab.button('Record the change'));
  await expect(tab.css('.inline-correction')).toContainText('has not confirmed');
  await tab.setOnline(true);
  await expect(struck(tab)).toHaveText('bess stakes 5 on the nine.');
  assert.equal((await table.purses())['carl'], 95);
});

test('a correction of an entry that another device has corrected is refused in the language of the page', async () => {
  const table = await openDrawnTable();
  const tab = await openTab(`/tables/${table.id}/log`, { language: 'fr' });
  const line = entries(tab).withText(/^3bess/);
  await tab.tap(entries(tab).css('button').withText('bess mise 5 sur le neuf.'));
  await tab.tap(tab.button('Corriger…'));
  await tab.tap(tab.role('group', { name: 'Joueur' }).button('carl'));
  await expect(tab.css('.effect-text')).toContainText('carl 5 de moins');
  const { recent } = await table.state();
  const staked = recent!.find(({ entered }) => entered.kind === 'stake' && entered['punter'] === 'bess');
  const other = { kind: 'stake', punter: 'bess', card: '9', amount: 10 };
  const send = tab.network.hold('POST', /corrections$/);
  await tab.tap(tab.button('Enregistrer le changement'));
  await tab.network.whenHeld();
  assert.equal((await table.enter('corrections', { amend: staked?.version, entry: other })).status, 201);
  await send();
  await expect(tab.css('.inline-correction__refusal')).toContainText(
    'Cette saisie a été corrigée ou retirée entre-temps.',
  );
  // The list is loaded again: the entry no longer counts, and cannot be corrected.
  await expect(struck(tab)).toHaveText('bess mise 5 sur le neuf.');
  await expect(line.button('Corriger…')).toHaveCount(0);
});

test('a refused correction at an earlier version leaves that version shown', async () => {
  const table = await openDrawnTable();
  const { recent, version } = await table.state();
  const tab = await openTab(`/tables/${table.id}/log/${version - 1}`);
  const dealer = new Dealer(tab, table);
  await openEntry(dealer, 'bess stakes 5 on the nine.');
  await choose(dealer, 'Player', 'carl');
  await expect(tab.css('.effect-text')).toContainText('carl 5 less');
  const staked = recent!.find(({ entered }) => entered.kind === 'stake' && entered['punter'] === 'bess');
  const send = tab.network.hold('POST', /corrections$/);
  await tab.tap(tab.button('Record the change'));
  await tab.network.whenHeld();
  assert.equal((await table.enter('corrections', { strike: staked?.version })).status, 201);
  await send();
  await expect(tab.css('.inline-correction__refusal')).toContainText('corrected or taken back');
  await expect(tab.css('.version-stepper')).toContainText(
    `${version - 1} of ${(await table.state()).version}`,
  );
});

test('a refused name, ruling or undo of a correction is in the language of the page', async () => {
  const table = await openDrawnTable();
  await table.enter('corrections', { ruling: { from: 'bank', to: 'anne', amount: 20 }, reason: 'Paid.' });
  const { recent } = await table.state();
  const pair = recent!.find(({ entered }) => entered.kind === 'pair');
  const corrected = { amend: pair!.version, entry: { kind: 'pair', cards: ['K', '7'] } };
  assert.equal((await table.enter('corrections', corrected)).status, 201);
  const tab = await openTab(`/tables/${table.id}/log`, { language: 'fr' });
  const notice = tab.css('.page__slip');
  await tab.tap(tab.button('Changer le nom d’un joueur…'));
  await tab.tap(tab.role('group', { name: 'Joueur' }).button('anne'));
  await tab.fill(tab.byLabel(/^Nouveau nom/), 'bess');
  await tab.tap(tab.button('Changer le nom'));
  await expect(notice).toHaveText('Pas enregistré.bess est déjà à cette table.');
  const send = tab.network.hold('POST', /corrections$/);
  await tab.tap(tab.button('Annuler la correction'));
  await tab.network.whenHeld();
  await table.enterLines('pair J 2');
  await send();
  await expect(notice).toContainText('Une autre saisie l’a suivie. Annulez-la d’abord.');
});

test('entries of other devices appear at once, and are offered while an entry is open', async () => {
  const table = await openDrawnTable();
  const dealer = await openHistory(table);
  const { tab } = dealer;
  const stepper = tab.css('.version-stepper__version');
  const newest = entries(tab).count;
  await table.enterLines('pair J 2');
  await expect(entries(tab)).toHaveCount(newest + 1);
  await expect(stepper).toHaveText(/^(\d+) of \1$/);
  await openEntry(dealer, 'bess stakes 5 on the nine.');
  await table.enterLines('pair Q 5');
  await expect(tab.css('.newer-entries')).toContainText('Newer entries were recorded.');
  await expect(entries(tab)).toHaveCount(newest + 1);
  await tab.tap(tab.button('Show them'));
  await expect(entries(tab)).toHaveCount(newest + 2);
  await expect(tab.css('.newer-entries')).toHaveText('');
  await expect(tab.css('.inline-correction')).toBeVisible();
  await table.enterLines('pair 6 8');
  await expect(tab.button('Show them')).toBeVisible();
  await tab.tap(entries(tab).css('button').withText('bess stakes 5 on the nine.'));
  await expect(entries(tab)).toHaveCount(newest + 3);
});

test('the newest version stays shown if two entries come in quick succession', async () => {
  const table = await openDrawnTable();
  const { tab } = await openHistory(table);
  const [, shown] = (await theElement(tab.css('.version-stepper__version'))).textContent.split(' of ');
  const newest = Number(shown);
  const release = tab.network.hold('GET', new RegExp(`as_of=${newest + 1}`));
  await table.enterLines('fund 5');
  await tab.network.whenHeld();
  await table.enterLines('fund 5');
  await expect(tab.css('.version-stepper__version')).toHaveText(`${newest + 2} of ${newest + 2}`);
  await release();
  await expect(tab.css('.version-stepper__version')).toHaveText(`${newest + 2} of ${newest + 2}`);
});

test('an earlier version stays shown while other devices record entries', async () => {
  const table = await openDrawnTable();
  const tab = await openTab(`/tables/${table.id}/log/3`);
  const stepper = tab.css('.version-stepper__version');
  await expect(stepper).toHaveText(/^3 of /);
  const before = (await theElement(stepper)).textContent;
  await table.enterLines('pair J 2');
  await expect(stepper).toHaveText(/^3 of /);
  await expect(stepper.withText(before!)).toHaveCount(0);
});

test('a correction that dropped an entry is undone on the history page, and redone', async () => {
  const table = await openDrawnTable();
  const dealer = await openHistory(table);
  const { tab } = dealer;
  const before = await table.read('balances');
  await openEntry(dealer, 'anne stakes 5 on the king.');
  await tab.tap(tab.button('Take this entry back'));
  await tab.tap(tab.button(/^Record it without/));
  await expect(tab.button('Undo the correction')).toBeVisible();
  await expect(struck(tab)).toHaveCount(2);
  const after = await table.read('balances');
  assert.notDeepEqual(after, before);
  await tab.tap(tab.button('Undo the correction'));
  await expect(tab.button('Redo the correction')).toBeVisible();
  await expect(struck(tab)).toHaveText('anne stakes 5 on the king.');
  assert.deepEqual(await table.read('balances'), before);
  await tab.tap(tab.button('Redo the correction'));
  await expect(tab.button('Undo the correction')).toBeVisible();
  assert.deepEqual(await table.read('balances'), after);
});

test('a ruling and a new name are entered on the history page and shown to the player', async () => {
  const table = await openDrawnTable();
  const dealer = await openHistory(table);
  const { tab } = dealer;
  await tab.tap(tab.button('Make a ruling…'));
  await choose(dealer, 'Who pays', 'The bank');
  await choose(dealer, 'Who gets the money', 'anne');
  await choose(dealer, 'Amount', '20');
  await tab.fill(tab.byLabel(/^Reason/), 'We paid it.');
  await expect(tab.css('.effect-text')).toHaveText('anne 20 more, the bank 20 less.');
  await tab.tap(tab.button('Record the ruling'));
  await expect(entries(tab).first).toContainText('Ruling: the bank pays anne 20. Reason: We paid it.');
  await tab.tap(tab.button('Change a player’s name…'));
  await tab.tap(tab.button('Change the name'));
  await expect(tab.byText('Choose a player.')).toBeVisible();
  await choose(dealer, 'Player', 'anne');
  await tab.fill(tab.byLabel(/^New name/), 'Annabel');
  await tab.tap(tab.button('Change the name'));
  await expect(entries(tab).first).toContainText('anne is called Annabel now.');
  const device = { role: 'punter', sessions: [table.id], punter: 'Annabel' };
  const player = await openTab(`/punter/${table.id}`, device);
  const lines = player.css('.player-history li');
  await expect(lines.nth(0)).toHaveText('New name: Annabel, before anne');
  await expect(lines.nth(1)).toHaveText('Ruling: We paid it.+20');
  await expect(player.role('heading', { name: 'Annabel', level: 1 })).toBeVisible();
});

test('the open page of a player shows a ruling and a new name', async () => {
  const table = await openDrawnTable();
  const device = { role: 'punter', sessions: [table.id], punter: 'anne' };
  const tab = await openTab(`/punter/${table.id}`, device);
  const line = tab.css('.player-history li').first;
  const correct = async (path: string, body: object): Promise<void> => {
    const response = await table.enter(path, body);
    assert.equal(response.status, 201, await response.text());
  };
  await expect(line).toBeVisible();
  await correct('corrections', { ruling: { from: 'bank', to: 'anne', amount: 20 }, reason: 'We paid it.' });
  await expect(line).toHaveText('Ruling: We paid it.+20');
  await correct('punter-renamings', { punter: 'anne', name: 'Annabel' });
  await expect(line).toHaveText('New name: Annabel, before anne');
  await expect(tab.role('heading', { name: 'Annabel', level: 1 })).toBeVisible();
});

test('the preview names later entries that become those of another player', async () => {
  const table = await newTable({
    ...{ game: 'lansquenet', rules: { preset: 'lansquenet' }, bank: undefined },
    lines: ['seat anne 100', 'seat bess 100', 'wager 20', 'cover bess 20', 'match right', 'wager 30'],
  });
  const dealer = await openHistory(table);
  const { tab } = dealer;
  await openEntry(dealer, 'Right');
  await choose(dealer, 'Outcome', 'Left');
  await expect(tab.css('.effect-text')).toContainText('One later entry then has other players:');
  await expect(tab.css('.effect-text li')).toContainText('anne instead of bess');
});

test('a number of a count is corrected while it is typed', async () => {
  const lines = ['seat Anne 100', 'seat Bess 100', 'seat Carl 100', 'ante 10', 'count Anne 30 Bess 28'];
  const rules = { preset: 'swiss_tarot', overrides: {} };
  const dealer = await openHistory(await newTable({ game: 'tarot', bank: undefined, rules, lines }));
  const { tab } = dealer;
  await openEntry(dealer, 'Anne 30');
  await expect(tab.button('Record the change')).toBeDisabled();
  await tab.focus(tab.button('Anne: 30'));
  await tab.press('Enter');
  const field = tab.byLabel('Number for Anne');
  await expect(field).toBeFocused();
  await tab.fill(field, '20');
  await expect(tab.button('Anne: 20')).toBeVisible();
  await expect(tab.css('.inline-correction [aria-disabled=true]')).toHaveCount(0);
  await tab.press('Enter');
  await expect(tab.button('Anne: 20')).toBeFocused();
  await tab.tap(tab.button('Record the change'));
  await expect(entries(tab).withText('Anne 20')).toHaveCount(1);
});
