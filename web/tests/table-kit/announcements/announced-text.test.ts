/** What a screen reader reads after a change. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { announcedText } from '../../../src/table-kit/announcements/announced-text.ts';

const COUNTED = { correction: null, entry: 'a', own: 'Fritz 20, Dora 40.', next: 'Dora leads with 40.' };

test('a new entry is read with what comes next', () => {
  assert.equal(announcedText(new Set(), COUNTED), 'Fritz 20, Dora 40. Dora leads with 40.');
  assert.equal(announcedText(new Set(['b']), COUNTED), 'Fritz 20, Dora 40. Dora leads with 40.');
});

test('an entry that was read is not read again, as while figures are typed or after an undo', () => {
  const next = 'Emil 60 and Fritz 40 are 100; a round is 78. Count again.';
  assert.equal(announcedText(new Set(['a', 'b']), { ...COUNTED, next }), next);
});

test('an entry is not read if what comes next begins with it', () => {
  const next = 'Left matches: Ann wins 5. Ann banks.';
  assert.equal(announcedText(new Set(), { ...COUNTED, own: 'Left matches.', next }), next);
});

test('without an entry, what comes next is read', () => {
  assert.equal(
    announcedText(new Set(['a']), { ...COUNTED, entry: null, own: '', next: 'Who joins?' }),
    'Who joins?',
  );
});

test('a correction is read once, before an entry', () => {
  const corrected = { ...COUNTED, correction: 'Corrected: Ann 5 more.' };
  const [correction, entry] = ['Corrected: Ann 5 more.', 'Fritz 20, Dora 40. Dora leads with 40.'];
  assert.equal(announcedText(new Set(), corrected), `${correction} ${entry}`);
  assert.equal(announcedText(new Set([correction]), corrected), entry);
});
