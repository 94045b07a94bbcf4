import assert from 'node:assert/strict';
import { test } from 'node:test';
import entries from '../../../src/api/entries.json' with { type: 'json' };
import { entryKindsOf, type EntryKind } from '../../../src/api/entry-kinds.ts';
import { entryText, readForm, shownFields } from '../../../src/games/generic/entry-form.ts';
import { accountName, eventFields, eventTitle } from '../../../src/games/generic/event-text.ts';
import { errorsOfRefusal } from '../../../src/games/generic/refused-entry.ts';
import { POINTS } from '../../../src/i18n/money.ts';
import { declared } from '../../../src/i18n/fr/declared.ts';

const kindOf = (verb: string): EntryKind => entryKindsOf('lansquenet').find((kind) => kind.verb === verb)!;
const read = (verb: string, values: Record<string, string>): unknown =>
  readForm(kindOf(verb), values, POINTS);

test('a filled form is the entry that the API takes', () => {
  assert.deepEqual(read('seat', { name: ' Anne ', purse: '0' }), { fields: { name: 'Anne', purse: 0 } });
  assert.deepEqual(read('wager', { amount: '12' }), { fields: { amount: 12 } });
  assert.deepEqual(read('match', { outcome: 'left' }), { fields: { outcome: 'left' } });
  assert.deepEqual(read('cards', { cards: '7h, kd s' }), { fields: { cards: ['7h', 'Kd', 's'] } });
  assert.deepEqual(read('pass', {}), { fields: {} });
});

test('all of it replaces the fields that the game declares', () => {
  const cover = { punter: 'Bess', all: 'true' };
  assert.deepEqual(
    shownFields(kindOf('cover'), cover).map(({ name }) => name),
    ['punter'],
  );
  assert.deepEqual(read('cover', cover), { fields: { all: true, punter: 'Bess' } });
});

test('what is missing or wrong is said at its field', () => {
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

test('an entry is said with its values', () => {
  assert.equal(
    entryText(kindOf('cover'), { punter: 'Bess', amount: 5 }, POINTS),
    'Bet against a part of the wager: Bess, 5',
  );
  assert.equal(
    entryText(kindOf('cover'), { punter: 'Bess', all: true }, POINTS),
    'Cover all of the wager that is left: Bess',
  );
  assert.equal(
    entryText(kindOf('match'), { outcome: 'left' }, POINTS),
    'Deal a hand and enter its outcome: the left card',
  );
});

test('an event is its name and its fields', () => {
  const event = {
    type: 'lansquenet.hand_settled',
    data: { banker: 'Anne', covers: [{ punter: 'Bess', amount: 5 }], to_banker: 0, selling: false },
  };
  assert.equal(eventTitle(event), 'Hand settled');
  assert.deepEqual(eventFields(event, POINTS), ['Banker: Anne', 'Covers: player Bess amount 5']);
  assert.equal(accountName('punter:A%3AB:cover'), 'A:B: cover');
  assert.equal(accountName('world'), 'Outside the table');
});

test('a refusal stands at the field that the server names', () => {
  const refused = { code: 'wrong_shape', title: '', detail: '', facts: {} };
  const entry = { key: 'k', kind: 'wager', amount: 5 };
  const errors = { entries: { 0: { amount: ['Too much.'] } } };
  assert.deepEqual(
    errorsOfRefusal({ ...refused, facts: { errors } }, entry, { game: 'lansquenet', currency: POINTS }),
    {
      amount: { english: 'Too much.' },
    },
  );
  const other = errorsOfRefusal({ ...refused, code: 'nothing_staked' }, entry, {
    game: 'lansquenet',
    currency: POINTS,
  });
  assert.deepEqual(Object.keys(other), ['']);
});

test('French has words for every entry of a game without pages of its own', () => {
  const words = entries.lansquenet.entries.flatMap((kind) => [
    kind.meaning,
    ...(kind.all ? [kind.all.meaning] : []),
    ...kind.fields.flatMap(({ meaning, label }) => [meaning, label]),
  ]);
  assert.deepEqual(
    words.filter((word) => word && declared(word) === word),
    [],
  );
});
