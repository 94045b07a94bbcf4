import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  inCurrency,
  emptyDraft,
  moveSeat,
  withSeat,
  openingOf,
  seatsOf,
  type Draft,
} from '../../../src/table-kit/opening/draft.ts';
import {
  isStillTyped,
  kindOf,
  readField,
  inputText,
  typedValue,
  valueOfKey,
} from '../../../src/table-kit/opening/rule-fields.ts';
import { changedRules, repeatDraft, repeatedName } from '../../../src/table-kit/opening/repeated-draft.ts';
import { refusalResult } from '../../../src/table-kit/opening/opening-result.ts';
import { draftErrors, stepOf } from '../../../src/table-kit/opening/draft-errors.ts';
import { Unreachable, Problem } from '../../../src/api/problem.ts';
import { flat } from '../../../src/ui/fields/field-errors.ts';
import { inGuineas, money } from '../../../src/i18n/amounts/money.ts';
import { opening as basset } from '../../../src/games/basset/opening.ts';
import { ruleSentence } from '../../../src/i18n/game-texts.ts';
import { loadGameNotes, loadGameTexts } from '../../../src/i18n/load-game-texts.ts';
import { language, loadLanguage } from '../../../src/i18n/language.ts';
import { CURRENCIES } from '../../i18n/sample-currencies.ts';

await Promise.all([loadGameTexts('basset'), loadGameNotes('basset')]);
await loadLanguage('fr');

const LSD = CURRENCIES.lsd!;
const POUND = 960;
const format = (sum: number): string => money(sum, LSD);
const FUNDS = 'bank.funds';
const newDraft = (currency = LSD): Draft =>
  emptyDraft('basset', { name: 'Tuesday', preset: 'parlour', currency }, basset);
const draftWith = ({ own = {}, ...part }: Partial<Draft> = {}): Draft => {
  const draft = newDraft();
  return { ...draft, ...part, own: { ...draft.own, ...own } };
};
const errorsOf = (draft: Draft, currency = LSD) => draftErrors(draft, currency);
const bankOf = (opening: object) =>
  (opening as { readonly bank: { holder: string | null; funds: number } }).bank;
const withNames = (draft: Draft, ...names: string[]): Draft => ({
  ...draft,
  seats: draft.seats.map((seat, index) => ({ ...seat, name: names[index] ?? '' })),
});

beforeEach(() => {
  language.value = 'en';
});

test('an empty draft can be opened unchanged', () => {
  const draft = draftWith();
  assert.deepEqual(errorsOf(draft), {});
  assert.equal(draft.seats.length, 6);
  assert.deepEqual(seatsOf(draft, LSD), []);
  assert.deepEqual(openingOf(draft, LSD), {
    id: null,
    occurred_at: null,
    name: 'Tuesday',
    rules: { preset: 'parlour', overrides: {} },
    currency: 'lsd',
    coins: [],
    game: 'basset',
    bank: { holder: null, funds: 120 * POUND },
    gathering: null,
    practice: false,
    banker: null,
  });
});

test('the minimum and maximum stake are sent as rules', () => {
  const draft = draftWith({
    limits: { min_stake: '1s', max_stake: '£5' },
    overrides: { burn: 0 },
    own: { 'bank.holder': ' Carl ' },
  });
  const opening = openingOf(draft, LSD);
  assert.deepEqual(opening.rules.overrides, { burn: 0, min_stake: 48, max_stake: 5 * POUND });
  assert.equal(bankOf(opening).holder, 'Carl');
});

test('only seats with a name are sent, in their order', () => {
  const draft = withNames(draftWith(), 'Anne', ' ', ' Bess ');
  assert.deepEqual(seatsOf(draft, LSD), [
    { kind: 'seat', name: 'Anne', purse: 20 * POUND, suit: 'hearts' },
    { kind: 'seat', name: 'Bess', purse: 20 * POUND, suit: 'diamonds' },
  ]);
  const converted = moveSeat(draft.seats, 2, -1).map(({ name }) => name.trim());
  assert.deepEqual(converted.slice(0, 3), ['Anne', 'Bess', '']);
  assert.deepEqual(moveSeat(draft.seats, 0, -1), draft.seats);
});

