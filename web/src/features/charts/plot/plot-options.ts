/** How a chart is drawn: scales, axes and lines, as options of uPlot. */

import uPlot from 'uplot';
import { amountTicks, axisRange, netTicks } from './amount-ticks.ts';
import { halfWidth, xAxis, yAxis } from './axes.ts';
import { allAmounts, rangeOf, type ChartModel } from '../chart-model.ts';
import { lookOf } from '../line-looks.ts';
import { drawSigns, lossPattern } from './bars.ts';
import type { Colours } from './canvas-text.ts';
import { drawEnds, labelsWidth } from './line-ends.ts';
import { drawMoves } from './move-marks.ts';

export interface PlotSpec {
  readonly chart: ChartModel;
  /** The lowest and highest amount of a panel's axis; null for a chart with axes of its own. */
  readonly panel: readonly [low: number, high: number] | null;
}

interface Surface {
  readonly width: number;
  readonly height: number;
  readonly colours: Colours;
}

const PANEL_MARGIN = 5;

/** `whenDrawn` is called when the scales are known and the chart is drawn, which is later than its creation. */
export function plotOptions(spec: PlotSpec, surface: Surface, whenDrawn: () => void): uPlot.Options {
  const { chart, panel } = spec;
  const { width, height, colours } = surface;
  const shared = { width, height, cursor: { show: false }, legend: { show: false } };
  const series = [{}, ...seriesOf(chart, colours, panel !== null)];
  if (panel)
    return {
      ...shared,
      series,
      scales: { x: xScale(chart), y: { range: () => [...panel] } },
      axes: [{ show: false }, { show: false }],
      padding: [PANEL_MARGIN, PANEL_MARGIN, PANEL_MARGIN, PANEL_MARGIN],
      hooks: { draw: [drawBaseline(chart, colours), ...movesOf(chart, colours, true), whenDrawn] },
    };
  const ticks = ticksOf(chart);
  const names = chart.kind === 'lines' ? labelsWidth(chart, width) : 0;
  const right = Math.max(names, PANEL_MARGIN, halfWidth(chart.ticks.at(-1)));
  const amounts = yAxis(chart, ticks, colours);
  const left = Math.max(0, halfWidth(chart.ticks[0]) - amounts.size);
  return {
    ...shared,
    series,
    scales: { x: xScale(chart), y: { range: () => axisRange(ticks) } },
    axes: [xAxis(chart, colours), amounts],
    padding: [12, right, 0, left],
    hooks: {
      drawAxes: [drawBaseline(chart, colours)],
      draw: [
        chart.kind === 'lines' ? drawEnds(chart, colours, names) : drawSigns(colours),
        ...movesOf(chart, colours, false),
        whenDrawn,
      ],
    },
  };
}

const movesOf = (chart: ChartModel, colours: Colours, isPanel: boolean) =>
  chart.kind === 'lines' ? [drawMoves(chart, colours, isPanel)] : [];

function ticksOf({ lines, isNet, currency }: ChartModel): number[] {
  const [low, high] = rangeOf(allAmounts(lines));
  return isNet ? netTicks(low, high, currency) : amountTicks(low, high, currency);
}

/** Bars need half of their width beyond the first and the last. */
function xScale({ kind, points }: ChartModel): uPlot.Scale {
  const beyond = kind === 'bars' ? 0.6 : 0;
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 1];
  return { time: false, range: () => [first - beyond, Math.max(last, first + (beyond ? 0 : 1)) + beyond] };
}

function seriesOf(chart: ChartModel, colours: Colours, isPanel: boolean): uPlot.Series[] {
  const points = { show: false };
  if (chart.kind === 'bars') {
    const paths = uPlot.paths.bars!({ size: [0.7, 44] });
    const ink = colours('--ink');
    return [
      { paths, points, width: 1.5, stroke: ink, fill: ink },
      { paths, points, width: 1.5, stroke: ink, fill: () => lossPattern(ink) },
    ];
  }
  const paths = chart.isStepped ? uPlot.paths.stepped!({ align: 1 }) : uPlot.paths.linear!();
  return chart.lines.map((_, number) => {
    const { dash, colour } = lookOf(number);
    if (isPanel)
      return { paths, points, width: 1.5, stroke: colours('--ink'), fill: colours('--hair'), fillTo: 0 };
    return { paths, points, width: 2, stroke: colours(colour), dash: [...dash], cap: 'butt' as const };
  });
}

/** Draws a line at zero, if zero is on the axis. */
const drawBaseline =
  ({ isNet }: ChartModel, colours: Colours) =>
  (plot: uPlot): void => {
    if (!isNet) return;
    const { ctx, bbox } = plot;
    const height = Math.round(plot.valToPos(0, 'y', true));
    ctx.save();
    ctx.strokeStyle = colours('--edge');
    ctx.lineWidth = 1.5 * uPlot.pxRatio;
    ctx.beginPath();
    ctx.moveTo(bbox.left, height);
    ctx.lineTo(bbox.left + bbox.width, height);
    ctx.stroke();
    ctx.restore();
  };
