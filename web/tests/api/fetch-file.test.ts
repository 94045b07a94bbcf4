import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileNameIn } from '../../src/api/fetch-file.ts';

test('the file name is read from the header, encoded, quoted or bare', () => {
  assert.equal(fileNameIn('inline; filename=2026-01-06-table.pdf'), '2026-01-06-table.pdf');
  assert.equal(fileNameIn('attachment; filename="a \\"b\\".zip"'), 'a "b".zip');
  assert.equal(fileNameIn("attachment; filename=x.zip; filename*=UTF-8''soir%C3%A9e.zip"), 'soirée.zip');
  assert.equal(fileNameIn("attachment; filename*=UTF-8''%E9.zip"), '');
  assert.equal(fileNameIn('inline'), '');
});
