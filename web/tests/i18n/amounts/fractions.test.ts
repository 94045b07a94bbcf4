/** Exact fractions as percentages, in both languages, however long they are. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onceIn, percentText, roundedOf } from '../../../src/i18n/amounts/fractions.ts';
import { chooseLanguage } from '../../../src/i18n/language.ts';

test('a fraction is a percentage in the language shown', async () => {
  await chooseLanguage('en');
  assert.equal(percentText('7571/10829', 1), '69.9');
  assert.equal(percentText('7571/10829', 1, true), '+69.9');
  assert.equal(percentText('-1/26', 1, true), '−3.8');
  assert.equal(percentText('0', 1, true), '0.0');
  assert.equal(percentText('1', 2), '100.00');
  await chooseLanguage('fr');
  assert.equal(percentText('80/221', 2), '36,20');
  await chooseLanguage('en');
});

test('a fraction of many digits is divided exactly', () => {
  const long = `${'3'.repeat(400)}/${'6'.repeat(400)}`;
  assert.equal(percentText(long, 2), '50.00');
});

test('a rare event happens once in so many', () => {
  assert.equal(onceIn('88/3315'), 38);
  assert.equal(onceIn('0'), 0);
});

test('a fraction is rounded to the nearest whole number', () => {
  assert.deepEqual(['7/2', '-7/3', '1/3', '-1/3'].map(roundedOf).map(Math.abs), [4, 2, 0, 0]);
  assert.equal(roundedOf('-7/3'), -2);
});
