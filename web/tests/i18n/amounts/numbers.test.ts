import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { clockOrMoment, day, moment } from '../../../src/i18n/amounts/numbers.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';

await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
});

const NOW = new Date('2026-03-02T20:00:00');

test('a day has its month, and its year unless it is this year', () => {
  assert.equal(day('2026-03-01T12:00:00', NOW), '1 March');
  assert.equal(day('2025-11-21T12:00:00', NOW), '21 November 2025');
});

test('French writes only the first day of a month as an ordinal', () => {
  language.value = 'fr';
  assert.equal(day('2026-01-01T12:00:00', NOW), '1er janvier');
  assert.equal(day('2025-01-01T12:00:00', NOW), '1er janvier 2025');
  assert.equal(day('2026-01-11T12:00:00', NOW), '11 janvier');
});

test('a moment has its time, and its day unless it is today', () => {
  assert.equal(clockOrMoment('2026-03-02T18:05:00', NOW), '18:05');
  assert.equal(clockOrMoment('2026-02-02T18:05:00', NOW), '2 February, 18:05');
  assert.equal(moment('2026-03-02T18:05:00', NOW), 'today, 18:05');
});
