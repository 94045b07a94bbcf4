/** Lists of players and counts, joined cards, numbers and fields of some rules, in the form of an entry. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPlayed, isRequired } from '../../../../src/api/entry-kinds.ts';
import { readForm, shownFields, type FormValues } from '../../../../src/games/generic/entry/entry-form.ts';
import { entryText } from '../../../../src/table-kit/history/entered-text.ts';
import { numberKey, withPlayer } from '../../../../src/games/generic/entry/list-values.ts';
import { errorsOfRefusal } from '../../../../src/games/generic/entry/refused-entry.ts';
import { POINTS } from '../../../../src/i18n/amounts/money.ts';
import { inventedKind } from '../../../game-api/invented-entries.ts';

const BANQUE = { sides: 2, cheval: true };
const ONE_SIDE = { sides: 1, cheval: false };
const PLAYERS = ['Anne', 'Bess', 'Mrs Sago'];

const read = (verb: string, values: FormValues, rules: object = BANQUE): unknown =>
  readForm(inventedKind(verb), values, {
    currency: POINTS,
    players: PLAYERS,
    bankrolls: null,
    rules: { ...rules },
  });

const shown = (verb: string, rules: object): string[] =>
  shownFields(inventedKind(verb), {}, { ...rules }).map(({ name }) => name);

const text = (verb: string, fields: Record<string, unknown>): string =>
  entryText('invented', inventedKind(verb), fields, POINTS);

test('players are listed in the order in which they were chosen', () => {
  const punters = ['Mrs Sago', 'Anne', 'Bess'].reduce((list, name) => withPlayer(list, name, true), '');
  assert.deepEqual(read('best', { punters }), { fields: { punters: ['Mrs Sago', 'Anne', 'Bess'] } });
  const without = withPlayer(punters, 'Anne', false);
  assert.deepEqual(read('best', { punters: without }), { fields: { punters: ['Mrs Sago', 'Bess'] } });
  assert.deepEqual(read('best', { punters: withPlayer(without, 'Bess', true) }), {
    fields: { punters: ['Mrs Sago', 'Bess'] },
  });
  assert.deepEqual(read('best', {}), { errors: { punters: 'Choose 1 to 4 players.' } });
});

test('numbers are listed for the players who have one', () => {
  const [anne, sago] = [numberKey('counts', 'Anne'), numberKey('counts', 'Mrs Sago')];
  assert.deepEqual(read('count', { [sago]: '27', [anne]: ' 0 ', [numberKey('counts', 'Bess')]: ' ' }), {
    fields: {
      counts: [
        { punter: 'Anne', count: 0 },
        { punter: 'Mrs Sago', count: 27 },
      ],
    },
  });
  assert.deepEqual(read('count', { [anne]: '31' }), {
    errors: { counts: 'Enter a number for 2 to 3 players.' },
  });
  const wrong = 'Enter a whole number from 0 to 78.';
  assert.deepEqual(read('count', { [anne]: '79', [sago]: 'x' }), {
    errors: { [anne]: wrong, [sago]: wrong },
  });
});

test('a hand is typed with blanks or commas, and an optional hand may be empty', () => {
  assert.deepEqual(read('cards', { bank: '9 j', right: '4,k, 3h', left: '' }), {
    fields: { bank: ['9', 'J'], right: ['4', 'K', '3h'] },
  });
  assert.deepEqual(read('cards', { bank: '9' }), { errors: { bank: 'Write 2 to 3 cards.' } });
});

test('a field of other rules is neither shown nor sent', () => {
  assert.deepEqual(shown('cards', BANQUE), ['bank', 'right', 'left']);
  assert.deepEqual(shown('cards', ONE_SIDE), ['bank', 'right']);
  assert.deepEqual(shown('banco', ONE_SIDE), ['punter']);
  assert.deepEqual(read('hand', { right: 'tie', left: 'bank' }, ONE_SIDE), { fields: { right: 'tie' } });
});

test('the form asks for a field that its rules require', () => {
  assert.deepEqual(read('hand', { right: 'tie' }), { errors: { left: 'Choose one' } });
  assert.deepEqual(read('hand', { right: 'tie', left: 'bank' }), { fields: { right: 'tie', left: 'bank' } });
  const [left, how] = [inventedKind('hand').fields[1]!, inventedKind('banco').fields[1]!];
  assert.deepEqual([isRequired(left, BANQUE), isRequired(left, ONE_SIDE)], [true, false]);
  assert.deepEqual([isPlayed(how, BANQUE), isRequired(how, BANQUE)], [true, false]);
});

test('an optional number may be 0, or left out', () => {
  assert.deepEqual(read('begin', { rounds: '3', handicap: '0' }), { fields: { rounds: 3, handicap: 0 } });
  assert.deepEqual(read('begin', { rounds: '3' }), { fields: { rounds: 3 } });
});

test('the text of an entry has its lists', () => {
  assert.equal(text('best', { punters: ['Bess', 'Anne'] }), 'best: Bess, Anne');
  const left = [
    { punter: 'Bess', count: 5 },
    { punter: 'Mrs Sago', count: 1 },
  ];
  assert.equal(text('out', { punter: 'Anne', left }), 'out: Anne, Bess 5, Mrs Sago 1');
  assert.equal(text('cards', { bank: ['9', 'J'], left: ['Kh', '4'] }), 'cards: bank 9 J, left K♥ 4');
});

test('an error of the server in a list is at the number of the player', () => {
  const counts = [
    { punter: 'Anne', count: 1 },
    { punter: 'Bess', count: 99 },
  ];
  const at = (path: string, entry: object): string[] => {
    const facts = { errors: { [path]: ['Wrong.'] } };
    const refusal = { code: 'wrong_shape', title: '', detail: '', facts };
    const sent = { key: 'k', kind: 'count', ...entry };
    return Object.keys(errorsOfRefusal(refusal, sent, { game: 'lansquenet', currency: POINTS }));
  };
  assert.deepEqual(at('entries.0.counts.1.count', { counts }), [numberKey('counts', 'Bess')]);
  assert.deepEqual(at('entries.0.counts', { counts }), ['counts']);
  assert.deepEqual(at('punters.1', { punters: ['Anne', 'x'] }), ['punters']);
  assert.deepEqual(at('cards.0', { cards: ['Z'] }), ['cards']);
});
