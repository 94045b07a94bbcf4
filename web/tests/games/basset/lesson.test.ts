import assert from 'node:assert/strict';
import { test } from 'node:test';
import { termText } from '../../../src/games/basset/lesson/term-text.ts';
import { messages } from '../../../src/games/basset/messages/messages.ts';
import { en } from '../../../src/games/basset/messages/teaching/lesson-en.ts';
import { fr } from '../../../src/games/basset/messages/teaching/lesson-fr.ts';
import { withTerms } from '../../../src/games/basset/terms.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';
import { pieces } from '../../../src/i18n/markup.ts';

const termsIn = (text: string) =>
  pieces(withTerms(text))
    .map(({ term }) => term)
    .filter(Boolean);

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
});

test('the sentences of the table mark their words in both languages', async () => {
  assert.deepEqual(termsIn(messages().dealResult.over), ['basset:couch']);
  assert.deepEqual(termsIn(messages().announcements.parolisStay(2)), ['basset:paroli']);
  await loadLanguage('fr');
  language.value = 'fr';
  assert.deepEqual(termsIn(messages().announcements.twinsVoid('K')), ['basset:twins']);
  language.value = 'en';
});
