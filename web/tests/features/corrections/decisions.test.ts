import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  correctionBody,
  deciding,
  isAnswered,
  offersToShow,
  withAnswer,
  withoutAnswer,
} from '../../../src/features/corrections/decisions/decisions.ts';
import type { Schemas } from '../../../src/api/client.ts';

type Offer = Schemas['Offer'];

const EMPTY = { player: null, fixed: {}, values: [], next: null, main: false };
const take: Offer = {
  ...EMPTY,
  verb: 'take',
  player: 'anne',
  fixed: { punter: 'anne', card: 'K', place: 1 },
};
const takeAll: Offer = { ...EMPTY, verb: 'take', fixed: { place: 1, all: true } };
const wager: Offer = { ...EMPTY, verb: 'wager', player: 'bess' };

const pair = { kind: 'pair', cards: ['K', '3'] };
const answer = { kind: 'take', punter: 'anne', card: 'K', place: 1 };

test('answers follow the corrected entry', () => {
  assert.deepEqual(correctionBody('amend', 7, pair, []), { amend: 7, entry: pair });
  assert.deepEqual(correctionBody('amend', 7, pair, [deciding(take)]), { amend: 7, entries: [pair, answer] });
  assert.deepEqual(correctionBody('insert_after', 7, pair, [deciding(take)]), {
    insert_after: 7,
    entries: [pair, answer],
  });
});

test('an entry that is taken back is replaced by the answers', () => {
  assert.deepEqual(correctionBody('strike', 7, pair, []), { strike: 7 });
  assert.deepEqual(correctionBody('strike', 7, pair, [deciding(take)]), { amend: 7, entries: [answer] });
});

test('an answer is changed in its place, and removed with those after it', () => {
  const first = deciding(take);
  const answers = [first, deciding(wager)];
  assert.deepEqual(withAnswer(answers, 1, { kind: 'wager', amount: 5 })[1]?.entered, {
    kind: 'wager',
    amount: 5,
  });
  assert.deepEqual(withoutAnswer(answers, 1), [first]);
  assert.deepEqual(withoutAnswer(answers, 0), []);
});

test('an answer counts once its fields have values', () => {
  const open = deciding(wager);
  assert.equal(isAnswered('lansquenet', open, {}), false);
  assert.equal(isAnswered('lansquenet', { ...open, entered: { kind: 'wager', amount: 5 } }, {}), true);
  assert.equal(isAnswered('basset', deciding(take), {}), true);
  assert.equal(isAnswered('basset', deciding(takeAll), {}), true);
});

test('the answer for everything is offered if several entries wait', () => {
  const offers = [take, takeAll];
  assert.deepEqual(offersToShow({ waiting_for: ['anne'], offers, entry: 'e' }), [take]);
  assert.deepEqual(offersToShow({ waiting_for: ['anne', 'bess'], offers, entry: 'e' }), offers);
});
