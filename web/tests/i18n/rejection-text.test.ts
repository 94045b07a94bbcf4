import assert from 'node:assert/strict';
import { test } from 'node:test';
import { language, loadLanguage } from '../../src/i18n/language.ts';
import { rejectionText } from '../../src/i18n/rejection-text.ts';

await loadLanguage('fr');

test('a refused name is explained in both languages', () => {
  const alike = { code: 'name_looks_like_another', detail: '', facts: { name: '\u0410nna', other: 'Anna' } };
  const odd = { code: 'name_invalid', detail: '', facts: { character: 'U+202E', position: 2 } };
  language.value = 'en';
  assert.equal(rejectionText(alike), 'This name looks like Anna.');
  assert.equal(rejectionText(odd), 'Character 2 of the name cannot be used.');
  language.value = 'fr';
  assert.equal(rejectionText(alike), 'Ce nom ressemble à Anna.');
  assert.equal(rejectionText(odd), 'Le caractère 2 du nom ne peut pas être utilisé.');
});
