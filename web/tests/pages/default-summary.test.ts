import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SessionTable } from '../../src/api/session-table.ts';
import { playersAndPhase } from '../../src/pages/home/default-summary.ts';

const table = { game: 'unknown', phase: 'between' };

test('the summary of a game without one of its own has the phase and the players', () => {
  const { progress, facts } = playersAndPhase({ ...table, seated: 3 } as SessionTable);
  assert.deepEqual([progress, facts], ['Between', [['Players', '3']]]);
});

test('it leaves out the players if the view of the game does', () => {
  assert.deepEqual(playersAndPhase(table as SessionTable).facts, []);
});
