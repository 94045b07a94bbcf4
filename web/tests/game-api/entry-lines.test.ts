/** Lines of the entries of an invented game, which the service reads in the same way: `tests/domain/test_entry_fields.py`. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import lines from '../../../tests/domain/entry_lines.json' with { type: 'json' };
import { completions, readLine } from '../../src/game-api/sheet-line.ts';
import { POINTS } from '../../src/i18n/amounts/money.ts';
import { sheetLineText } from '../../src/i18n/sheet-line-text.ts';
import { INVENTED } from './invented-entries.ts';

const CONTEXT = {
  kinds: INVENTED,
  players: lines.players,
  cards: ['A', '10', 'K'],
  parseAmount: (word: string) => (/^\d+$/.test(word) ? Number(word) : null),
  maxNameLength: 40,
};

const entryOf = (line: string): object => {
  const read = readLine(line, CONTEXT);
  return read.kind === 'good' ? { kind: read.entry.kind, ...read.entry.fields } : read;
};

const textOf = (line: string): string => sheetLineText('invented', readLine(line, CONTEXT), false, POINTS);

test('a line is the same entry as in the service', () => {
  assert.ok(lines.good.length >= 20);
  for (const [line, entry] of lines.good) assert.deepEqual(entryOf(String(line)), entry, String(line));
  for (const [line = '', written = ''] of lines.not_written_back)
    assert.deepEqual(entryOf(line), entryOf(written), line);
});

test('a line that the service refuses is not an entry', () => {
  assert.ok(lines.bad.length >= 20);
  for (const [line = '', reading] of lines.bad) assert.equal(readLine(line, CONTEXT).kind, reading, line);
});

test('the rest of a list is offered, without those who are named', () => {
  assert.deepEqual(completions('best Anne ', CONTEXT), [
    'best Anne Bess ',
    'best Anne "Mrs Sago" ',
    'best Anne 7 ',
  ]);
  assert.deepEqual(completions('best Anne b', CONTEXT), ['best Anne Bess ']);
  assert.deepEqual(completions('count Anne 31 b', CONTEXT), ['count Anne 31 Bess ']);
  assert.deepEqual(completions('count Anne ', CONTEXT), []);
  assert.deepEqual(completions('cards ', CONTEXT), []);
  assert.deepEqual(completions('out Anne 5 "Mrs', CONTEXT), []);
});

test('a wrong word of a list, a number or a hand is explained', () => {
  assert.equal(textOf('best Anne'), 'Press Enter to record it.');
  assert.equal(textOf('best Anne Anne'), '“Anne” is in this line already.');
  assert.equal(textOf('best Zoe'), '“Zoe” does not match exactly one player.');
  assert.equal(textOf('count Anne'), 'Next: a number.');
  assert.equal(textOf('count Anne 31'), 'Next: counts.');
  assert.equal(textOf('count Anne 79'), '“79” is not a whole number from 0 to 78.');
  assert.equal(textOf('begin x'), '“x” is not a whole number from 1 to 100.');
  assert.equal(textOf('cards 9'), '“9” is not a hand: write 2 to 3 cards with commas between them.');
});
