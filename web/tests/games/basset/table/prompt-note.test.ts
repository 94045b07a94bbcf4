/** The note below the prompt if the browser stores nothing: closing the page loses unsent entries. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../../../../src/i18n/markup.ts';
import { drawing, holding, promptNote, stake, staking } from './sample-tables.ts';

const ONLINE = { offlineAt: null, unsentCount: 0 };
const chosen = holding({
  mode: { kind: 'card', punter: 'Bess', card: 'K', outcome: 'lose', backer: null, others: false, bets: true },
});

const WARNING = 'This browser cannot store entries: keep this page open.';
const noteText = (...args: Parameters<typeof promptNote>): string => plain(promptNote(...args));
const ui = holding();
const notStored = { offlineAt: null, unsentCount: 0, isNotStored: true };

test('the warning is shown before the first new stake', () => {
  assert.equal(noteText(staking({ stakes: [] }), ui, notStored), WARNING);
  const riding = stake('Anne', 'K', { carried: true });
  assert.equal(noteText(staking({ stakes: [riding] }), ui, notStored), WARNING);
  assert.notEqual(noteText(staking({ stakes: [riding, stake('Anne', 'Q')] }), ui, notStored), WARNING);
  assert.notEqual(noteText(drawing({ stakes: [] }), ui, notStored), WARNING);
});

test('without a connection the warning replaces the advice to keep dealing', () => {
  const table = drawing();
  for (const waiting of [0, 5]) {
    const offline = { offlineAt: '21:42', unsentCount: waiting };
    assert.equal(
      noteText(table, ui, { ...offline, isNotStored: true }),
      `No connection since 21:42. ${WARNING}`,
    );
    assert.match(noteText(table, ui, { ...offline, isNotStored: false }), /Keep dealing/);
  }
});

test('at a closed table the note does not say to keep dealing', () => {
  const offline = { offlineAt: '21:42', isClosed: true, isWinnerUnknown: true };
  assert.equal(noteText(drawing(), ui, { ...offline, unsentCount: 0 }), 'No connection since 21:42.');
  assert.equal(
    noteText(drawing(), ui, { ...offline, unsentCount: 2 }),
    'No connection since 21:42. Two entries are waiting on this device.',
  );
});

test('without a connection and without control the note does not say to keep dealing', () => {
  const offline = { offlineAt: '21:42', unsentCount: 1, deviceInControl: 'The bar' };
  const expected = 'No connection since 21:42. Another device has control, so entries here may be refused.';
  assert.equal(noteText(drawing(), ui, offline), expected);
});

test('the note names the device that has control', () => {
  const elsewhere = { ...ONLINE, deviceInControl: 'The bar' };
  assert.equal(noteText(drawing(), ui, elsewhere), 'The bar has control. Take control…');
  assert.equal(noteText(drawing(), ui, { ...elsewhere, isWaitingForEngine: true }), '');
});

test('while the table cannot show an undo, the note says that it waits', () => {
  const expected = 'The undo is not sent yet. The table shows it when the connection is back.';
  const offline = { offlineAt: '21:42', unsentCount: 1, hasUnknownUndo: true };
  assert.equal(noteText(drawing(), ui, offline), expected);
});

test('after sign-out the note counts the unsent entries and asks to sign in', () => {
  const signedOut = { offlineAt: null, isSignedOut: true, isNotStored: true };
  const expected = 'Signed out. Sign in: two entries are waiting on this device.';
  for (const table of [drawing(), staking({ stakes: [] })])
    assert.equal(noteText(table, ui, { ...signedOut, unsentCount: 2 }), expected);
  assert.equal(noteText(drawing(), ui, { ...signedOut, unsentCount: 0 }), 'Signed out. Sign in to continue.');
});

test('while wins are calculated, the note shows only the connection', () => {
  const waitingForEngine = { unsentCount: 5, isWaitingForEngine: true };
  assert.equal(
    noteText(drawing(), ui, { ...waitingForEngine, offlineAt: '21:42' }),
    'No connection since 21:42.',
  );
  assert.equal(noteText(drawing(), ui, { ...waitingForEngine, offlineAt: null }), '');
});

test('without an engine the note says when wins appear', () => {
  const offline = { offlineAt: '21:42', unsentCount: 5, isWinnerUnknown: true };
  const expected = 'No connection since 21:42. Wins appear when the connection is back.';
  assert.equal(noteText(drawing(), ui, offline), expected);
  assert.equal(
    noteText(drawing(), ui, { ...offline, isNotStored: true }),
    `No connection since 21:42. ${WARNING}`,
  );
});

test('if the browser stores entries, there is no warning', () => {
  assert.doesNotMatch(noteText(staking({ stakes: [] }), ui, { ...notStored, isNotStored: false }), /keeps/);
});

test('the open side bets on the chosen card are listed', () => {
  const bet = { number: 1, backer: 'Anne', against: 'Bess', punter: 'Bess', card: 'K', amount: 240 };
  const bets = [
    { ...bet, outcome: 'lose' as const },
    { ...bet, number: 2, backer: 'Carl', outcome: 'win' as const },
    { ...bet, number: 3, card: 'Q', outcome: 'win' as const },
  ];
  const table = drawing({ stakes: [stake('Bess', 'K')], side_bets: bets });
  assert.equal(
    noteText(table, chosen, ONLINE),
    'Open side bets: Anne bets Bess 5s that it loses; Carl bets Bess 5s that it wins.',
  );
  assert.equal(
    noteText({ ...table, side_bets: [] }, chosen, ONLINE),
    'Tap the player who bets, or mace the card',
  );
  const bent = drawing({ stakes: [stake('Bess', 'K', { crooks: 1 })] });
  assert.equal(noteText(bent, chosen, ONLINE), 'Tap the player who bets');
});

test('for a bet between others, the note says who is tapped next', () => {
  const table = drawing({ stakes: [stake('Bess', 'K')] });
  const between = (backer: string | null) =>
    ({ kind: 'card', punter: 'Bess', card: 'K', outcome: 'win', others: true, bets: true, backer }) as const;
  const note = (backer: string | null) => noteText(table, holding({ mode: between(backer) }), ONLINE);
  assert.equal(note(null), 'Tap the player who bets, or mace the card');
  assert.equal(note('Anne'), 'Tap the player who takes the bet');
});

test('a game for points shows its target, and then who reached it', () => {
  const rules = { ...staking().rules, target: 500 };
  const table = staking({ currency: 'points', rules, stakes: [stake('Anne', 'K')] });
  assert.match(noteText(table, ui, ONLINE), / · target 500$/);
  assert.match(noteText({ ...table, winners: ['Anne'] }, ui, ONLINE), / · Target reached: Anne\.$/);
  const dealing = drawing({ currency: 'points', rules, winners: ['Anne'] });
  assert.match(noteText(dealing, ui, ONLINE), / · Target reached: Anne\.$/);
  assert.doesNotMatch(noteText(staking({ stakes: [stake('Anne', 'K')] }), ui, ONLINE), /arget/);
});