test('an error has the path of its field, and is shown on its step', () => {
  const wrong = withNames(
    draftWith({
      name: ' ',
      own: { [FUNDS]: 'much' },
      limits: { min_stake: '2s', max_stake: '1s' },
    }),
    'Anne',
    'anne',
    'x'.repeat(41),
  );
  const faults = errorsOf(wrong);
  assert.deepEqual(
    Object.keys(faults).map((path) => stepOf(path, 'basset')),
    [1, 1, 1, 2, 2],
  );
  assert.equal(
    faults['rules.overrides.max_stake'],
    'This is below the minimum stake. Enter a larger amount.',
  );
  assert.equal(faults[`seats.${wrong.seats[1]!.row}.name`], 'anne already has a seat. Enter another name.');
  assert.equal(stepOf('rules.overrides.burn', 'basset'), 0);
  const tooMuch = 'At most £1,041,666,666\u00a013s\u00a04d.';
  assert.deepEqual(
    errorsOf(draftWith({ own: { [FUNDS]: '9'.repeat(400) }, limits: { min_stake: '1041666667l' } })),
    {
      'bank.funds': tooMuch,
      'rules.overrides.min_stake': tooMuch,
    },
  );
  assert.match(String(faults[FUNDS]), /^This is not an amount\. .* You can also enter 2l10s6d/);
  assert.equal(errorsOf(draftWith({ own: { [FUNDS]: '-5' } }))[FUNDS], 'An amount cannot be below zero.');
  assert.equal(
    errorsOf(draftWith({ own: { 'bank.holder': 'x'.repeat(201) } }))['bank.holder'],
    'Too long. Enter at most 200 characters.',
  );
});

test('a limit is an amount above zero', () => {
  assert.deepEqual(errorsOf(draftWith({ limits: { min_stake: '0', max_stake: 'x' } })), {
    'rules.overrides.min_stake': 'Enter an amount above zero.',
    'rules.overrides.max_stake': 'This is not an amount. Enter a number.',
  });
});

test('a repeated table has the values of the earlier table', () => {
  const before = {
    name: 'Tuesday',
    preset: 'parlour',
    rules: { burn: 0, min_stake: 48, max_stake: null, order: 'win_first' },
    currency: 'lsd',
    game: 'basset',
    opened: { holder: 'Carl', funds: 10_000 },
    seats: [
      { name: 'anne', purse: 1001, own: { suit: 'hearts' } },
      { name: 'bess', purse: 0, own: { suit: null } },
    ],
  };
  const preset = {
    burn: { value: 2 },
    min_stake: { value: 1 },
    max_stake: { value: null },
    order: { value: 'win_first' },
  };
  const draft = repeatDraft(before, preset, LSD);
  assert.deepEqual(draft.overrides, { burn: 0 });
  assert.deepEqual(errorsOf(draft), {});
  const opening = openingOf(draft, LSD);
  assert.deepEqual(opening.rules.overrides, { burn: 0, min_stake: 48 });
  assert.deepEqual(bankOf(opening), { holder: 'Carl', funds: 10_000 });
  assert.deepEqual(
    seatsOf(draft, LSD).map(({ name, purse, suit }) => [name, purse, suit]),
    [
      ['anne', 1001, 'hearts'],
      ['bess', 0, null],
    ],
  );
  assert.deepEqual(changedRules(before.rules, preset), { burn: 0, min_stake: 48 });
});

test('amounts that were not typed follow the currency', () => {
  const [first, ...others] = draftWith().seats;
  const draft = draftWith({ seats: [{ ...first!, purse: '7s' }, ...others] });
  const converted = inCurrency(draft, LSD, CURRENCIES.eur!);
  assert.deepEqual([converted.currency, converted.own?.[FUNDS]], ['eur', '€120']);
  assert.deepEqual([converted.seats?.[0]?.purse, converted.seats?.[1]?.purse], ['7s', '€20']);
  assert.equal(inCurrency(draftWith({ own: { [FUNDS]: '£5' } }), LSD, CURRENCIES.eur!).own?.[FUNDS], '£5');
});

