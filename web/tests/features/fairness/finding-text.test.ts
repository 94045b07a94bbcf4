import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { foundText } from '../../../src/features/fairness/finding-text.ts';
import type { Finding } from '../../../src/features/fairness/load-fairness.ts';
import { messages } from '../../../src/features/fairness/messages/messages.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';
import { loadGameNotes } from '../../../src/i18n/load-game-texts.ts';

await Promise.all(['baccarat', 'basset', 'tarot'].map(loadGameNotes));
messages();
await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
});

const found = (game: string, question: string, sum: number, trials: number): string =>
  foundText({ game, question, found: sum, trials } as Finding);

test('trials that came true are counted', () => {
  assert.equal(found('basset', 'bank_favoured', 3, 8), '3 of 8');
  language.value = 'fr';
  assert.equal(found('basset', 'bank_favoured', 3, 8), '3 sur 8');
});

test('a sum names what it adds up, and over what', () => {
  assert.equal(found('tarot', 'dealer_counts', 148, 6), '148 points in 6 rounds');
  assert.equal(found('basset', 'twins', 1, 1), '1 pair in 1 deal');
  assert.equal(found('baccarat', 'points', 0, 1), '0 points in 1 hand');
  language.value = 'fr';
  assert.equal(found('tarot', 'dealer_counts', 148, 6), '148 points en 6 donnes');
  assert.equal(found('baccarat', 'points', 0, 2), '0 point en 2 coups');
});
