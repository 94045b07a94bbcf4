import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.ts';
import { fr } from '../../src/i18n/fr.ts';
import { unusedMessages } from './message-usage.ts';

// Works as any argument: a card, a name, an amount, a list or a refused entry.
const anything = Object.assign(new String('K'), {
  ...{
    who: 'Anne',
    card: 'K',
    amount: '5s',
    name: 'Anne',
    sum: () => '5s',
    punter: 'Anne',
    crooks: 1,
    backer: 'Anne',
    against: 'Bess',
    outcome: 'win',
    wins: true,
  },
  ...{ text: () => 'K', number: () => 2, list: () => ['Anne'], join: () => 'Anne', map: () => ['Anne'] },
});

// Words that are the same in both languages.
const SAME = new Set([
  'Paroli',
  'Menu',
  'fasse',
  'paroli',
  'Tables',
  'Points',
  'Euros',
  'Journal',
  'Actions',
  'Table',
  'Pause',
  'Version',
  'API',
  'Vibration',
  'Cotton, 1725',
  'Centlivre, 1705',
  'SCA',
]);
const ENGLISH =
  /\b(the|of|is|are|was|were|and|to|here|with|not|cards?|wins|loses|take|lay|king|bank|table is|this|that|your|has|have|from|by|for|it)\b/i;

type Message = [path: string, text: string];

function messagesOf(words: unknown, path = ''): Message[] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    const text: unknown = words(...Array.from({ length: 8 }, () => anything));
    return typeof text === 'string' || text instanceof String
      ? [[path, String(text)]]
      : messagesOf(text, path);
  }
  if (words === null || typeof words !== 'object') return [];
  return Object.entries(words).flatMap(([name, below]) => messagesOf(below, `${path}.${name}`));
}

const english = messagesOf(en);
const french = messagesOf(fr);

test('both languages have the same messages', () => {
  assert.deepEqual(french.map(([path]) => path).sort(), english.map(([path]) => path).sort());
  assert.ok(english.length > 300);
});

test('no text is empty, has an exclamation mark, or needs a missing glyph', () => {
  for (const [path, text] of [...english, ...french]) {
    if (!/rungName$|note$|errors\.detail$/.test(path)) assert.notEqual(text, '', path);
    assert.doesNotMatch(text, /!/, `${path}: ${text}`);
    assert.doesNotMatch(text, /\u202f/, path);
    assert.doesNotMatch(text, /undefined|\[object|\bnull\b/, `${path}: ${text}`);
    assert.doesNotMatch(text, /[a-z]'[a-z]|--/i, `${path}: ${text}`);
  }
});

// Paths whose texts may be the same in both languages.
const SAMES =
  /^\.(undo\.entry\.(fasse|of)|\w+\.paroli|playerRow\.pending\.paroli|board\.(fasse|rungName)|couch\.|minutes|playerPage\.(tableDeal|rung)|rejection\.unknown|capitalize|shortcuts\.groups\.\d\.keys\.\d+\.0|shortcuts\.lineHint)/;

test('no English is left in the French', () => {
  const inEnglish = new Map(english);
  const left = french.filter(([path, text]) => {
    const same = text === inEnglish.get(path) && /[a-z]{3}/i.test(text.replaceAll('Anne', ''));
    return (same || ENGLISH.test(text)) && !SAMES.test(path) && !SAME.has(text);
  });
  assert.deepEqual(left, []);
});

test('French elides a name that begins with a vowel, and counts cards as feminine', () => {
  const { board } = fr.publicPages;
  assert.equal(board.cardOf('K', 'Alpiew'), 'Le roi d’Alpiew');
  assert.equal(board.cardOf('A', 'Valérie'), 'L’as de Valérie');
  assert.deepEqual([board.cardsToCome(1), board.cardsToCome(2)], ['encore une', 'encore deux']);
});

test('the accessible name of a button starts with its visible text', () => {
  for (const { keys, publicPages, tableHints, syncStatus } of [en, fr])
    for (const [called, seen] of [
      [keys.signOutOf('Anne'), keys.signOut],
      [keys.revokeName('Anne'), keys.revoke],
      [publicPages.evening.boardOf('Anne'), publicPages.evening.board],
      [tableHints.removeEntry('Anne'), syncStatus.remove],
    ])
      assert.ok(called!.startsWith(seen!), `${called}: ${seen}`);
});

test('every message of the catalogue is used', () => assert.deepEqual(unusedMessages(), []));

test('every refusal code has a sentence', () => {
  const table = readFileSync(new URL('../../../docs/reference/refusals.md', import.meta.url), 'utf-8');
  const codes = [...table.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, code]) => code!);
  assert.ok(codes.length >= 38);
  for (const words of [en, fr])
    for (const code of codes) {
      const text = words.rejectionReasons[code]?.(anything as never);
      assert.match(text ?? '', /^[\p{Lu}\p{N}].*\.$/u, code);
    }
});
