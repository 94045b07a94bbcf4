import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mendsOf, type Mend } from '../../src/games/basset/mends.ts';
import type { Sent } from '../../src/games/basset/scene.ts';
import { answering, drawing, refusal, staking, winner } from './tables.ts';

const STAKE: Sent = { key: 'a', kind: 'stake', punter: 'Anne', card: '6', amount: 11520 };
const wordsOf = (mends: Mend[]) => mends.map((mend) => mend.words.replaceAll('\u00a0', ' '));
const mends = (entry: Sent, code: string, facts: Record<string, unknown> = {}, table = drawing()) =>
  mendsOf({ entry, refusal: refusal('a', code, facts), table });
const wishes = (mend: Mend | undefined) => (mend?.cure.kind === 'instead' ? mend.cure.wishes : null);

test('a purse that is short may lay what it holds, or be filled first', () => {
  const found = mends(STAKE, 'purse_short', { punter: 'Anne', purse: 10200 });
  assert.deepEqual(wordsOf(found), ['Lay £10 12s 6d', 'Buy in £1 7s 6d', 'Leave it out']);
  assert.deepEqual(wishes(found[0]), [
    { kind: 'stake', fields: { punter: 'Anne', card: '6', amount: 10200 } },
  ]);
  assert.deepEqual(wishes(found[1]), [
    { kind: 'buyin', fields: { punter: 'Anne', amount: 1320 } },
    { kind: 'stake', fields: { punter: 'Anne', card: '6', amount: 11520 } },
  ]);
});

test('an empty purse lays nothing', () => {
  assert.deepEqual(wordsOf(mends(STAKE, 'purse_short', { purse: 0 })), ['Buy in £12', 'Leave it out']);
});

test('bounds of the house are laid instead', () => {
  assert.deepEqual(wordsOf(mends(STAKE, 'stake_above_maximum', { maximum: 4800 })), [
    'Lay £5',
    'Leave it out',
  ]);
  const small = { ...STAKE, amount: 4 };
  assert.deepEqual(wishes(mends(small, 'stake_below_minimum', { minimum: 48 })[0])?.[0]?.fields.amount, 48);
  assert.deepEqual(
    wordsOf(mends({ ...STAKE, amount: 5 }, 'odd_stake', {}, drawing({ currency: 'points' }))),
    ['Lay 4', 'Lay 6', 'Leave it out'],
  );
});

test('a restake too small is laid at its least, or only taken', () => {
  const entry = { key: 'a', kind: 'take', punter: 'Anne', card: 'K', restake: 48 };
  const found = mends(entry, 'restake_too_small', { minimum: 240 }, answering([winner('Anne', 'K')]));
  assert.deepEqual(wordsOf(found), ['Lay 5s', 'Take 5s', 'Leave it out']);
  assert.deepEqual(wishes(found[0]), [{ kind: 'take', fields: { punter: 'Anne', card: 'K', restake: 240 } }]);
  assert.deepEqual(wishes(found[1]), [{ kind: 'take', fields: { punter: 'Anne', card: 'K' } }]);
});

test('a card in play is changed while staking, and maced after', () => {
  assert.deepEqual(wordsOf(mends(STAKE, 'card_in_play', {}, staking())), ['Change it', 'Leave it out']);
  assert.deepEqual(wishes(mends(STAKE, 'card_in_play')[0]), [
    { kind: 'mace', fields: { punter: 'Anne', card: '6', amount: 11520 } },
  ]);
});

test('answers that wait are taken, and the entry sent after them', () => {
  const pair = { key: 'a', kind: 'pair', cards: ['K', '2'], place: 3 };
  assert.deepEqual(wishes(mends(pair, 'answers_pending')[0]), [
    { kind: 'take', fields: { all: true } },
    { kind: 'pair', fields: { cards: ['K', '2'], place: 3 } },
  ]);
});

test('whatever is refused may be left out', () => {
  assert.deepEqual(wordsOf(mends(STAKE, 'nothing_known_of_this')), ['Leave it out']);
});
