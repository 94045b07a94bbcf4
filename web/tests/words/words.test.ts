import assert from 'node:assert/strict';
import { test } from 'node:test';
import { language, learn, speak } from '../../src/words/words.ts';

test('what was chosen last is spoken, whichever catalogue comes first', async () => {
  language.value = 'en';
  speak('fr');
  speak('en');
  await learn('fr');
  await Promise.resolve();
  assert.equal(language.value, 'en');
  speak('fr');
  await learn('fr');
  await Promise.resolve();
  assert.equal(language.value, 'fr');
});
