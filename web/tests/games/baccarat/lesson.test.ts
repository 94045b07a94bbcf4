import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BANK, EXERCISE, OPEN, PAIRS, STAKED, STAKES } from '../../../src/games/baccarat/lesson/example.ts';
import { termText } from '../../../src/games/baccarat/lesson/term-text.ts';
import { messages } from '../../../src/games/baccarat/messages/messages.ts';
import { en } from '../../../src/games/baccarat/messages/teaching/lesson-en.ts';
import { fr } from '../../../src/games/baccarat/messages/teaching/lesson-fr.ts';
import { isNatural, pointsOf, resultOf } from '../../../src/games/baccarat/model/hand-result.ts';
import { sumOf } from '../../../src/games/baccarat/model/table-queries.ts';
import { withTerms } from '../../../src/games/baccarat/terms.ts';
import { pieces } from '../../../src/i18n/markup.ts';

test('each word that a text marks has a meaning', () => {
  for (const name of Object.keys(messages().termPatterns)) assert.ok(termText(name)?.meaning, name);
  assert.equal(termText('nothing'), null);
});

test('both languages have the same screens and words', () => {
  assert.deepEqual(Object.keys(fr.terms), Object.keys(en.terms));
  assert.deepEqual(
    fr.screens.map(({ sentences }) => sentences.length),
    en.screens.map(({ sentences }) => sentences.length),
  );
  assert.equal(en.screens.length, 3);
});

test('the words of a call can be explained', () => {
  const terms = pieces(withTerms(messages().calls.banco('Anne', '20'))).flatMap(({ term }) => term ?? []);
  assert.deepEqual(terms, ['baccarat:banco']);
});

test('the punters win the hand of the exercise, and the sums and points of the pictures are right', () => {
  assert.equal(resultOf(EXERCISE.bank, EXERCISE.punters), 'punters');
  assert.equal(pointsOf(EXERCISE.bank), 6);
  assert.equal(sumOf(STAKES.map(({ amount }) => amount)), STAKED);
  assert.equal(STAKED + OPEN, BANK);
  assert.deepEqual(PAIRS.map(pointsOf), [9, 5, 0]);
  assert.deepEqual(PAIRS.map(isNatural), [true, false, false]);
});
