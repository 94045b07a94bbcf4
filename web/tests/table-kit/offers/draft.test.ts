import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assumedField, assumedOffers } from '../../../src/table-kit/offers/assumed-offers.ts';
import {
  commandOf,
  pathOf,
  startDraft,
  withFieldValues,
  withFlag,
  withoutLast,
  withValue,
} from '../../../src/table-kit/offers/draft.ts';
import { fieldValue, lineValues } from '../../../src/table-kit/offers/line-values.ts';
import { inventedKind } from '../../game-api/invented-entries.ts';
import { offerOf, TABLE } from './sample-offers.ts';

const draftOf = (verb: string, fixed: Record<string, unknown> = {}) =>
  startDraft(offerOf(verb, null, { fixed }), inventedKind(verb));

test('a draft has the values of its offer first, and makes an entry of each type of field', () => {
  const banco = withValue(draftOf('banco', { punter: 'Anne', place: 3 }), 'how', 'cheval');
  assert.deepEqual(pathOf(banco), ['Anne', 'cheval']);
  assert.deepEqual(commandOf(banco), {
    kind: 'banco',
    fields: { punter: 'Anne', place: 3, how: 'cheval' },
  });
  const counts = withFieldValues(draftOf('count'), 'counts', ['Anne', 31, 'Bess', 20]);
  assert.deepEqual(commandOf(counts).fields, {
    counts: [
      { punter: 'Anne', count: 31 },
      { punter: 'Bess', count: 20 },
    ],
  });
  const best = withFieldValues(draftOf('best'), 'punters', ['Bess', 'Anne']);
  assert.deepEqual(commandOf(best).fields, { punters: ['Bess', 'Anne'] });
  assert.deepEqual(pathOf(best), ['Bess', 'Anne']);
  const game = withValue(withValue(draftOf('begin'), 'rounds', '12'), 'handicap', 3);
  assert.deepEqual(commandOf(game).fields, { rounds: 12, handicap: 3 });
  assert.deepEqual(commandOf(withFlag(draftOf('ante'), 'aloud', true)).fields, {});
});

test('the values that an offer has open its next field', () => {
  const offer = offerOf('count', null, { fixed: { punter: 'Anne', place: 3 }, values: ['Anne'] });
  assert.deepEqual(pathOf(withValue(startDraft(offer, inventedKind('count')), 'counts', 'Bess')), [
    'Anne',
    'Bess',
  ]);
});

test('a hand is one value, and a hand that is left out is no field of the entry', () => {
  const hands = withValue(withValue(draftOf('cards'), 'bank', '9,J'), 'right', '-');
  assert.deepEqual(pathOf(hands), ['9,J', '-']);
  assert.deepEqual(commandOf(hands).fields, { bank: ['9', 'J'] });
  assert.deepEqual(commandOf(withoutLast(withoutLast(hands))).fields, {});
});

test('the values of an entry are the words of its line, up to the last one', () => {
  const fields = { bank: ['9', 'J'], left: ['2', '3h'] };
  assert.deepEqual(lineValues(inventedKind('cards'), fields), ['9,J', '-', '2,3h']);
  const counts = [{ punter: 'Anne', count: 0 }];
  assert.deepEqual(lineValues(inventedKind('count'), { counts }), ['Anne', 0]);
  const [left] = inventedKind('cards').fields.slice(-1);
  assert.deepEqual(fieldValue(left!, ['2,3h']), ['2', '3h']);
});

test('without the rules, each declared entry is offered, to each player whom it may concern', () => {
  const offers = assumedOffers(TABLE);
  const names = offers.map(({ verb, player }) => [verb, player].filter(Boolean).join(' '));
  assert.ok(names.includes('banco Carl'));
  assert.ok(names.includes('best'));
  const count = offers.find(({ verb }) => verb === 'count')?.next;
  assert.deepEqual(count?.choices, ['Anne', 'Bess', 'Carl']);
  const ante = offers.find(({ verb }) => verb === 'ante')?.next;
  assert.deepEqual([ante?.least, ante?.most, ante?.optional], [1, 10 ** 12, true]);
});

test('the declaration says which field follows', () => {
  const next = (verb: string, field: string, ...values: (string | number)[]) =>
    assumedField(withFieldValues(draftOf(verb), field, values), TABLE);
  assert.equal(next('cards', 'bank', '9,J')?.name, 'right');
  assert.equal(next('cards', 'bank', '9,J')?.optional, true);
  assert.equal(next('hand', 'right', 'tie'), null); // the left side is for two sides only
  assert.deepEqual(next('count', 'counts', 'Anne')?.choices, null);
  assert.equal(next('count', 'counts', 'Anne')?.most, 78);
  assert.deepEqual(next('count', 'counts', 'Anne', 3)?.choices, ['Bess', 'Carl']);
  assert.equal(next('count', 'counts', 'Anne', 3, 'Bess', 4)?.optional, true);
  assert.equal(next('begin', 'rounds', 3)?.optional, true);
  const best = next('best', 'punters', 'Anne');
  assert.deepEqual([best?.choices, best?.least, best?.most, best?.optional], [['Bess', 'Carl'], 1, 3, true]);
});
