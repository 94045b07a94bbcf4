/** Draws arrows at a line: up where money was bought in, down where it was cashed out. */

import uPlot from 'uplot';
import type { LineChart } from '../chart-model.ts';
import { lookOf } from '../line-looks.ts';
import type { Colours } from './canvas-text.ts';

/** The height of an arrow and half the width of its tip, in px. */
const [HEIGHT, TIP] = [14, 4];
/** The space between the line and the arrow, in px. */
const GAP = 7;

/** Returns what draws the arrows of a chart; in a panel all lines have the same colour. */
export const drawMoves =
  ({ lines, points }: LineChart, colours: Colours, isPanel: boolean) =>
  (plot: uPlot): void => {
    const { ctx, bbox } = plot;
    const ratio = uPlot.pxRatio;
    ctx.save();
    ctx.scale(ratio, ratio);
    ctx.setLineDash([]);
    ctx.lineWidth = 2;
    for (const [number, { amounts, moves = [] }] of lines.entries()) {
      ctx.strokeStyle = colours(isPanel ? '--ink' : lookOf(number).colour);
      for (const { at, amount } of moves) {
        const left = plot.valToPos(points[at]!.x, 'x', true) / ratio;
        const height = plot.valToPos(amounts[at] ?? 0, 'y', true) / ratio;
        drawArrow(ctx, left, arrowTop(height, (bbox.top + bbox.height) / ratio), amount > 0);
      }
    }
    ctx.restore();
  };

/** Returns where an arrow begins: below the line, or above it if there is no room. */
export const arrowTop = (height: number, bottom: number): number =>
  height + GAP + HEIGHT <= bottom ? height + GAP : height - GAP - HEIGHT;

function drawArrow(ctx: CanvasRenderingContext2D, left: number, top: number, isUp: boolean): void {
  const [tip, side] = isUp ? [top, top + TIP] : [top + HEIGHT, top + HEIGHT - TIP];
  ctx.beginPath();
  ctx.moveTo(left, top);
  ctx.lineTo(left, top + HEIGHT);
  ctx.moveTo(left - TIP, side);
  ctx.lineTo(left, tip);
  ctx.lineTo(left + TIP, side);
  ctx.stroke();
}