test('the piece of Glic is a penny in pounds, until it is typed', () => {
  const points = CURRENCIES.points!;
  const start = { name: 'Oak', preset: 'glic' };
  const draft = emptyDraft('glic', { ...start, currency: points });
  assert.deepEqual(draft.overrides, {});
  const inPounds = { ...draft, ...inCurrency(draft, points, LSD) };
  assert.deepEqual(inPounds.overrides, { piece: 4 });
  assert.deepEqual(emptyDraft('glic', { ...start, currency: LSD }).overrides, { piece: 4 });
  assert.deepEqual(inCurrency(inPounds, LSD, points).overrides, {});
  const typed = { ...inPounds, overrides: { piece: 12, deck: 32 } };
  assert.deepEqual(inCurrency(typed, LSD, points).overrides, { piece: '3d', deck: 32 });
});

test('a target keeps its text; if that is not an amount in the new currency, the field shows an error', () => {
  const eur = CURRENCIES.eur!;
  const ten = {
    ...draftWith(),
    ...inCurrency(draftWith({ overrides: { burn: 0, target: 9600 } }), LSD, eur),
  };
  assert.deepEqual([ten.overrides, errorsOf(ten, eur)], [{ burn: 0, target: 1000 }, {}]);
  const odd = { ...draftWith(), ...inCurrency(draftWith({ overrides: { target: 9840 } }), LSD, eur) };
  assert.equal(odd.overrides.target, '£10\u00a05s');
  assert.deepEqual(errorsOf(odd, eur), {
    'rules.overrides.target': 'This is not an amount. Enter a number.',
  });
  assert.equal(stepOf('rules.overrides.target', 'basset'), 0);
  assert.ok(ruleSentence('basset', 'target', odd.overrides.target, eur).includes('£10\u00a05s'));
  assert.deepEqual(inCurrency(odd, eur, LSD).overrides, { target: 9840 });
  assert.deepEqual(inCurrency(draftWith({ overrides: { target: null } }), LSD, eur).overrides, {
    target: null,
  });
});

test('if the device counts in guineas, an empty draft has round guineas', () => {
  const guineas = inGuineas(LSD);
  const draft = newDraft(guineas);
  assert.deepEqual([draft.own[FUNDS], draft.seats[0]?.purse], ['120\u00a0gn', '20\u00a0gn']);
  assert.equal(bankOf(openingOf({ ...draft, own: { [FUNDS]: '3' } }, guineas)).funds, 3024);
});

test('a repeated table with a default name gets the name of today', () => {
  const now = new Date('2026-01-03T20:00:00');
  assert.equal(repeatedName('Table of 21 November', '2025-11-21T19:00:00', now), 'Table of 3 January');
  assert.equal(repeatedName('Table of 20 November', '2025-11-21T19:00:00', now), 'Table of 20 November');
  assert.equal(repeatedName('The Long Table', '2025-11-21T19:00:00', now), 'The Long Table');
});

test('a field keeps its typed text while its value is unchanged', () => {
  const typed = typedValue({ game: 'basset', rule: 'ladder' }, '1 7 1', [1, 7, 15], LSD);
  assert.deepEqual([typed.wrong, typed.value], [null, [1, 7, 1]]);
  assert.ok(isStillTyped(typed, [1, 7, 1]));
  assert.ok(!isStillTyped(typed, [1, 7, 15, 30]));
  const wrong = typedValue({ game: 'basset', rule: 'burn' }, 'x', 3, LSD);
  assert.ok(wrong.wrong !== null && isStillTyped(wrong, 3));
  assert.ok(!isStillTyped(wrong, 2));
  assert.ok(!isStillTyped(null, 2));
});

