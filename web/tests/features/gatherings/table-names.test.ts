import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullNames, namesBesideTime } from '../../../src/features/gatherings/table-names.ts';

const NOW = new Date('2026-11-21T23:00:00');
const opened = (id: string, time: string, name = 'Oak') => ({ id, name, opened_at: `2026-11-21T${time}` });

test('tables of one name have their opening time', () => {
  const tables = [opened('a', '18:00:10'), opened('b', '21:30:20'), opened('c', '18:00:00', 'Elm')];
  assert.deepEqual([...fullNames(tables, NOW).values()], ['Oak, 18:00', 'Oak, 21:30', 'Elm']);
  assert.deepEqual([...namesBesideTime(tables, NOW).values()], ['Oak', 'Oak', 'Elm']);
});

test('tables of one name and minute have a number, in the order in which they were opened', () => {
  const newestFirst = [opened('a', '21:08:50'), opened('b', '21:08:10'), opened('c', '18:00:00')];
  assert.deepEqual(
    [...fullNames(newestFirst, NOW)],
    [
      ['a', 'Oak, 21:08 (2)'],
      ['b', 'Oak, 21:08'],
      ['c', 'Oak, 18:00'],
    ],
  );
  assert.deepEqual([...namesBesideTime(newestFirst, NOW).values()], ['Oak (2)', 'Oak', 'Oak']);
});

test('tables of one moment are numbered in the same order in each list', () => {
  const tables = [opened('b', '21:08:10'), opened('a', '21:08:10')];
  const names = fullNames(tables, NOW);
  assert.deepEqual(names, fullNames(tables.toReversed(), NOW));
  assert.equal(names.get('b'), 'Oak, 21:08 (2)');
});

test('only the time of a table whose name several tables have is formatted, and once', (context) => {
  const formats = context.mock.method(Intl, 'DateTimeFormat');
  const tables = Array.from({ length: 30 }, (_, number) => opened(`t${number}`, '18:00:00'));
  fullNames([...tables, opened('elm', '18:00:00', 'Elm')], NOW);
  assert.equal(formats.mock.callCount(), tables.length);
});
