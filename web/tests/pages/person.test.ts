import assert from 'node:assert/strict';
import { test } from 'node:test';
import { depositOf, personErrors, personOf } from '../../src/pages/people/person-draft.ts';
import { daysOf } from '../../src/pages/people/statement-period.ts';
import { statementQuery } from '../../src/features/people/statement.ts';

const DRAFT = { name: ' Anne ', contact: '', deposit: '', currency: 'lsd' } as const;

test('only the name of a person is needed', () => {
  assert.deepEqual(personErrors(DRAFT), {});
  assert.deepEqual(personOf(DRAFT), { name: 'Anne', contact: null, deposit: null });
  assert.deepEqual(Object.keys(personErrors({ ...DRAFT, name: ' ', deposit: 'x' })), ['name', 'amount']);
  assert.deepEqual(Object.keys(personErrors({ ...DRAFT, contact: 'x'.repeat(201) })), ['contact']);
});

test('the first deposit is read in its currency', () => {
  assert.equal(depositOf({ ...DRAFT, deposit: '2l10s' }), 2400);
  assert.equal(depositOf({ ...DRAFT, deposit: 'much' }), 0);
  assert.deepEqual(personOf({ ...DRAFT, contact: ' 0123 ', deposit: '2.50', currency: 'eur' }), {
    name: 'Anne',
    contact: '0123',
    deposit: { currency: 'eur', amount: 250, note: null },
  });
});

test('a period begins on the first day of the month or of the year', () => {
  const now = new Date(2026, 10, 22, 23);
  assert.deepEqual(daysOf('month', now), { from: '2026-11-01', to: null });
  assert.deepEqual(daysOf('year', now), { from: '2026-01-01', to: null });
  const night = new Date(2026, 11, 31, 23, 25);
  assert.deepEqual(daysOf('month', night), { from: '2026-12-01', to: null });
  assert.deepEqual(daysOf('lastMonth', now), { from: '2026-10-01', to: '2026-10-31' });
  assert.deepEqual(daysOf('lastYear', now), { from: '2025-01-01', to: '2025-12-31' });
  const newYear = new Date(2028, 0, 1);
  assert.deepEqual(daysOf('lastMonth', newYear), { from: '2027-12-01', to: '2027-12-31' });
  assert.deepEqual(daysOf('lastMonth', new Date(2028, 2, 31, 12)), {
    from: '2028-02-01',
    to: '2028-02-29',
  });
  assert.deepEqual(daysOf('all', now), { from: null, to: null });
  const nightInParis = new Date('2026-01-31T23:30:00Z');
  assert.deepEqual(daysOf('month', nightInParis, 'Europe/Paris'), { from: '2026-02-01', to: null });
  assert.deepEqual(daysOf('month', nightInParis, 'UTC'), { from: '2026-01-01', to: null });
  assert.deepEqual(daysOf('month', now, 'Nowhere/Known'), daysOf('month', now));
  assert.deepEqual(statementQuery({ currency: 'eur', ...daysOf('year', now) }), {
    currency: 'eur',
    from: '2026-01-01',
  });
  assert.deepEqual(statementQuery({ currency: 'eur', from: null, to: null }), { currency: 'eur' });
});
