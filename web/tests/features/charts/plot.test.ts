import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allAmounts, LINES_MOST } from '../../../src/features/charts/chart-model.ts';
import { lookOf } from '../../../src/features/charts/line-looks.ts';
import { changesOf, panelChart, panelScale } from '../../../src/features/charts/picture/panels.ts';
import { amountTicks, axisRange, netTicks } from '../../../src/features/charts/plot/amount-ticks.ts';
import {
  labelsWithRoom,
  nearestIndex,
  shortened,
  spreadLabels,
} from '../../../src/features/charts/plot/label-places.ts';
import { currencyOf } from '../../../src/i18n/amounts/currency.ts';
import { inGuineas } from '../../../src/i18n/amounts/money.ts';
import { lineChart } from './sample-charts.ts';

test('the amounts of an axis are round in the coins of the currency', () => {
  assert.deepEqual(amountTicks(0, 45, currencyOf('points')), [0, 10, 20, 30, 40, 50]);
  assert.deepEqual(amountTicks(-30, 45, currencyOf('eur')), [-40, -20, 0, 20, 40, 60]);
  assert.deepEqual(amountTicks(960, 1900, currencyOf('lsd')), [960, 1200, 1440, 1680, 1920]);
  assert.deepEqual(amountTicks(0, 9000, currencyOf('lsd')), [0, 1920, 3840, 5760, 7680, 9600]);
  assert.deepEqual(amountTicks(0, 4000, inGuineas(currencyOf('lsd'))), [0, 1008, 2016, 3024, 4032]);
  assert.deepEqual(amountTicks(0, 700, currencyOf('livre')), [0, 240, 480, 720]);
});

test('the amounts of an axis enclose all others, of any size', () => {
  for (const code of ['points', 'lsd', 'livre', 'gbp'])
    for (const [low, high] of [
      [0, 1],
      [-1, 0],
      [7, 7],
      [0, 0],
      [-3, 1e12],
      [123_456, 123_457],
    ] as const) {
      const ticks = amountTicks(low, high, currencyOf(code));
      assert.ok(ticks[0]! <= low && ticks.at(-1)! >= high, `${code} ${low} ${high}`);
      assert.ok(ticks.length >= 2 && ticks.length <= 6);
      assert.ok(ticks.every(Number.isInteger));
    }
});

test('an axis without wins and losses has zero as its only label, in the middle', () => {
  const ticks = netTicks(0, 0, currencyOf('lsd'));
  assert.deepEqual([ticks, axisRange(ticks)], [[0], [-1, 1]]);
  assert.deepEqual(netTicks(2, 45, currencyOf('points')), [0, 10, 20, 30, 40, 50]);
  assert.deepEqual(axisRange([0, 10, 20]), [0, 20]);
});

test('names at the ends of lines keep their distance and stay in the chart', () => {
  assert.deepEqual(spreadLabels([10, 50, 90], 18, 0, 100), [10, 50, 90]);
  assert.deepEqual(spreadLabels([50, 50, 50], 18, 0, 100), [50, 68, 86]);
  assert.deepEqual(spreadLabels([98, 5, 99], 18, 0, 100), [82, 5, 100]);
  assert.deepEqual(spreadLabels([], 18, 0, 100), []);
});

test('labels without room are left out: every second or third, or those that do not fit', () => {
  const labelsAt = (...places: number[]) => places.map((at) => ({ at, width: 20 }));
  const shown = (...places: number[]) => labelsWithRoom(labelsAt(...places), 4).map(({ at }) => at);
  assert.deepEqual(shown(0, 30, 60), [0, 30, 60]);
  assert.deepEqual(shown(0, 13, 26, 39, 52), [0, 26, 52]);
  assert.deepEqual(shown(0, 1, 2, 3, 100, 200, 300), [0, 100, 200, 300]);
  assert.deepEqual(shown(), []);
});

test('a name that is too wide ends with an ellipsis', () => {
  const widthOf = (text: string): number => [...text].length;
  assert.equal(shortened('Anne', 4, widthOf), 'Anne');
  assert.equal(shortened('The Dowager Countess', 12, widthOf), 'The Dowager…');
  assert.equal(shortened('Anne', 0, widthOf), 'A…');
});

test('a pointer chooses the nearest point', () => {
  assert.equal(nearestIndex([0, 10, 30], 4), 0);
  assert.equal(nearestIndex([0, 10, 30], 21), 2);
  assert.equal(nearestIndex([0, 10, 30], -50), 0);
});

test('each of the lines of a chart has its own dashes, marker and colour', () => {
  const looks = Array.from({ length: LINES_MOST }, (_, number) => lookOf(number));
  for (const part of ['dash', 'marker', 'colour'] as const)
    assert.equal(new Set(looks.map((look) => String(look[part]))).size, LINES_MOST);
});

test('the panels of purses show changes since the first amount, on one scale', () => {
  const chart = lineChart([
    { name: 'Anne', amounts: [null, 100, 130] },
    { name: 'Bess', amounts: [500, 500, 480] },
  ]);
  assert.deepEqual(changesOf(chart.lines[0]!, false), [null, 0, 30]);
  assert.deepEqual(panelScale(chart), [-20, 30]);
  const panel = panelChart(chart, chart.lines[1]!);
  assert.deepEqual(allAmounts(panel.lines), [0, 0, -20]);
});

test('panels of wins and losses are measured from zero', () => {
  const chart = lineChart([{ name: 'Anne', amounts: [5, 7] }], true);
  assert.deepEqual(panelChart(chart, chart.lines[0]!).lines[0]?.amounts, [5, 7]);
  assert.deepEqual(panelScale(chart), [0, 7]);
  assert.deepEqual(panelScale(lineChart([{ name: 'Anne', amounts: [0, 0] }], true)), [-1, 1]);
});
