import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  eveningPath,
  gatheringShown,
  isThisEvening,
  notCounted,
  rangeOf,
  sessionsPath,
  type EveningRange,
  type SessionRow,
} from '../../src/pages/evening/evening-range.ts';

const NOW = new Date(2026, 0, 6, 21);
const TODAY = { id: 'today', date: '2026-01-06' };
const OLDER = { id: 'older', date: '2026-01-05' };
const NEWEST: EveningRange = { kind: 'newest' };
const ALL: EveningRange = { kind: 'all' };
const gathering = (id: string, isToday = false): EveningRange => ({ kind: 'gathering', id, isToday });
const NOTHING_ASKED = { gathering: null, all: false };
const NO_BOUNDS = { gathering: null, since: null };
const twelfthNight = { id: 'older', version: 1, name: 'Twelfth Night', date: '2026-01-05', place: null };

const row = (id: string, fields: Partial<SessionRow>): SessionRow => ({
  ...{ id, game: 'basset', name: id, currency: 'lsd', phase: 'staking', version: 1, owes_settlement: false },
  ...{ opened_at: '2026-01-06T20:00:00Z', changed_at: '', gathering: null, hidden: false, practice: false },
  ...fields,
});

test('the page shows the gathering of the address, or all tables', () => {
  assert.deepEqual(
    rangeOf({ gathering: 'older', all: false }, [TODAY, OLDER], NOW),
    gathering('older', false),
  );
  assert.deepEqual(rangeOf({ gathering: 'older', all: false }, null, NOW), gathering('older', false));
  assert.deepEqual(rangeOf({ gathering: null, all: true }, null, NOW), ALL);
});

test('without a gathering in the address it shows that of today, or else the newest evening', () => {
  assert.deepEqual(rangeOf(NOTHING_ASKED, [OLDER, TODAY], NOW), gathering('today', true));
  assert.deepEqual(rangeOf(NOTHING_ASKED, [OLDER], NOW), NEWEST);
  assert.equal(rangeOf(NOTHING_ASKED, null, NOW), null);
});

test('the address may ask for the newest evening beside the gathering of today', () => {
  const range = rangeOf({ ...NOTHING_ASKED, newest: true }, [TODAY], NOW);
  assert.ok(range);
  assert.equal(eveningPath(range), '/v1/evening');
  assert.ok(!isThisEvening(range));
});

test('the gathering of today in the address is this evening too', () => {
  const range = rangeOf({ gathering: 'today', all: false }, [TODAY], NOW);
  assert.ok(range && isThisEvening(range));
  assert.ok(isThisEvening(NEWEST));
  assert.ok(!isThisEvening(ALL));
  assert.ok(!isThisEvening(gathering('older')));
});

test('the path names the gathering, the start and the currency', () => {
  assert.equal(eveningPath(NEWEST), '/v1/evening');
  assert.equal(eveningPath(gathering('g')), '/v1/evening?gathering=g');
  assert.match(eveningPath(ALL), /^\/v1\/evening\?since=2000/);
});

test('the sessions of a gathering come from it, those of other evenings from the list', () => {
  assert.equal(sessionsPath(gathering('g'), NO_BOUNDS), '/v1/gatherings/g');
  assert.equal(sessionsPath(NEWEST, { gathering: twelfthNight, since: null }), '/v1/gatherings/older');
  assert.equal(sessionsPath(NEWEST, NO_BOUNDS), '/v1/sessions?limit=100');
  assert.equal(sessionsPath(ALL, { gathering: twelfthNight, since: null }), '/v1/sessions?limit=100');
  assert.equal(gatheringShown(ALL, { gathering: twelfthNight, since: null }), null);
});

test('hidden and practice tables of the evening are listed, newest first', () => {
  const rows = [
    row('counts', { gathering: 'older' }),
    row('hidden', { gathering: 'older', hidden: true, opened_at: '2026-01-06T19:00:00Z' }),
    row('practice', { gathering: 'older', practice: true, opened_at: '2026-01-06T20:00:00Z' }),
  ];
  const ids = notCounted(rows, NEWEST, { gathering: twelfthNight, since: null }).map(({ id }) => id);
  assert.deepEqual(ids, ['practice', 'hidden']);
});

test('without a gathering, the tables since the start that belong to none are listed', () => {
  const rows = [
    row('old', { hidden: true, opened_at: '2026-01-04T20:00:00Z' }),
    row('other', { hidden: true, gathering: 'older' }),
    row('hidden', { hidden: true }),
  ];
  const since = '2026-01-06T02:00:00Z';
  const shown = (range: EveningRange, from: string | null) =>
    notCounted(rows, range, { gathering: null, since: from }).map(({ id }) => id);
  assert.deepEqual(shown(NEWEST, since), ['hidden']);
  assert.deepEqual(shown(NEWEST, null), ['hidden', 'old']);
  assert.deepEqual(shown(ALL, since).sort(), ['hidden', 'old', 'other']);
});
