import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryKindsOf, type EntryKind } from '../../../../src/api/entry-kinds.ts';
import {
  knownPlayers,
  OTHER_NAME,
  readForm,
  shownFields,
  typedName,
} from '../../../../src/games/generic/entry/entry-form.ts';
import { entryText } from '../../../../src/table-kit/history/entered-text.ts';
import { errorsOfRefusal } from '../../../../src/games/generic/entry/refused-entry.ts';
import { POINTS } from '../../../../src/i18n/amounts/money.ts';
import { words } from '../../../../src/games/lansquenet/words.ts';
import { loadGameTexts } from '../../../../src/i18n/game-texts.ts';
import type { Entry } from '../../../../src/outbox/entry.ts';
import { addGameWords } from '../../../../src/i18n/game-words.ts';

addGameWords('lansquenet', words);
await loadGameTexts('lansquenet');
const AT = { game: 'lansquenet', currency: POINTS };
const kindOf = (verb: string): EntryKind => entryKindsOf('lansquenet').find((kind) => kind.verb === verb)!;
const read = (verb: string, values: Record<string, string>): unknown =>
  readForm(kindOf(verb), values, {
    currency: POINTS,
    players: ['Mrs Sago'],
    bankrolls: { Carl: 'c' },
    rules: {},
  });

test('a filled form is the entry that the API takes', () => {
  assert.deepEqual(read('seat', { name: ' Anne ', purse: '0' }), { fields: { name: 'Anne', purse: 0 } });
  assert.deepEqual(read('wager', { amount: '12' }), { fields: { amount: 12 } });
  assert.deepEqual(read('match', { outcome: 'left' }), { fields: { outcome: 'left' } });
  assert.deepEqual(read('cards', { cards: '7h, kd s' }), { fields: { cards: ['7h', 'Kd', 's'] } });
  assert.deepEqual(read('pass', {}), { fields: {} });
});

test('`all` replaces the fields that the game declares', () => {
  const cover = { punter: 'Bess', all: 'true' };
  assert.deepEqual(
    shownFields(kindOf('cover'), cover, {}).map(({ name }) => name),
    ['punter'],
  );
  assert.deepEqual(read('cover', cover), { fields: { all: true, punter: 'Bess' } });
});

test('an error is shown at its field', () => {
  assert.deepEqual(read('wager', { amount: '0' }), {
    errors: { amount: 'This is not an amount. Enter a number.' },
  });
  assert.deepEqual(read('cover', { amount: '3' }), { errors: { punter: 'Choose a player' } });
  assert.deepEqual(read('match', {}), { errors: { outcome: 'Choose one' } });
  assert.deepEqual(read('cards', { cards: '7h' }), { errors: { cards: 'Write 2 to 52 cards.' } });
  assert.deepEqual(read('cards', { cards: '7h Z' }), { errors: { cards: '“Z” is not a card.' } });
  assert.deepEqual(Object.keys((read('seat', { name: 'x"', purse: '' }) as { errors: object }).errors), [
    'name',
    'purse',
  ]);
});

test('the text of an entry has its values', () => {
  assert.equal(
    entryText('lansquenet', kindOf('cover'), { punter: 'Bess', amount: 5 }, POINTS),
    'Bet against a part of the wager: Bess, 5',
  );
  assert.equal(
    entryText('lansquenet', kindOf('cover'), { punter: 'Bess', all: true }, POINTS),
    'Cover all of the wager that is left: Bess',
  );
  assert.equal(
    entryText('lansquenet', kindOf('match'), { outcome: 'left' }, POINTS),
    'Deal a hand and enter its outcome: the left card',
  );
  assert.equal(
    entryText('lansquenet', kindOf('cards'), { cards: ['Kh', 's'], place: 2 }, POINTS),
    'Deal a hand and enter its cards: K♥ ♠, round number 2',
  );
});

