/** What tells wins and losses apart without colour: a pattern, and signs beside zero. */

import uPlot from 'uplot';
import { fontOf, type Colours } from './canvas-text.ts';

const STRIPE = 6;
const SIGN_SIZE = 15;
/** A narrower bar has no sign. */
const WIDTH_LEAST = 9;
const MINUS = '\u2212';

/** Returns diagonal stripes for the bars of losses. */
export function lossPattern(colour: string): CanvasPattern | string {
  const tile = document.createElement('canvas');
  tile.width = tile.height = STRIPE * uPlot.pxRatio;
  const ctx = tile.getContext('2d');
  if (!ctx) return colour;
  ctx.scale(uPlot.pxRatio, uPlot.pxRatio);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.2;
  ctx.beginPath();
  for (const from of [-STRIPE, 0, STRIPE]) {
    ctx.moveTo(from, STRIPE);
    ctx.lineTo(from + STRIPE, 0);
  }
  ctx.stroke();
  return ctx.createPattern(tile, 'repeat') ?? colour;
}

/** Returns what writes a sign beside each bar, on the other side of zero. */
export const drawSigns =
  (colours: Colours) =>
  (plot: uPlot): void => {
    const [xs, wins = [], losses = []] = plot.data;
    const ratio = uPlot.pxRatio;
    const step = xs.length > 1 ? plot.valToPos(xs[1]!, 'x') - plot.valToPos(xs[0]!, 'x') : Infinity;
    if (step * 0.7 < WIDTH_LEAST) return;
    const { ctx } = plot;
    const zero = plot.valToPos(0, 'y', true) / ratio;
    ctx.save();
    ctx.scale(ratio, ratio);
    ctx.font = fontOf(SIGN_SIZE, 700);
    ctx.fillStyle = colours('--ink');
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    for (const [at, x] of xs.entries()) {
      const left = plot.valToPos(x, 'x', true) / ratio;
      if (wins[at]) ctx.fillText('+', left, zero + SIGN_SIZE * 0.6);
      if (losses[at]) ctx.fillText(MINUS, left, zero - SIGN_SIZE * 0.6);
    }
    ctx.restore();
  };
