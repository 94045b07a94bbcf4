import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonCurrency } from '../../../src/features/people/common-currency.ts';

const people = (...bankrolls: Record<string, number>[]) => bankrolls.map((balances) => ({ balances }));

test('the currency of most bankrolls is returned, of several that of the newest', () => {
  assert.equal(commonCurrency(people({ lsd: 960 }, { eur: 500 }, { eur: 0 }, {})), 'eur');
  assert.equal(commonCurrency(people({}, { points: 5 }, { eur: 500 })), 'points');
  assert.equal(commonCurrency(people({}, {})), null);
  assert.equal(commonCurrency([]), null);
});
