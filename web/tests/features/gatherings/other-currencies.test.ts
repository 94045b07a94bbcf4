import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherCurrenciesText } from '../../../src/features/gatherings/other-currencies.ts';

test('the currencies that the standings leave out are named', () => {
  const text = (...currencies: string[]): string => otherCurrenciesText({ currency: 'points', currencies });
  assert.equal(text('points', 'eur', 'lsd'), 'other currencies: euros; pounds, shillings and pence');
  assert.equal(text('points'), '');
});
