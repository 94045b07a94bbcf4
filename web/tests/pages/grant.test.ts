import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ALL_TABLES,
  EMPTY_DRAFT,
  grantOf,
  missingFields,
  permissionsText,
} from '../../src/pages/keys/grant.ts';
import type { Key } from '../../src/pages/keys/key.ts';

const TABLE = '5f0c5a0e-6c1d-4b3e-9d0a-2f6f2a6a9b11';
const BOARD = { ...EMPTY_DRAFT, name: 'Wall', role: 'board' as const, purses: false };

test('a board shows one table, or all of them', () => {
  const ofBoard = { name: 'Wall', role: 'board', purses: false };
  assert.deepEqual(grantOf({ ...BOARD, table: TABLE }), { ...ofBoard, sessions: [TABLE] });
  assert.deepEqual(grantOf({ ...BOARD, table: ALL_TABLES }), { ...ofBoard, sessions: null });
  assert.deepEqual(missingFields(grantOf({ ...BOARD, table: ALL_TABLES })), {});
  assert.ok('sessions' in missingFields(grantOf(BOARD)));
});

test('the list of keys tells a board of all tables and hidden purses', () => {
  const key = (sessions: string[] | null): Key => ({ ...grantOf(BOARD), punter: null, sessions }) as Key;
  const names = new Map([[TABLE, 'Oak']]);
  assert.equal(permissionsText(key(null), names), 'all tables, purses hidden');
  assert.equal(permissionsText(key([TABLE]), names), 'Oak, purses hidden');
});
