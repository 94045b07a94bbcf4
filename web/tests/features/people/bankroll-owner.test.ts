import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOwnerName } from '../../../src/features/people/bankroll-owner.ts';
import { samplePerson } from './sample-person.ts';

const PEOPLE = [
  samplePerson({ id: 'e', name: 'Émile', balances: { lsd: 960 } }),
  samplePerson({ id: 'b', name: 'Bess', balances: { points: 5 } }),
];
const choices = { people: PEOPLE, currency: 'lsd', value: null };

test('a typed name is that of a person with money, whatever its case and accents', () => {
  for (const typed of ['Émile', 'emile', ' EMILE ', 'E\u0301mile'])
    assert.ok(isOwnerName(typed, choices), typed);
  for (const typed of ['', ' ', 'Emil', 'Carl']) assert.ok(!isOwnerName(typed, choices), typed);
});

test('a bankroll without money in the currency, or that is chosen or taken, is no reason for a hint', () => {
  assert.ok(!isOwnerName('Bess', choices));
  assert.ok(!isOwnerName('emile', { ...choices, value: 'e' }));
  assert.ok(!isOwnerName('emile', { ...choices, taken: [null, 'e'] }));
});
