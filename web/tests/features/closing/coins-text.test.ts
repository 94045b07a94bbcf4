import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { coinName, coinsText } from '../../../src/features/closing/coins-text.ts';
import '../../../src/features/closing/messages/messages.ts';
import { currencyOf } from '../../../src/i18n/amounts/currency.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';
import { inGuineas } from '../../../src/i18n/amounts/money.ts';

await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
});

type Counts = readonly (readonly [units: number, count: number])[];

const text = (code: string, counts: Counts, remains = 0): string =>
  coinsText(
    { coins: counts.map(([units, count]) => ({ units, count })), remains },
    currencyOf(code),
  ).replaceAll('\u00a0', ' ');

test('a sum in pounds has its coins from the largest down', () => {
  assert.equal(
    text('lsd', [
      [960, 2],
      [48, 3],
      [4, 6],
    ]),
    '2 × £1 · 3 × 1s · 6 × 1d',
  );
  assert.equal(text('lsd', [[1, 3]]), '3 × ¼d');
});

test('coins are pounds even if the device counts in guineas', () => {
  assert.equal(coinName(960, inGuineas(currencyOf('lsd'))), '£1');
});

test('euros have notes and cents, pence and cents their own signs', () => {
  assert.equal(
    text('eur', [
      [2000, 1],
      [200, 2],
      [20, 1],
    ]),
    '1 × €20 · 2 × €2 · 1 × 20c',
  );
  assert.equal(text('gbp', [[50, 1]]), '1 × 50p');
  assert.equal(text('usd', [[25, 3]]), '3 × 25¢');
});

test('livres have coins with names', () => {
  assert.equal(
    text('livre', [
      [5760, 1],
      [1440, 2],
      [240, 1],
    ]),
    '1 × louis · 2 × écu · 1 × 1 lt',
  );
});

test('coins of the table have their worth, and what they cannot pay comes last', () => {
  const coins: Counts = [
    [480, 1],
    [120, 1],
    [24, 2],
  ];
  assert.equal(text('lsd', coins), '1 × 10s · 1 × 2s 6d · 2 × 6d');
  assert.equal(text('lsd', coins, 4), '1 × 10s · 1 × 2s 6d · 2 × 6d · 1d in smaller coins');
  assert.equal(text('lsd', [], 20), '5d in smaller coins');
  assert.equal(text('points', [[25, 3]]), '3 × 25');
  language.value = 'fr';
  assert.equal(text('lsd', [[480, 1]], 4), '1 × 10 s · 1 d en plus petites pièces');
});

test('points have no coins', () => {
  assert.equal(text('points', []), '');
});

test('coins and thousands are written in French too', () => {
  language.value = 'fr';
  assert.equal(text('lsd', [[960, 1200]]), '1 200 × 1 £');
  assert.equal(text('eur', [[20, 1]]), '1 × 20 c');
});
