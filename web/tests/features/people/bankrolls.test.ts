import assert from 'node:assert/strict';
import { test } from 'node:test';
import { balancesText, currenciesOf, sumText } from '../../../src/features/people/balance-text.ts';
import { seatName } from '../../../src/features/people/seat-name.ts';
import { shortages } from '../../../src/features/people/shortages.ts';
import { samplePerson } from './sample-person.ts';

const ANNE = samplePerson({ id: 'a', name: 'Anne', balances: { lsd: 960, eur: 0 } });
const BESS = samplePerson({ id: 'b', name: 'Bess', balances: {} });
const PEOPLE = [ANNE, BESS];

test('a new player gets the spelling of a bankroll link, but never that of the bank', () => {
  const bankrolls = { bank: 'b', 'Mrs Sago': 'a' };
  const names = ['mrs  sago', 'Mrs Sage', 'Bank'];
  assert.deepEqual(
    names.map((name) => seatName(bankrolls, name)),
    ['Mrs Sago', 'Mrs Sage', 'Bank'],
  );
  assert.equal(seatName(null, 'Carl'), 'Carl');
});

test('buy-ins of one bankroll are added up, the bank first', () => {
  const buyIns = [
    { path: 'bank.funds', person: 'a', amount: 480 },
    { path: 'seats.1.purse', person: 'a', amount: 481 },
    { path: 'seats.2.purse', person: 'a', amount: 480 },
  ];
  assert.deepEqual(shortages(buyIns, PEOPLE, 'lsd'), {
    'seats.1.purse': 'The bankroll of Anne has only 10s. Enter less, or make a deposit first.',
  });
});

test('a bankroll without the currency of the table has nothing', () => {
  const buyIns = [{ path: 'purse', person: 'b', amount: 1 }];
  assert.deepEqual(Object.keys(shortages(buyIns, PEOPLE, 'lsd')), ['purse']);
  assert.match(shortages(buyIns, PEOPLE, 'lsd')['purse']!, /Bess has only 0\./);
});

test('money at the table and unknown people are no shortage', () => {
  const buyIns = [
    { path: 'purse', person: null, amount: 9999 },
    { path: 'purse', person: 'unknown', amount: 9999 },
  ];
  assert.deepEqual(shortages(buyIns, PEOPLE, 'lsd'), {});
});

test('a balance has the unit that points lack', () => {
  assert.equal(sumText(1, 'points'), '1 point');
  assert.equal(sumText(-1200, 'points'), '\u22121,200 points');
  assert.equal(sumText(250, 'eur'), '€2.50');
});

test('balances in one line leave out currencies without money', () => {
  assert.equal(balancesText({ lsd: 960, points: 3, eur: 0 }), '£1 · 3 points');
  assert.equal(balancesText({ eur: 0 }), '0');
  assert.equal(balancesText({}), '');
  assert.deepEqual(currenciesOf({ eur: 0, lsd: 5 }), ['lsd', 'eur']);
});
