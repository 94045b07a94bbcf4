/** The hand that the lesson of Glic explains agrees with the rules. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SEQUENCE } from '../../../src/games/glic/lesson/example.ts';

test('the sequence of the picture ends at thirty-one', () => {
  const values = SEQUENCE.map(Number);
  assert.ok(values.every((value) => value >= 2 && value <= 10));
  assert.equal(
    values.reduce((sum, value) => sum + value, 0),
    31,
  );
});

test('the cards of the picture need not follow one another', () => {
  const values = SEQUENCE.map(Number);
  assert.ok(values.some((value, index) => index > 0 && value !== (values[index - 1] ?? 0) + 1));
});
