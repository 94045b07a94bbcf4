import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COVERED, COVERS, EXERCISE, LEFT, WAGER } from '../../../src/games/lansquenet/lesson/example.ts';
import { termText } from '../../../src/games/lansquenet/lesson/term-text.ts';
import { messages } from '../../../src/games/lansquenet/messages/messages.ts';
import { en } from '../../../src/games/lansquenet/messages/teaching/lesson-en.ts';
import { fr } from '../../../src/games/lansquenet/messages/teaching/lesson-fr.ts';
import { outcomeOf } from '../../../src/games/lansquenet/model/hand-result.ts';
import { totalOf } from '../../../src/games/lansquenet/model/sums.ts';
import { withTerms } from '../../../src/games/lansquenet/terms.ts';
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
  const terms = pieces(withTerms(messages().calls.selling('Anne'))).flatMap(({ term }) => term ?? []);
  assert.deepEqual(terms, ['lansquenet:deck']);
});

test('the hand of the exercise ends as its answer says, and the sums of the pictures add up', () => {
  assert.equal(outcomeOf(EXERCISE, 'suit'), 'right');
  assert.equal(outcomeOf(EXERCISE.slice(0, -1), 'suit'), null);
  assert.equal(totalOf(COVERS), COVERED);
  assert.equal(COVERED + LEFT, WAGER);
});
