import assert from 'node:assert/strict';
import { test } from 'node:test';
import { language, loadLanguage, chooseLanguage } from '../../src/i18n/language.ts';

test('what was chosen last is spoken, whichever catalogue comes first', async () => {
  language.value = 'en';
  chooseLanguage('fr');
  chooseLanguage('en');
  await loadLanguage('fr');
  await Promise.resolve();
  assert.equal(language.value, 'en');
  chooseLanguage('fr');
  await loadLanguage('fr');
  await Promise.resolve();
  assert.equal(language.value, 'fr');
});
