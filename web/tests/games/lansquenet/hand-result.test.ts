import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcomeOf } from '../../../src/games/lansquenet/model/hand-result.ts';

test('two first cards of one suit are twins', () => {
  assert.equal(outcomeOf(['Kh', '4h'], 'suit'), 'twins');
  assert.equal(outcomeOf(['h', 'h'], 'suit'), 'twins');
  assert.equal(outcomeOf(['10h', '10s'], 'rank'), 'twins');
});

test('a later card matches the left or the right one', () => {
  assert.equal(outcomeOf(['h', 'd', 's', 'h'], 'suit'), 'left');
  assert.equal(outcomeOf(['Kh', '3d', '9s', 'Qd'], 'suit'), 'right');
  assert.equal(outcomeOf(['K', '10', '2', '10'], 'rank'), 'right');
});

test('a hand without a match goes on', () => {
  for (const cards of [[], ['h'], ['h', 'd'], ['h', 'd', 's', 'c']])
    assert.equal(outcomeOf(cards, 'suit'), null);
  assert.equal(outcomeOf(['Kh', '3h'], 'rank'), null);
});
