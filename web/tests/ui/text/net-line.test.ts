import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnLine, scaleOf } from '../../../src/ui/text/net-line.ts';

test('a line goes from zero to the current net', () => {
  const { points, zero } = drawnLine({ line: [10, -10], net: -10 }, [-10, 10], 100, 20);
  assert.deepEqual(points, [
    [0, 10],
    [50, 0],
    [100, 20],
  ]);
  assert.equal(zero, 10);
  assert.equal(drawnLine({ line: [10], net: 5 }, [0, 10], 100, 20).points.length, 3);
});

test('the lines of a page have one scale: a net twice as large is twice as high', () => {
  const [first, second] = [
    { line: [10], net: 10 },
    { line: [-20], net: 20 },
  ];
  const scale = scaleOf([first, second]);
  assert.deepEqual(scale, [-20, 20]);
  const heights = [first, second].map((player) => {
    const { points, zero } = drawnLine(player, scale, 100, 40);
    return zero - points.at(-1)![1];
  });
  assert.deepEqual(heights, [10, 20]);
  assert.deepEqual(scaleOf([{ line: [], net: 5 }]), [0, 5]);
});

test('a line of zeros is in the middle', () => {
  assert.deepEqual(drawnLine({ line: [], net: 0 }, scaleOf([]), 100, 20), {
    points: [
      [0, 10],
      [100, 10],
    ],
    zero: 10,
  });
});
