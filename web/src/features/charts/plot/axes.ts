/** The axes of a chart: amounts at the left, rounds or days below. */

import type uPlot from 'uplot';
import { amountText, type ChartModel, type ChartTick } from '../chart-model.ts';
import { fontOf, textWidth, type Colours } from './canvas-text.ts';
import { labelsWithRoom } from './label-places.ts';

const AXIS_FONT = fontOf(14);
const X_AXIS_HEIGHT = 30;
const X_NAME_HEIGHT = 20;
const TICK_GAP = 8;

/** Returns how far a label reaches beyond its place. */
export const halfWidth = (label: ChartTick | undefined): number =>
  textWidth(label?.text ?? '', AXIS_FONT) / 2;

export function xAxis({ ticks, pointsName }: ChartModel, colours: Colours): uPlot.Axis {
  const shownOf = (plot: uPlot) => {
    const labels = ticks.map(({ x, text }) => ({
      x,
      text,
      at: plot.valToPos(x, 'x'),
      width: textWidth(text, AXIS_FONT),
    }));
    return labelsWithRoom(labels, TICK_GAP);
  };
  return {
    stroke: colours('--ink2'),
    font: AXIS_FONT,
    size: X_AXIS_HEIGHT,
    gap: 4,
    label: pointsName,
    labelFont: AXIS_FONT,
    labelSize: X_NAME_HEIGHT,
    labelGap: 0,
    splits: (plot) => shownOf(plot).map(({ x }) => x),
    values: (plot) => shownOf(plot).map(({ text }) => text),
    grid: { show: false },
    ticks: { stroke: colours('--edge'), width: 1, size: 5 },
  };
}

export function yAxis(chart: ChartModel, ticks: number[], colours: Colours) {
  const texts = ticks.map((amount) => amountText(chart, amount));
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, AXIS_FONT)));
  return {
    stroke: colours('--ink2'),
    font: AXIS_FONT,
    size: Math.ceil(widest) + TICK_GAP,
    gap: 4,
    splits: () => ticks,
    values: () => texts,
    grid: { stroke: colours('--hair'), width: 1 },
    ticks: { show: false },
  };
}
