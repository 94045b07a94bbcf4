import assert from 'node:assert/strict';
import { test } from 'node:test';
import table from '../../../tests/domain/names_compared.json' with { type: 'json' };
import { caseless, findName } from '../../src/platform/caseless.ts';

test('names are compared as the server compares them', () => {
  for (const names of table.equal) assert.equal(new Set(names.map(caseless)).size, 1, names.join());
  for (const names of table.different) assert.equal(new Set(names.map(caseless)).size, 2, names.join());
});

test('a name is found in its own spelling', () => {
  assert.equal(findName(['Anne', 'Mrs Sago'], 'mrs  SAGO'), 'Mrs Sago');
  assert.equal(findName(['Anne', 'Mrs Sago'], 'Mrs'), null);
});
