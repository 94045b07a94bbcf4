import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eveningPages, rowsBelow } from '../../../src/table-kit/board/evening-pages.ts';

const lengths = (people: number): number[] => eveningPages(people).map(({ start, end }) => end - start);

test('the people of an evening are divided into pages of about the same length', () => {
  assert.deepEqual(lengths(0), []);
  assert.deepEqual(lengths(10), [10]);
  assert.deepEqual(lengths(11), [6, 5]);
  assert.deepEqual(lengths(61), [9, 9, 9, 9, 9, 9, 7]);
  assert.deepEqual(eveningPages(11), [
    { start: 0, end: 6 },
    { start: 6, end: 11 },
  ]);
});

test('below the table stand the first people, if they fit', () => {
  assert.equal(rowsBelow(7, 20), 3);
  assert.equal(rowsBelow(7, 2), 2);
  assert.equal(rowsBelow(12, 20), 3);
  assert.equal(rowsBelow(13, 20), 0);
  assert.equal(rowsBelow(7, 0), 0);
});
