import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  emptyDraft,
  linksOf,
  openingOf,
  repeatDraft,
  type Draft,
} from '../../../../src/games/basset/opening/draft.ts';
import { draftErrors } from '../../../../src/games/basset/opening/draft-errors.ts';
import { money } from '../../../../src/i18n/amounts/money.ts';
import { CURRENCIES } from '../../../i18n/sample-currencies.ts';

const LSD = CURRENCIES.lsd!;
const POUND = 960;
const format = (sum: number): string => money(sum, LSD);
const ANNE = { id: 'a', version: 1, name: 'Anne', balances: { lsd: 130 * POUND }, in_sessions: {} };
const EMPTY = emptyDraft('Tuesday', 'parlour', LSD, format);
const DRAFT: Draft = {
  ...EMPTY,
  banker: 'a',
  seats: EMPTY.seats.map((seat, at) => (at === 1 ? { ...seat, name: ' Anne ', bankroll: 'a' } : seat)),
};

test('the bank and the seats are linked to people', () => {
  assert.equal(openingOf(DRAFT, LSD).banker, 'a');
  assert.deepEqual(linksOf(DRAFT), [{ player: 'Anne', person: 'a' }]);
  assert.deepEqual(linksOf(EMPTY), []);
  assert.equal(openingOf(EMPTY, LSD).banker, null);
});

test('a practice table has no bankrolls', () => {
  const practice = { ...DRAFT, practice: true };
  assert.equal(openingOf(practice, LSD).banker, null);
  assert.deepEqual(linksOf(practice), []);
});

test('the bank is paid before the seats', () => {
  const { row } = DRAFT.seats[1]!;
  assert.deepEqual(draftErrors(DRAFT, LSD, [ANNE]), {
    [`seats.${row}.purse`]: 'The bankroll of Anne has only £10. Enter less, or a deposit first.',
  });
  assert.deepEqual(draftErrors({ ...DRAFT, funds: '100' }, LSD, [ANNE]), {});
});

test('an amount that cannot be read is the only error of its field', () => {
  const seats = DRAFT.seats.map((seat) => ({ ...seat, purse: 'much' }));
  const errors = Object.values(draftErrors({ ...DRAFT, seats }, LSD, [ANNE]));
  assert.equal(errors.length, 1);
  assert.doesNotMatch(String(errors[0]), /bankroll/);
});

test('a repeated table keeps its bankrolls', () => {
  const before = {
    ...{ name: 'Tuesday', preset: 'parlour', rules: {}, currency: 'lsd' },
    bank: { holder: null, funds: POUND },
    bankrolls: { bank: 'b', Anne: 'a' },
    punters: [
      { name: 'Anne', suit: null, purse: POUND },
      { name: 'Carl', suit: null, purse: POUND },
    ],
  };
  const draft = repeatDraft(before, {}, format);
  assert.equal(draft.banker, 'b');
  assert.deepEqual(
    draft.seats.map(({ bankroll }) => bankroll),
    ['a', null],
  );
});
