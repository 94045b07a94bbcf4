import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  filingOf,
  gatheringOf,
  isInFuture,
  newSheetFiling,
} from '../../src/pages/score-sheet/sheet-filing.ts';

const NOW = new Date(2026, 0, 6, 21);
const TODAY = { id: 'today', date: '2026-01-06' };
const YESTERDAY = { id: 'yesterday', date: '2026-01-05' };
const CHRISTMAS = { id: 'christmas', date: '2025-12-25' };
const GATHERINGS = [TODAY, YESTERDAY, CHRISTMAS];
const DRAFT = newSheetFiling(NOW);

test('a sheet of today is played now, in the current evening', () => {
  assert.deepEqual(filingOf(DRAFT, GATHERINGS, NOW), { gathering: 'today' });
  assert.deepEqual(filingOf(DRAFT, [YESTERDAY], NOW), { gathering: 'yesterday' });
  assert.deepEqual(filingOf(DRAFT, [], NOW), {});
});

test('a sheet of an earlier day belongs to the evening of that day', () => {
  const draft = { ...DRAFT, date: '2025-12-25' };
  assert.deepEqual(filingOf(draft, GATHERINGS, NOW), { date: '2025-12-25', gathering: 'christmas' });
  assert.deepEqual(filingOf({ ...DRAFT, date: '2025-12-24' }, GATHERINGS, NOW), { date: '2025-12-24' });
});

test('a chosen evening stays when the date changes', () => {
  const draft = { ...DRAFT, date: '2025-12-25', gathering: 'today' };
  assert.equal(gatheringOf(draft, GATHERINGS, NOW), 'today');
  assert.deepEqual(filingOf({ ...draft, gathering: null }, GATHERINGS, NOW), { date: '2025-12-25' });
});

test('a sheet cannot be played on a later day', () => {
  assert.ok(isInFuture({ ...DRAFT, date: '2026-01-07' }, NOW));
  assert.ok(!isInFuture(DRAFT, NOW));
  assert.ok(!isInFuture({ ...DRAFT, date: '' }, NOW));
});

test('practice and an incomplete date', () => {
  assert.deepEqual(filingOf({ ...DRAFT, date: '', practice: true }, [], NOW), { practice: true });
});
