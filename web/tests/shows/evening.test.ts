import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addsUp, drawnLine, shortNames } from '../../src/pages/evening/reading.ts';
import { between } from '../../src/shown/counting.ts';

const named = (...names: string[]): string[] => [
  ...shortNames(names.map((name) => ({ id: name, name }))).values(),
];

test('tables are called by what is their own', () => {
  assert.deepEqual(named('The Long Table', 'The Window Table', 'The Card Room'), ['Long', 'Window', 'Card']);
  assert.deepEqual(named('La table du fond', 'Le salon bleu'), ['fond', 'bleu']);
});

test('a table keeps its whole name where the short one is none, long, or not its own', () => {
  assert.deepEqual(named('The Table', 'The Great Table by the River Liffey'), [
    'The Table',
    'The Great Table by the River Liffey',
  ]);
  assert.deepEqual(named('The Long Table', 'Long Room'), ['The Long Table', 'Long Room']);
});

test('a line goes from nothing to now', () => {
  const { points, zero } = drawnLine([10, -10], -10, 100, 20);
  assert.deepEqual(points, [
    [0, 10],
    [50, 0],
    [100, 20],
  ]);
  assert.equal(zero, 10);
  assert.equal(drawnLine([10], 5, 100, 20).points.length, 3);
});

test('a line of nothing lies in the middle', () => {
  assert.deepEqual(drawnLine([], 0, 100, 20), {
    points: [
      [0, 10],
      [100, 10],
    ],
    zero: 10,
  });
});

test('it adds up where punters have won what banks have lost', () => {
  const evening = {
    currency: 'lsd',
    currencies: [],
    sessions: [],
    punters: [],
    punters_net: -5,
    banks_net: 5,
  };
  assert.ok(addsUp(evening));
  assert.ok(!addsUp({ ...evening, banks_net: 4 }));
});

test('numbers count from what they were to what they are', () => {
  assert.deepEqual(
    [between(0, 1000, -1), between(0, 1000, 0), between(0, 1000, 1), between(0, 1000, 9)],
    [0, 0, 1000, 1000],
  );
  const half = between(1000, 0, 0.5);
  assert.ok(half > 0 && half < 500);
  assert.equal(between(480, 4800, 0.3) % 480, 0);
  assert.equal(between(0, 480, 0.5), 420);
});
