/** What the history says of the events of one entry. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOfAll } from '../../../src/table-kit/history/history-text.ts';

test('a result that the settlement repeats is said once', () => {
  assert.equal(wordsOfAll(['The bank wins.', 'The bank wins 5; 25 in it.']), 'The bank wins 5; 25 in it.');
  assert.equal(
    wordsOfAll(['The bank wins. Bank: nine.', 'The bank wins 5; 25 in it.']),
    'The bank wins. Bank: nine. The bank wins 5; 25 in it.',
  );
  assert.equal(wordsOfAll(['Anne bets 2.']), 'Anne bets 2.');
  assert.equal(wordsOfAll([]), '');
});
