import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, test } from 'node:test';
import { AMOUNT_MOST } from '../../src/i18n/amounts/money.ts';
import { longestPiece, NAME_MOST, nameFault, TEXT_MOST } from '../../src/i18n/names.ts';
import { language } from '../../src/i18n/language.ts';

beforeEach(() => {
  language.value = 'en';
});

test('a name is seen, not quoted, and not too long', () => {
  assert.equal(nameFault(' Lady Reveller '), null);
  assert.equal(nameFault('\u{1f468}\u200d\u{1f469}'), null);
  assert.equal(nameFault('\u200b\u2800'), 'Enter a name.');
  assert.equal(nameFault('Al "Sharp"'), 'A name cannot contain quotation marks ("). Remove them.');
  assert.equal(nameFault('e\u0301'.repeat(40)), null);
  assert.equal(nameFault('x'.repeat(41)), 'Too long. Enter at most 40 characters.');
});

/** What the house takes at most of a field, wherever its document has it. */
function mosts(field: string, bound: string): Set<number> {
  const document = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
  const found = document.matchAll(
    new RegExp(`^        ${field}:\\n(?:          .*\\n)*?          ${bound}: (\\d+)`, 'gm'),
  );
  return new Set([...found].map(([, most]) => Number(most)));
}

test('the limits are those of the house', () => {
  assert.deepEqual(mosts('(?:amount|purse|price)', 'maximum'), new Set([AMOUNT_MOST]));
  assert.deepEqual(mosts('(?:punter|backer)', 'maxLength'), new Set([NAME_MOST]));
  assert.ok(mosts('name', 'maxLength').has(NAME_MOST));
  assert.deepEqual(mosts('holder', 'maxLength'), new Set([TEXT_MOST]));
});

test('a name ends a line at blanks and after hyphens', () => {
  assert.equal(longestPiece('Sir James Courtly'), 7);
  assert.equal(longestPiece('Bartholomew Featherstonehaugh-Smythe'), 18);
  assert.equal(longestPiece('Jean\u2010Baptiste'), 8);
});
