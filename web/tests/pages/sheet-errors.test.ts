import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetErrorsOf } from '../../src/pages/score-sheet/sheet-errors.ts';

const DIFFERENCE = {
  line: 9,
  message: 'players.Anne.purse is 5, the sheet says 6.',
  code: 'sheet_disagrees',
};

test('the differences of a sheet are shown, and how many are left out', () => {
  const facts = { line: 9, disagreements: [DIFFERENCE], more_disagreements: 7950 };
  const found = sheetErrorsOf({ ...DIFFERENCE, facts });
  assert.deepEqual([found.errors, found.leftOut], [[DIFFERENCE], 7950]);
});

test('a sheet that cannot be read has one error', () => {
  const problem = { code: 'bad_sheet', message: 'There is no entry.', facts: { line: 3 } };
  const found = sheetErrorsOf(problem);
  assert.deepEqual(found.errors, [{ line: 3, message: 'There is no entry.', code: 'bad_sheet' }]);
  assert.equal(found.leftOut, 0);
});
