/** Draws what tells the lines of a chart apart without colour: markers, and names at the ends. */

import uPlot from 'uplot';
import type { LineChart } from '../chart-model.ts';
import { shortened, spreadLabels } from './label-places.ts';
import { lookOf, MARKER_PATHS } from '../line-looks.ts';
import { fontOf, textWidth, type Colours } from './canvas-text.ts';

const SIZE = 14;
const FONT = fontOf(SIZE, 600);
const LINE_HEIGHT = 18;
/** The room for a marker and the stroke to its name, in px. */
const MARKER_ROOM = 24;
const SHARE_MOST = 0.3;
/** How many markers a line has besides the one at its end. */
const MARKERS = 4;

/** Returns the width of the names beside the plot, in px. A line alone needs no name. */
export function labelsWidth({ lines }: LineChart, width: number): number {
  if (lines.length === 1) return 0;
  const widest = Math.max(0, ...lines.map(({ name }) => textWidth(name, FONT)));
  return Math.ceil(Math.min(widest + 4, width * SHARE_MOST)) + MARKER_ROOM;
}

interface End {
  readonly number: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Returns what draws the markers and the names; `room` is the width beside the plot, in px. */
export const drawEnds =
  ({ lines, points }: LineChart, colours: Colours, room: number) =>
  (plot: uPlot): void => {
    const ratio = uPlot.pxRatio;
    const { ctx } = plot;
    const placeOf = (at: number, amount: number): [number, number] => [
      plot.valToPos(points[at]!.x, 'x', true) / ratio,
      plot.valToPos(amount, 'y', true) / ratio,
    ];
    ctx.save();
    ctx.scale(ratio, ratio);
    // The lines have left their dashes.
    ctx.setLineDash([]);
    const ends: End[] = [];
    for (const [number, { name, amounts }] of lines.entries()) {
      for (const at of markedPoints(amounts)) {
        const [x, y] = placeOf(at, amounts[at]!);
        drawMarker(ctx, number, x, y, colours);
        if (at === amounts.length - 1) ends.push({ number, name, x, y });
      }
    }
    if (lines.length > 1) drawNames(plot, ends, room - MARKER_ROOM, colours);
    ctx.restore();
  };

/** Returns the points of a line that have a marker: the last, and some at equal distances. */
export function markedPoints(amounts: readonly (number | null)[]): number[] {
  const last = amounts.length - 1;
  const places = Array.from({ length: MARKERS }, (_, part) => Math.round((last * part) / MARKERS));
  return [...new Set([...places, last])].filter((at) => amounts[at] !== null && amounts[at] !== undefined);
}

function drawMarker(
  ctx: CanvasRenderingContext2D,
  number: number,
  x: number,
  y: number,
  colours: Colours,
): void {
  const { marker, colour } = lookOf(number);
  ctx.save();
  ctx.translate(x, y);
  const outline = new Path2D(MARKER_PATHS[marker]);
  ctx.lineWidth = 2;
  ctx.strokeStyle = colours('--chart-ground');
  ctx.stroke(outline);
  ctx.fillStyle = colours(colour);
  ctx.fill(outline);
  ctx.restore();
}

/** Writes the names; a name that is not at the height of its line gets a thin stroke to it. */
function drawNames({ ctx, bbox }: uPlot, ends: readonly End[], width: number, colours: Colours): void {
  const [top, bottom] = [bbox.top / uPlot.pxRatio, (bbox.top + bbox.height) / uPlot.pxRatio];
  const heights = spreadLabels(
    ends.map(({ y }) => y),
    LINE_HEIGHT,
    top,
    bottom,
  );
  ctx.font = FONT;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  for (const [at, { name, x, y }] of ends.entries()) {
    const height = heights[at]!;
    ctx.strokeStyle = colours('--edge');
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.moveTo(x + 7, y);
    ctx.lineTo(x + MARKER_ROOM - 4, height);
    ctx.stroke();
    ctx.fillStyle = colours('--ink');
    ctx.fillText(
      shortened(name, width, (text) => textWidth(text, FONT)),
      x + MARKER_ROOM,
      height,
    );
  }
}
