import assert from 'node:assert/strict';
import { test } from 'node:test';
import { language, loadLanguage, chooseLanguage } from '../../src/i18n/language.ts';

test('what was chosen last is spoken, whichever catalogue comes first', async () => {
  language.value = 'en';
  void chooseLanguage('fr');
  void chooseLanguage('en');
  await loadLanguage('fr');
  await Promise.resolve();
  assert.equal(language.value, 'en');
  void chooseLanguage('fr');
  await loadLanguage('fr');
  await Promise.resolve();
  assert.equal(language.value, 'fr');
});
