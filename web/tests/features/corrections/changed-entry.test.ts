import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fieldsOf,
  isComplete,
  isSame,
  kindsOf,
  withField,
  withKind,
} from '../../../src/features/corrections/changed-entry.ts';
import { inventedKind } from '../../game-api/invented-entries.ts';

const kind = (verb: string) => kindsOf('basset', { kind: verb }).find((one) => one.verb === verb)!;

test('an entry may become another kind of the same endpoint', () => {
  const verbs = (verb: string) => kindsOf('basset', { kind: verb }).map((one) => one.verb);
  assert.deepEqual(verbs('paroli'), ['take', 'paroli', 'pay']);
  assert.deepEqual(verbs('stake'), ['stake']);
  assert.deepEqual(verbs('ruling'), []);
});

test('another kind keeps the fields that it has too', () => {
  const take = { kind: 'take', punter: 'anne', card: 'K', restake: 5 };
  assert.deepEqual(withKind(take, kind('paroli')), { kind: 'paroli', punter: 'anne', card: 'K' });
  const pair = { kind: 'pair', cards: ['K', '9'] };
  assert.deepEqual(withKind(pair, kind('last')), { kind: 'last', cards: ['K'] });
});

test('the number of a draw is not shown, and all replaces the card', () => {
  const names = (entered: { kind: string; all?: boolean }) =>
    fieldsOf(kind(entered.kind), entered, {}).map(({ name }) => name);
  assert.deepEqual(names({ kind: 'pair' }), ['cards']);
  assert.deepEqual(names({ kind: 'take', all: true }), []);
});

test('an entry is complete if every required field has a value', () => {
  const pair = { kind: 'pair', cards: ['K', ''] };
  assert.equal(isComplete(kind('pair'), pair, {}), false);
  assert.equal(isComplete(kind('pair'), withField(pair, 'cards', ['K', '9']), {}), true);
  const take = { kind: 'take', punter: 'anne', card: 'K' };
  assert.equal(isComplete(kind('take'), take, {}), true);
  assert.equal(isComplete(kind('take'), withField(take, 'card', undefined), {}), false);
});

test('a list is complete with as many items as the game declares', () => {
  const pair = (punter: string) => ({ punter, count: 5 });
  const counted = (...names: string[]) => ({ kind: 'count', counts: names.map(pair) });
  const isCounted = (...names: string[]) => isComplete(inventedKind('count'), counted(...names), {});
  assert.deepEqual(
    [isCounted('Anne'), isCounted('Anne', 'Bess'), isCounted('Anne', 'Bess', 'Carl', 'Dora')],
    [false, true, false],
  );
  assert.equal(isComplete(inventedKind('best'), { kind: 'best' }, {}), false);
});

test('an optional field is complete without a value, but not with one that cannot be read', () => {
  const cards = { kind: 'cards', bank: ['9', 'J'] };
  const isTyped = (right: unknown) =>
    isComplete(inventedKind('cards'), withField(cards, 'right', right), { sides: 1 });
  assert.deepEqual(
    [isTyped(undefined), isTyped(['4', 'K']), isTyped(['4']), isTyped('')],
    [true, true, false, false],
  );
});

test('a field of other rules is shown only if the entry has it', () => {
  const names = (entered: { kind: string; left?: string }, sides: number) =>
    fieldsOf(inventedKind('hand'), entered, { sides }).map(({ name }) => name);
  assert.deepEqual(names({ kind: 'hand' }, 1), ['right']);
  assert.deepEqual(names({ kind: 'hand' }, 2), ['right', 'left']);
  assert.deepEqual(names({ kind: 'hand', left: 'tie' }, 1), ['right', 'left']);
  const hand = { kind: 'hand', right: 'tie' };
  assert.deepEqual(
    [1, 2].map((sides) => isComplete(inventedKind('hand'), hand, { sides })),
    [true, false],
  );
});

test('a choice that means nothing under the rules is shown only if the entry has it', () => {
  const seat = kindsOf('baccarat', { kind: 'seat' })[0]!;
  const places = (sides: number, where?: string) =>
    fieldsOf(seat, { kind: 'seat', ...(where && { where }) }, { sides }).at(-1)?.choices;
  assert.deepEqual(places(1), ['standing']);
  assert.equal(places(2)?.length, 5);
  assert.equal(places(1, 'left')?.length, 5);
  assert.deepEqual(places(1, 'standing'), ['standing']);
});

test('the order of the fields makes no difference', () => {
  assert.ok(isSame({ kind: 'fund', amount: 5 }, { amount: 5, kind: 'fund' }));
  assert.ok(!isSame({ kind: 'fund', amount: 5 }, { kind: 'fund', amount: 6 }));
});
