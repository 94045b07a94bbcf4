import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeclaredRule } from '../../src/api/declarations.ts';
import type { Rules } from '../../src/api/rules.ts';
import { POINTS } from '../../src/i18n/amounts/money.ts';
import { currencyOf } from '../../src/i18n/amounts/currency.ts';
import {
  genericErrors,
  genericOpening,
  newGenericDraft,
  readRule,
  ruleRows,
  ruleText,
  type GenericDraft,
} from '../../src/pages/new-table/generic-draft.ts';

const PRESET = {
  match: 'suit',
  next_banker: 'line',
  cover_order: 'spoken',
  winnings: 'home',
  min_wager: 1,
  max_wager: null,
  min_cover: 1,
  max_cover: null,
};
const rules = {
  game: 'lansquenet',
  presets: [
    {
      name: 'lansquenet',
      rules: Object.fromEntries(Object.entries(PRESET).map(([field, value]) => [field, { value }])),
    },
  ],
  currencies: [{ code: 'points' }],
} as unknown as Rules;
const draft = (typed: Record<string, string>, part: Partial<GenericDraft> = {}): GenericDraft => ({
  ...newGenericDraft(rules),
  name: 'Ours',
  typed,
  ...part,
});
const rowOf = (field: string, changed: GenericDraft) =>
  ruleRows(rules, changed).find((row) => row.field === field)!;

test('the form has a row for every rule field, with the value of the preset', () => {
  const rows = ruleRows(rules, draft({}));
  assert.deepEqual(
    rows.map(({ field, value }) => [field, value]),
    Object.entries(PRESET),
  );
  assert.ok(rows.every(({ isChanged, error }) => !isChanged && error === null));
});

test('only changes to the preset are sent', () => {
  const changed = draft({ match: 'rank', winnings: 'home', min_wager: '5', max_wager: '' });
  assert.deepEqual(genericOpening(rules, changed).rules, {
    preset: 'lansquenet',
    overrides: { match: 'rank', min_wager: 5 },
  });
  assert.deepEqual(
    ruleRows(rules, changed)
      .filter(({ isChanged }) => isChanged)
      .map(({ field }) => field),
    ['match', 'min_wager'],
  );
});

test('amounts are read and written in the currency of the table', () => {
  const sterling = { currency: 'lsd' };
  assert.equal(rowOf('min_wager', draft({}, sterling)).text, '¼d');
  assert.equal(rowOf('max_wager', draft({ max_wager: '1s' }, sterling)).value, 48);
  assert.equal(rowOf('min_wager', draft({ min_wager: '¼d' }, sterling)).isChanged, false);
});

test('an error has the path of its field', () => {
  const changed = draft({ min_wager: '0', max_cover: 'x' }, { name: ' ' });
  assert.deepEqual(genericErrors(rules, changed), {
    name: 'Enter a name.',
    'rules.overrides.min_wager': 'This is not an amount. Enter a number.',
    'rules.overrides.max_cover': 'This is not an amount. Enter a number.',
  });
  assert.deepEqual(genericErrors(rules, draft({ min_wager: '9', max_wager: '8' })), {
    'rules.overrides.max_wager': 'This is below the minimum. Enter a larger amount.',
  });
});

test('a field of each type is read as its type, within its limits', () => {
  const rule = (part: Partial<DeclaredRule>): DeclaredRule => ({
    type: 'number',
    optional: false,
    ...part,
  });
  const number = rule({ least: 1, most: 9 });
  assert.deepEqual(readRule(number, '9', POINTS), { value: 9 });
  assert.ok('error' in readRule(number, '10', POINTS));
  assert.ok('error' in readRule(number, '', POINTS));
  assert.deepEqual(readRule({ ...number, optional: true }, '', POINTS), { value: null });
  assert.deepEqual(readRule(rule({ type: 'flag' }), 'true', POINTS), { value: true });
  const ladder = rule({ type: 'numbers', least: 1, most: 60, longest: 3 });
  assert.deepEqual(readRule(ladder, '1, 7 15', POINTS), { value: [1, 7, 15] });
  assert.ok('error' in readRule(ladder, '1 2 3 4', POINTS));
  const packs = rule({ type: 'number_or_word', least: 1, most: 100, choices: ['by_punters'] });
  assert.deepEqual(readRule(packs, 'by_punters', POINTS), { value: 'by_punters' });
  assert.deepEqual(readRule(packs, '2', POINTS), { value: 2 });
  assert.equal(ruleText(ladder, [1, 7], currencyOf('lsd')), '1 7');
});