test('every declared field can be entered, also fields that are not in a line', () => {
  assert.deepEqual(
    shownFields(kindOf('match'), {}, {}).map(({ name }) => name),
    ['outcome', 'place'],
  );
  assert.deepEqual(read('match', { outcome: 'left', place: '3' }), { fields: { outcome: 'left', place: 3 } });
  assert.deepEqual(
    Object.keys((read('match', { outcome: 'left', place: 'x' }) as { errors: object }).errors),
    ['place'],
  );
});

test('a name that is not in the list can be typed', () => {
  const typed = { punter: OTHER_NAME, [typedName('punter')]: ' Carl ', amount: '5' };
  assert.deepEqual(read('buyin', typed), { fields: { punter: 'Carl', amount: 5 } });
  assert.deepEqual(read('buyin', { punter: OTHER_NAME, amount: '5' }), {
    errors: { punter: 'Choose a player' },
  });
});

test('a typed name gets the spelling of the seat, or of the link of a free seat', () => {
  const typed = (name: string) => ({ punter: OTHER_NAME, [typedName('punter')]: name, amount: '5' });
  assert.deepEqual(read('buyin', typed('mrs  sago')), { fields: { punter: 'Mrs Sago', amount: 5 } });
  assert.deepEqual(read('seat', { name: 'mrs  sago', purse: '5' }), {
    fields: { name: 'mrs  sago', purse: 5 },
  });
  assert.deepEqual(read('seat', { name: 'CARL', purse: '5' }), { fields: { name: 'Carl', purse: 5 } });
});

test('a player whose seat is not recorded yet can be chosen, once', () => {
  const unsent = [
    { key: '1', kind: 'seat', name: 'Carl', purse: 5 },
    { key: '3', kind: 'seat', name: 'CARL', purse: 5 },
    { key: '4', kind: 'seat', name: ' anne', purse: 5 },
    { key: '2', kind: 'cover', punter: 'Bess', amount: 5 },
  ];
  assert.deepEqual(knownPlayers(['Anne', 'Bess'], unsent, entryKindsOf('lansquenet')), [
    'Anne',
    'Bess',
    'Carl',
  ]);
});

test('a refusal is shown at the field that the server or the refusal names', () => {
  const refused = { code: 'wrong_shape', title: '', detail: '', facts: {} };
  const entry = { key: 'k', kind: 'wager', amount: 5 };
  const errors = { 'entries.0.amount': ['Too much.'] };
  assert.deepEqual(errorsOfRefusal({ ...refused, facts: { errors } }, entry, AT), {
    amount: { english: 'Too much.' },
  });
  const refusal = (code: string, of: object, facts: Record<string, unknown> = {}): unknown =>
    errorsOfRefusal({ ...refused, code, facts }, { key: 'k', kind: '', ...of }, AT);
  assert.deepEqual(refusal('nothing_staked', { kind: 'match', outcome: 'left' }), {
    '': 'Not recorded. No player covers the wager. Enter a cover, or pass the deck.',
  });
  assert.deepEqual(refusal('bank_cover_short', { kind: 'cover', punter: 'Bess', amount: 9 }, { left: 4 }), {
    amount: 'Not recorded. Only 4 of the wager is left to cover.',
  });
  assert.deepEqual(refusal('bank_cover_short', { kind: 'cover', punter: 'Bess', all: true }, { left: 0 }), {
    '': 'Not recorded. The whole wager is covered.',
  });
  assert.deepEqual(refusal('no_such_stake', { kind: 'withdraw', punter: 'Bess' }), {
    punter: 'Not recorded. Bess covers nothing.',
  });
});

test('a refusal may be about a field by its name', () => {
  const refusal = { code: 'restake_too_small', title: '', detail: 'Too small.', facts: { minimum: 5 } };
  const take = { key: 'k', kind: 'take', punter: 'Bess', card: 'K', restake: 3 };
  const fieldIn = (entry: Entry): string[] =>
    Object.keys(errorsOfRefusal(refusal, entry, { game: 'basset', currency: POINTS }));
  assert.deepEqual(fieldIn(take), ['restake']);
  assert.deepEqual(fieldIn({ ...take, restake: undefined }), ['']);
});
