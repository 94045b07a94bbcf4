import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyDraft, linksOf, openingOf, type Draft } from '../../../src/table-kit/opening/draft.ts';
import { repeatDraft } from '../../../src/table-kit/opening/repeated-draft.ts';
import { draftErrors } from '../../../src/table-kit/opening/draft-errors.ts';
import { CURRENCIES } from '../../i18n/sample-currencies.ts';
import { samplePerson } from '../../features/people/sample-person.ts';

const LSD = CURRENCIES.lsd!;
const POUND = 960;
const ANNE = samplePerson({ id: 'a', name: 'Anne', balances: { lsd: 130 * POUND } });
const EMPTY = emptyDraft('basset', { name: 'Tuesday', preset: 'parlour', currency: LSD });
const DRAFT: Draft = {
  ...EMPTY,
  banker: 'a',
  seats: EMPTY.seats.map((seat, at) => (at === 1 ? { ...seat, name: ' Anne ', bankroll: 'a' } : seat)),
};
const bankerOf = (draft: Draft) => (openingOf(draft, LSD) as { readonly banker?: unknown }).banker;

test('the bank and the seats are linked to people', () => {
  assert.equal(bankerOf(DRAFT), 'a');
  assert.deepEqual(linksOf(DRAFT), [{ player: 'Anne', person: 'a' }]);
  assert.deepEqual(linksOf(EMPTY), []);
  assert.equal(bankerOf(EMPTY), null);
});

test('a practice table has no bankrolls', () => {
  const practice = { ...DRAFT, practice: true };
  assert.equal(bankerOf(practice), null);
  assert.deepEqual(linksOf(practice), []);
});

test('the bank is paid before the seats', () => {
  const { row } = DRAFT.seats[1]!;
  assert.deepEqual(draftErrors(DRAFT, LSD, { people: [ANNE] }), {
    [`seats.${row}.purse`]: 'The bankroll of Anne has only £10. Enter less, or make a deposit first.',
  });
  assert.deepEqual(draftErrors({ ...DRAFT, own: { 'bank.funds': '100' } }, LSD, { people: [ANNE] }), {});
});

test('an amount that cannot be read is the only error of its field', () => {
  const seats = DRAFT.seats.map((seat) => ({ ...seat, purse: 'much' }));
  const errors = Object.values(draftErrors({ ...DRAFT, seats }, LSD, { people: [ANNE] }));
  assert.equal(errors.length, 1);
  assert.doesNotMatch(String(errors[0]), /bankroll/);
});

test('a repeated table keeps its bankrolls', () => {
  const before = {
    ...{ game: 'basset', name: 'Tuesday', preset: 'parlour', rules: {}, currency: 'lsd' },
    opened: { holder: null, funds: POUND },
    bankrolls: { bank: 'b', Anne: 'a' },
    seats: [
      { name: 'Anne', own: { suit: null }, purse: POUND },
      { name: 'Carl', own: { suit: null }, purse: POUND },
    ],
  };
  const draft = repeatDraft(before, {}, LSD);
  assert.equal(draft.banker, 'b');
  assert.deepEqual(
    draft.seats.map(({ bankroll }) => bankroll),
    ['a', null],
  );
});
