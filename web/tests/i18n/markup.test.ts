import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAP, markTerms, pieces, plain, strong, term } from '../../src/i18n/markup.ts';

const PATTERNS = { 'basset:fasse': 'fasse', 'basset:couch': 'couch(?:es)?' };
const mark = (text: string) => markTerms(text, PATTERNS);

test('the words of a game are marked, in any case and number', () => {
  assert.equal(
    mark('Couches go home after the fasse.'),
    `${term('basset:couch', 'Couches')} go home after the ${term('basset:fasse', 'fasse')}.`,
  );
});

test('a part of a longer word is not marked', () => {
  assert.equal(mark('Fasseton couched éfasse.'), 'Fasseton couched éfasse.');
});

test('a strong part stays whole, and gaps stay', () => {
  assert.equal(mark(`${strong('the fasse')} is ${GAP}`), `${strong('the fasse')} is ${GAP}`);
});

test('a marked word is a piece with the name of its term, and plain text loses the mark', () => {
  assert.deepEqual(pieces(mark(`The fasse is ${GAP}.`)), [
    { kind: 'plain', text: 'The ' },
    { kind: 'term', text: 'fasse', term: 'basset:fasse' },
    { kind: 'plain', text: ' is ' },
    { kind: 'gap', text: '' },
    { kind: 'plain', text: '.' },
  ]);
  assert.equal(plain(mark(`The fasse is ${GAP}.`)), 'The fasse is ….');
});
