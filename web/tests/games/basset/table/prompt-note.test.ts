/** The line beneath the sentence where a browser keeps nothing: whoever closes the page loses what waits. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../../../../src/i18n/markup.ts';
import { promptNote } from '../../../../src/games/basset/table/band/prompt.ts';
import { drawing, holding, stake, staking } from './sample-tables.ts';

const WARNING = 'This browser cannot store entries: keep this page open.';
const line = (...given: Parameters<typeof promptNote>): string => plain(promptNote(...given));
const hand = holding();
const notStored = { offlineAt: null, unsentCount: 0, isNotStored: true };

test('it is said before anything is laid, and where only what rides lies', () => {
  assert.equal(line(staking({ stakes: [] }), hand, notStored), WARNING);
  const riding = stake('Anne', 'K', { carried: true });
  assert.equal(line(staking({ stakes: [riding] }), hand, notStored), WARNING);
  assert.notEqual(line(staking({ stakes: [riding, stake('Anne', 'Q')] }), hand, notStored), WARNING);
  assert.notEqual(line(drawing({ stakes: [] }), hand, notStored), WARNING);
});

test('without a connection it takes the place of what says that entries wait safely', () => {
  const table = drawing();
  for (const waiting of [0, 5]) {
    const away = { offlineAt: '21:42', unsentCount: waiting };
    assert.equal(line(table, hand, { ...away, isNotStored: true }), `No connection since 21:42. ${WARNING}`);
    assert.match(line(table, hand, { ...away, isNotStored: false }), /Keep dealing/);
  }
});

test('that it was too late to take back is said before all else', () => {
  const said = 'This entry was already sent and cannot be undone here.';
  assert.equal(line(drawing(), hand, { offlineAt: '21:42', unsentCount: 1, isUndoTooLate: true }), said);
});

test('signed out it says so, what waits here, and how to go on', () => {
  const out = { offlineAt: null, isSignedOut: true, isNotStored: true };
  const said = 'Signed out. Sign in: two entries are waiting on this tablet.';
  for (const table of [drawing(), staking({ stakes: [] })])
    assert.equal(line(table, hand, { ...out, unsentCount: 2 }), said);
  assert.equal(line(drawing(), hand, { ...out, unsentCount: 0 }), 'Signed out. Sign in to continue.');
});

test('while it is reckoned who has won nothing is said but the connection', () => {
  const waitingForEngine = { unsentCount: 5, isWaitingForEngine: true };
  assert.equal(
    line(drawing(), hand, { ...waitingForEngine, offlineAt: '21:42' }),
    'No connection since 21:42.',
  );
  assert.equal(line(drawing(), hand, { ...waitingForEngine, offlineAt: null }), '');
});

test('where nothing can reckon who has won it says until when that is not known', () => {
  const away = { offlineAt: '21:42', unsentCount: 5, isWinnerUnknown: true };
  const said = 'No connection since 21:42. Wins appear when the connection is back.';
  assert.equal(line(drawing(), hand, away), said);
  assert.equal(
    line(drawing(), hand, { ...away, isNotStored: true }),
    `No connection since 21:42. ${WARNING}`,
  );
});

test('where the browser keeps what waits nothing is said of it', () => {
  assert.doesNotMatch(line(staking({ stakes: [] }), hand, { ...notStored, isNotStored: false }), /keeps/);
});
