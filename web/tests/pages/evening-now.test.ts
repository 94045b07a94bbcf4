import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatheringsTonight, isTonight } from '../../src/pages/home/evening-now.ts';

const NOW = new Date('2026-01-06T23:00:00Z');
const table = (opened_at: string, closed_at: string | null) => ({ opened_at, closed_at });

test('an evening is played while a table runs, and for some hours after its last table was opened', () => {
  const [running, closed] = [
    table('2026-01-01T20:00:00Z', null),
    table('2026-01-06T20:00:00Z', '2026-01-06T22:00:00Z'),
  ];
  const old = table('2026-01-05T20:00:00Z', '2026-01-05T22:00:00Z');
  assert.ok(isTonight({ sessions: [running], punters: [{}] }, NOW));
  assert.ok(isTonight({ sessions: [old, closed], punters: [{}] }, NOW));
  assert.ok(!isTonight({ sessions: [old], punters: [{}] }, NOW));
  assert.ok(!isTonight({ sessions: [running], punters: [] }, NOW), 'no players');
});

const row = (gathering: string | null, opened_at: string, practice = false, phase = 'closed') => ({
  ...{ gathering, opened_at, practice, phase },
  hidden: false,
});

test('each gathering with a table of the last hours is played now, the newest first', () => {
  const rows = [
    row('old', '2026-01-05T20:00:00Z'),
    row('first', '2026-01-06T18:00:00Z'),
    row(null, '2026-01-06T22:00:00Z'),
    row('second', '2026-01-06T21:00:00Z'),
    row('first', '2026-01-06T20:00:00Z'),
    row('practice', '2026-01-06T22:30:00Z', true),
  ];
  assert.deepEqual(gatheringsTonight(rows, [], NOW), ['second', 'first']);
});

test('a gathering is played now while a table of it runs, however long ago that was opened', () => {
  const rows = [row('long', '2026-01-06T02:00:00Z', false, 'staking'), row(null, '2026-01-06T22:00:00Z')];
  assert.deepEqual(gatheringsTonight(rows, [], NOW), ['long']);
});

test('a gathering of today or yesterday may be played now without a table among the rows', () => {
  const gathering = (id: string, date: string) => ({ id, date });
  const gatherings = [
    gathering('tomorrow', '2026-01-08'),
    gathering('today', '2026-01-06'),
    gathering('yesterday', '2026-01-05'),
    gathering('old', '2026-01-04'),
  ];
  const rows = [row('today', '2026-01-06T20:00:00Z')];
  assert.deepEqual(gatheringsTonight(rows, gatherings, new Date('2026-01-06T23:00:00')), [
    'today',
    'yesterday',
  ]);
});
