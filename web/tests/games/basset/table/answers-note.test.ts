/** The note of a player's answers: wins that were taken are added up. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../../../../src/i18n/markup.ts';
import { rowStatus } from '../../../../src/games/basset/table/grid/row-status.ts';
import { answersNote, unsentNote } from '../../../../src/games/basset/table/rejection/entry-notes.ts';
import type { Answered } from '../../../../src/games/basset/view.ts';
import { drawing, holding, scene, took } from './sample-tables.ts';

const note = (answers: readonly Answered[]): string => plain(answersNote(answers, 'points'));
const queen: Answered = { ...took('Anne'), card: 'Q', amount: 70 };
const king: Answered = { ...took('Anne'), card: 'K', amount: 70 };

test('two wins of one player are added up', () => {
  assert.equal(note([king]), 'Took 70, king out');
  assert.equal(note([king, queen]), 'Took 140 for two wins');
});

test('another answer stays beside the wins that were taken', () => {
  const paroli: Answered = { ...king, card: '7', answer: 'paroli', amount: 0, rung: 7, pays: 490 };
  const again: Answered = { ...king, card: '5', restake: 10 };
  assert.equal(
    note([king, paroli, again, queen]),
    'Took 140 for two wins · Paroli, seven · plays for 490 · Took 70, five again for 10',
  );
});

test('the row has all answers of its player, and is recorded when all of them are', () => {
  const table = drawing({ answered: [king, { ...king, punter: 'Bess' }, queen] });
  const anne = table.punters.find(({ name }) => name === 'Anne')!;
  const half = scene(table, [], { serverView: drawing({ answered: [king] }) });
  const status = { kind: 'answered', answered: [king, queen] };
  assert.deepEqual(rowStatus(half, holding(), anne), { ...status, isUnsent: true });
  assert.deepEqual(rowStatus(scene(table), holding(), anne), { ...status, isUnsent: false });
});

test('an unsent answer is added to those before it', () => {
  const table = drawing({ currency: 'points', answered: [king, queen] });
  const entry = { key: 'k', kind: 'take', punter: 'Anne', card: 'Q' };
  assert.equal(plain(unsentNote(entry, table)), 'Took 140 for two wins');
});
