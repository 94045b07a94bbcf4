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
  const text = 'Corrected: Ann 5 more.';
  const corrected = { ...COUNTED, correction: text };
  assert.equal(announcedText(having(), corrected), text);
  const read = withRead(having(), corrected);
  assert.equal(announcedText(read, corrected), null);
  assert.equal(announcedText(read, { ...corrected, next: 'Emil leads.' }), 'Emil leads.');
});

test('after a correction has gone, the same one is read again, and nothing else', () => {
  const corrected = { ...COUNTED, correction: 'Corrected: Ann 5 more.' };
  const read = withRead(having(), corrected);
  assert.equal(announcedText(read, COUNTED), null);
  assert.equal(announcedText(withRead(read, COUNTED), corrected), corrected.correction);
});
