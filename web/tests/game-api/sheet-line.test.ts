import assert from 'node:assert/strict';
import { test } from 'node:test';
import entries from '../../src/api/entries.json' with { type: 'json' };
import { entryKindsOf, type EntryField } from '../../src/api/entry-kinds.ts';
import { completions, readLine, type LineContext } from '../../src/game-api/sheet-line.ts';
import { INVENTED } from './invented-entries.ts';

const contextOf = (game: string): LineContext => ({
  kinds: entryKindsOf(game),
  players: ['Anne', 'Bess'],
  cards: ['A', '10', 'K'],
  parseAmount: (word) => (/^\d+$/.test(word) ? Number(word) : null),
  maxNameLength: 40,
});
const entry = (game: string, line: string): unknown => {
  const read = readLine(line, contextOf(game));
  return read.kind === 'good' ? read.entry : read.kind;
};

/** Words for a line, by the type of their field. */
const WORDS: Readonly<Record<string, string>> = {
  player: 'Anne',
  players: 'Anne',
  amount: '5',
  text: 'x',
  card: 'K',
};

function wordsOf({ type, choices, least, each_least, joined }: EntryField): string[] {
  if (type === 'cards') return joined ? [Array(least).fill('K').join(',')] : Array<string>(least).fill('K');
  if (type === 'counts') return Array<string>(least).fill(`Anne ${each_least}`);
  return [type === 'number' ? String(least) : (choices[0] ?? WORDS[type] ?? '')];
}

test('every declared entry of every game can be typed as a line', () => {
  const kinds = [...Object.keys(entries).map(entryKindsOf), INVENTED];
  for (const ofGame of kinds)
    for (const { verb, fields } of ofGame) {
      const inLine = fields.filter(({ in_line }) => in_line);
      const line = [verb, ...inLine.flatMap(wordsOf)].join(' ');
      const read = readLine(line, { ...contextOf('basset'), kinds: ofGame });
      assert.ok(read.kind === 'good', line);
      assert.equal(read.entry.kind, verb);
      assert.deepEqual(
        Object.keys(read.entry.fields),
        inLine.map(({ name }) => name),
      );
    }
});

test('a line is parsed by the entries of its game', () => {
  assert.deepEqual(entry('lansquenet', 'wager 12'), { kind: 'wager', fields: { amount: 12 } });
  assert.deepEqual(entry('lansquenet', 'cover bess 5'), {
    kind: 'cover',
    fields: { punter: 'Bess', amount: 5 },
  });
  assert.deepEqual(entry('lansquenet', 'match LEFT'), { kind: 'match', fields: { outcome: 'left' } });
  assert.equal(entry('lansquenet', 'stake anne K 5'), 'unknown');
  assert.equal(entry('basset', 'wager 12'), 'unknown');
});

test('a name is compared as the server compares it', () => {
  const context = { ...contextOf('lansquenet'), players: ['Mrs Sago', 'Weiß', 'ΟΔΟΣΑΒ'] };
  const named = (line: string): unknown => {
    const read = readLine(line, context);
    return read.kind === 'good' ? read.entry.fields['punter'] : read.kind;
  };
  assert.equal(named('buyin "mrs  SAGO" 5'), 'Mrs Sago');
  assert.equal(named('buyin WEISS 5'), 'Weiß');
  assert.equal(named('buyin ΟΔΟΣ 5'), 'ΟΔΟΣΑΒ');
  assert.deepEqual(completions('buyin "MRS  s', context), ['buyin "Mrs Sago" ']);
});

test('a star replaces fields, and the others stay', () => {
  assert.deepEqual(entry('lansquenet', 'cover bess *'), {
    kind: 'cover',
    fields: { punter: 'Bess', all: true },
  });
  assert.deepEqual(entry('basset', 'take *'), { kind: 'take', fields: { all: true } });
  assert.equal(entry('basset', 'take * K'), 'over');
  assert.equal(entry('basset', 'stake * K 5'), 'wrong');
});

test('a list of cards has as many cards as the game declares', () => {
  assert.deepEqual(entry('lansquenet', 'cards 7 kh s'), {
    kind: 'cards',
    fields: { cards: ['7', 'Kh', 's'] },
  });
  assert.equal(entry('lansquenet', 'cards 7'), 'short');
  assert.equal(entry('lansquenet', 'cards 7 x'), 'wrong');
  assert.equal(entry('basset', 'pair K 10 A'), 'over');
});

test('the choices of a field are offered', () =>
  assert.deepEqual(completions('match r', contextOf('lansquenet')), ['match right ']));
