import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineErrorText, sheetErrorsOf } from '../../src/pages/score-sheet/sheet-errors.ts';

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
  assert.deepEqual(found.errors, [
    { line: 3, message: 'There is no entry.', code: 'bad_sheet', facts: { line: 3 } },
  ]);
  assert.equal(found.leftOut, 0);
});

const SHEET = { game: 'tarot', currency: 'lsd' };

test('a refused line is written from its facts, with money in the currency, and with what the sheet expects', () => {
  const refused = {
    line: 7,
    message: 'Anne has 960 in the purse.',
    code: 'purse_short',
    facts: { punter: 'Anne', purse: 960 },
    entry: { kind: 'ante', amount: 4800 },
  };
  const text = 'Anne’s purse holds only £1.';
  assert.equal(lineErrorText(refused, SHEET), text);
  const other = { ...refused, expected: 'not_in_turn' };
  assert.equal(lineErrorText(other, SHEET), `${text} The sheet expects the refusal not_in_turn.`);
});

test('an accepted line that the sheet expects to be refused is written from the code', () => {
  const accepted = { ...DIFFERENCE, expected: 'purse_short' };
  assert.equal(
    lineErrorText(accepted, SHEET),
    'The sheet expects the refusal purse_short, but the rules accept this entry.',
  );
});

test('a difference of the books has only the sentence of the server', () => {
  assert.equal(lineErrorText(DIFFERENCE, SHEET), null);
});