test('a refused table has the errors of its seats, or the reason of the server', () => {
  const draft = withNames(draftWith(), '', 'Anne', 'Bess');
  const shape = new Problem(422, { code: 'wrong_shape', errors: { 'entries.1.name': ['No.'] } });
  const faults = { [`seats.${draft.seats[2]!.row}.name`]: { english: 'No.' } };
  assert.deepEqual(refusalResult(shape, draft), { faults });
  const twice = { code: 'punter_exists', punter: 'Anne', detail: 'No.' };
  const refused = 'Anne is already at this table.';
  assert.deepEqual(refusalResult(new Problem(409, twice), draft), { refused, faults: {} });
  const named = { [`seats.${draft.seats[2]!.row}.name`]: refused };
  assert.deepEqual(refusalResult(new Problem(409, { ...twice, index: 1 }), draft), {
    refused,
    faults: named,
  });
  const rules = { 'rules.overrides.cards_required': ['Is above max_cards.'], 'rules.preset': ['No.'] };
  assert.deepEqual(refusalResult(new Problem(422, { code: 'wrong_shape', errors: rules }), draft), {
    faults: {
      'rules.overrides.cards_required':
        'No player may have so many cards. Enter a smaller number, or a larger maximum.',
      'rules.preset': { english: 'No.' },
    },
  });
  for (const error of [new Unreachable('no server'), new Problem(503, { code: 'too_busy' })])
    assert.throws(() => refusalResult(error, draft), error);
});

test('rule fields are parsed by their kind', () => {
  const rule = (name: string) => ({ game: 'basset', rule: name });
  assert.deepEqual(readField(rule('ladder'), '1 · 7, 15', LSD), { value: [1, 7, 15] });
  assert.ok('wrong' in readField(rule('ladder'), '', LSD));
  assert.ok('wrong' in readField(rule('ladder'), '1 1001', LSD));
  assert.deepEqual(readField(rule('burn'), '2', LSD), { value: 2 });
  assert.ok('wrong' in readField(rule('burn'), '52', LSD));
  assert.ok('wrong' in readField(rule('burn'), '', LSD));
  assert.deepEqual(readField(rule('max_cards'), ' ', LSD), { value: null });
  assert.deepEqual(readField(rule('target'), '£10', LSD), { value: 9600 });
  assert.ok('wrong' in readField(rule('target'), '0', LSD));
  assert.equal(valueOfKey('basset', 'carry', 'false'), false);
  assert.equal(valueOfKey('basset', 'replace', 'null'), null);
  assert.equal(valueOfKey('basset', 'twins', 'null'), null);
  assert.equal(inputText([1, 7], format, 'numbers'), '1 7');
  assert.equal(inputText(9600, format, 'amountOrNone'), '£10');
  assert.equal(inputText('by_punters', format, 'wordOrNumber'), '');
  assert.equal(kindOf('basset', 'order'), 'choice');
});

test('every rule field has a sentence, in both languages', () => {
  const values: Record<string, unknown> = {
    ...{
      decks: 1,
      layout: 'book',
      max_cards: 3,
      cards_required: 3,
      fasse: 'whole_stays',
      burn: 2,
      order: 'win_first',
    },
    ...{ ladder: [1, 7], pay: null, twins: 'first', repeat: 'ignore', last_card: 'bank', after_loss: 'out' },
    ...{ restake: false, mace: 'plain', replace: 'lost', carry: true, side_bets: true, books: false },
    ...{ odd_half: 'bank', bank_cover: 'owes', min_stake: 1, max_stake: 960, target: null },
  };
  for (const chosen of ['en', 'fr'] as const) {
    language.value = chosen;
    for (const [field, value] of Object.entries(values)) {
      assert.match(ruleSentence('basset', field, value, LSD), /^[\p{Lu}\d£].*\.$/u, `${chosen} ${field}`);
    }
  }
  assert.ok(basset.mainRules?.every((field) => field in values));
});

test('errors of the server have the paths of their fields', () => {
  assert.deepEqual(flat({ 'bank.funds': ['Not', 'this.'], body: ['Wrong.'] }), {
    'bank.funds': { english: 'Not this.' },
    '': { english: 'Wrong.' },
  });
});

test('the purse of the first seat fills the seats whose purse was not typed', () => {
  const { seats } = newDraft();
  const purses = (all: typeof seats): string[] => all.map(({ purse }) => purse);
  const typed = withSeat(seats, 2, { purse: '3' });
  const [, second] = purses(typed);
  assert.notEqual(second, '3');
  const filled = withSeat(withSeat(typed, 0, { purse: '3' }), 0, { purse: '30' });
  assert.deepEqual(purses(filled), ['30', '30', '3', ...seats.slice(3).map(() => '30')]);
  assert.deepEqual(purses(withSeat(filled, 0, { name: 'Anne' })), purses(filled));
});
