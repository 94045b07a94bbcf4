import assert from 'node:assert/strict';
import { test } from 'node:test';
import { descriptionOf, draftErrors, draftOf, withDate } from '../../src/pages/evening/gathering-draft.ts';

const YEAR = new Date().getFullYear();
const NOW = new Date(YEAR, 0, 6, 21);
const KNOWN = { id: 'g', version: 1, name: 'Twelfth Night', date: `${YEAR}-01-06`, place: null };

test('a new evening is today, and its name has the date', () => {
  assert.deepEqual(draftOf(null, NOW), {
    name: 'Evening of 6 January',
    date: `${YEAR}-01-06`,
    place: '',
  });
});

test('a changed evening begins with what is known', () => {
  assert.deepEqual(draftOf(KNOWN, NOW), { name: 'Twelfth Night', date: `${YEAR}-01-06`, place: '' });
});

test('the default name follows the date, a typed name stays', () => {
  const draft = withDate(draftOf(null, NOW), `${YEAR}-01-07`);
  assert.equal(draft.name, 'Evening of 7 January');
  assert.equal(withDate(draftOf(KNOWN, NOW), `${YEAR}-01-07`).name, 'Twelfth Night');
  // While a date is typed it is incomplete.
  assert.equal(withDate(draft, '').name, 'Evening of 7 January');
});

test('name and date are needed, the place is not', () => {
  assert.deepEqual(Object.keys(draftErrors({ name: ' ', date: '', place: '' })), ['name', 'date']);
  assert.deepEqual(draftErrors({ name: 'Rout', date: '2026-01-06', place: '' }), {});
  const long = 'x'.repeat(201);
  assert.deepEqual(Object.keys(draftErrors({ name: long, date: '2026-01-06', place: long })), [
    'name',
    'place',
  ]);
});

test('the request has no empty place and no outer spaces', () => {
  assert.deepEqual(descriptionOf({ name: ' Rout ', date: '2026-01-06', place: ' ' }), {
    name: 'Rout',
    date: '2026-01-06',
    place: null,
  });
  assert.equal(descriptionOf({ name: 'Rout', date: '2026-01-06', place: ' Hall ' }).place, 'Hall');
});
