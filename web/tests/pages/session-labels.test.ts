import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionLabels } from '../../src/pages/keys/session-labels.ts';

test('tables of one name and minute have different labels', () => {
  const sessions = [
    ['b', '2025-01-06T20:00:30'],
    ['a', '2025-01-06T20:00:10'],
    ['c', '2025-01-06T21:00:00'],
  ].map(([id = '', opened_at = '']) => ({ id, opened_at, name: 'Oak', game: 'basset', phase: 'closed' }));
  assert.deepEqual(
    [...sessionLabels(sessions).values()].map((label) => label.replace(/ \([^()]*\)$/, '')),
    ['Oak (2), 6 January 2025, 20:00', 'Oak, 6 January 2025, 20:00', 'Oak, 6 January 2025, 21:00'],
  );
});
