/** The verbs that load with the table agree with the declared entries. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { KINDS } from '../../../src/games/basset/entry-kinds.ts';
import { ANSWERS, DRAWS } from '../../../src/games/basset/verbs.ts';

test('the draws are the entries with cards, and the answers those that the API calls answers', () => {
  const draws = KINDS.filter(({ fields }) => fields.some(({ type }) => type === 'cards'));
  const answers = KINDS.filter(({ path }) => path === 'answers');
  assert.deepEqual(
    draws.map(({ verb }) => verb),
    DRAWS,
  );
  assert.deepEqual(
    answers.map(({ verb }) => verb),
    ANSWERS,
  );
});
