/** Notes of a board in one line. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinedNotes } from '../../../src/table-kit/board/board-text.ts';

test('only the last of several notes ends with a full stop', () => {
  assert.equal(joinedNotes(['The king wins.', 'Anne’s nine loses.']), 'The king wins · Anne’s nine loses.');
  assert.equal(joinedNotes(['The king wins.']), 'The king wins.');
  assert.equal(joinedNotes([]), '');
});
