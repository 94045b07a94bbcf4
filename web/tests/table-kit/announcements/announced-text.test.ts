/** What a screen reader reads after a change. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { announcedText, withRead, type Read } from '../../../src/table-kit/announcements/announced-text.ts';

const having = (...entries: string[]): Read => ({ entries: new Set(entries), newest: null });

const COUNTED = { correction: null, entry: 'a', own: 'Fritz 20, Dora 40.', next: 'Dora leads with 40.' };

test('a new entry is read with what comes next', () => {
  assert.equal(announcedText(having(), COUNTED), 'Fritz 20, Dora 40. Dora leads with 40.');
  assert.equal(announcedText(having('b'), COUNTED), 'Fritz 20, Dora 40. Dora leads with 40.');
});

test('an entry that was read is not read again, as while figures are typed or after an undo', () => {
  const next = 'Emil 60 and Fritz 40 are 100; a round is 78. Count again.';
  assert.equal(announcedText(having('a', 'b'), { ...COUNTED, next }), next);
});

test('an entry is not read if what comes next begins with it', () => {
  const next = 'Left matches: Ann wins 5. Ann banks.';
  assert.equal(announcedText(having(), { ...COUNTED, own: 'Left matches.', next }), next);
});

test('without an entry, what comes next is read', () => {
  assert.equal(
    announcedText(having('a'), { ...COUNTED, entry: null, own: '', next: 'Who joins?' }),
    'Who joins?',
  );
});

test('a correction is read once, and alone', () => {
  const corrected = { ...COUNTED, correction: { version: 7, text: 'Corrected: Ann 5 more.' } };
  assert.equal(announcedText(having(), corrected), corrected.correction.text);
  const read = withRead(having(), corrected);
  assert.equal(announcedText(read, corrected), null);
  assert.equal(announcedText(read, { ...corrected, next: 'Emil leads.' }), 'Emil leads.');
});

test('after a correction has gone, nothing is left to read', () => {
  const corrected = { ...COUNTED, correction: { version: 7, text: 'Corrected: Ann 5 more.' } };
  const read = withRead(having(), corrected);
  assert.equal(announcedText(read, COUNTED), '');
  assert.equal(announcedText(withRead(read, COUNTED), COUNTED), null);
});

test('a later correction with the same text is read, also if the sentence has changed', () => {
  const text = 'Corrected: Ann 5 more.';
  const read = withRead(having(), { ...COUNTED, correction: { version: 7, text } });
  const later = { ...COUNTED, next: 'Emil leads.', correction: { version: 9, text } };
  assert.equal(announcedText(read, later), text);
});
