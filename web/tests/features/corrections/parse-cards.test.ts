/** Cards of a list as a person types them, in each language. */

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { parseCards } from '../../../src/features/corrections/parse-cards.ts';
import { writtenCard } from '../../../src/i18n/cards.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';

const RANK = '^(A|[2-9]|10|J|Q|K)$';
const SUITED = '^(A|[2-9]|10|J|Q|K)[hdcs]$';

afterEach(() => {
  language.value = 'en';
});

test('cards are read with spaces or commas between them', () => {
  assert.deepEqual(parseCards('4 j, 10', RANK), ['4', 'J', '10']);
});

test('French letters and those of the server are read in French', async () => {
  await loadLanguage('fr');
  language.value = 'fr';
  assert.deepEqual(parseCards('V d R', RANK), ['J', 'Q', 'K']);
  assert.deepEqual(parseCards('J Q K', RANK), ['J', 'Q', 'K']);
  assert.deepEqual(parseCards('Dd 9d', SUITED), ['Qd', '9d']);
  assert.deepEqual(['4', 'J', 'Kh'].map(writtenCard), ['4', 'V', 'Rh']);
});

test('a list with a card that cannot be read is none', () => {
  assert.equal(parseCards('4 X', RANK), undefined);
  assert.equal(parseCards('4 V', RANK), undefined);
});
