/** Points and results, with the cases of the source text. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawRule, isNatural, pointsOf, resultOf } from '../../../src/games/baccarat/model/hand-result.ts';

test('only the last figure of the sum counts, and tens and court cards count nothing', () => {
  assert.deepEqual(
    [
      ['9', 'J'],
      ['4', 'K', '3'],
      ['10', 'Q'],
      ['7', '8'],
      ['A', '9'],
      ['9h', '9s'],
    ].map(pointsOf),
    [9, 7, 0, 5, 0, 8],
  );
});

test('eight and nine in two cards are naturals', () => {
  assert.deepEqual(
    [
      ['K', '8'],
      ['4', '5'],
      ['3', '4'],
      ['2', '3', '4'],
    ].map(isNatural),
    [true, true, false, false],
  );
  assert.equal(isNatural(['9']), false);
});

test('a punter draws to four, stands at six, and chooses at five', () => {
  const rules = [
    ['K', 'Q'],
    ['2', '2'],
    ['2', '3'],
    ['3', '3'],
    ['3', '4'],
  ].map(drawRule);
  assert.deepEqual(rules, ['draws', 'draws', 'free', 'stands', 'stands']);
});

test('the higher points win, and a natural meets the first two cards of the banker', () => {
  assert.equal(resultOf(['3', '2', 'A'], ['7', 'K']), 'punters');
  assert.equal(resultOf(['9', 'J'], ['K', '4']), 'bank');
  assert.equal(resultOf(['10', '6'], ['5', 'K', 'A']), 'tie');
  assert.equal(resultOf(['K', '4', '5'], ['K', '8']), 'punters');
  assert.equal(resultOf(['K', '4'], []), 'none');
});
