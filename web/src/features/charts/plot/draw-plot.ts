/** Draws lines or bars with uPlot. The chunk with uPlot is loaded when a chart is first seen. */

import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartModel } from '../chart-model.ts';
import { colourOf, type Colours } from './canvas-text.ts';
import { plotOptions, type PlotSpec } from './plot-options.ts';

/** Where the points of a drawn chart are, in px of its element. */
export interface DrawnPlaces {
  /** The horizontal place of each point, in ascending order. */
  readonly lefts: readonly number[];
  readonly top: number;
  readonly height: number;
}

/** Draws into an element, and again whenever its size or the theme changes. Returns how to remove it. */
export function drawPlot(
  host: HTMLElement,
  spec: PlotSpec,
  showPlaces: (places: DrawnPlaces) => void,
): () => void {
  let plot: uPlot | null = null;
  const draw = (): void => {
    plot?.destroy();
    plot = null;
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0) return;
    const colours: Colours = (name) => colourOf(host, name);
    const drawn = new uPlot(
      plotOptions(spec, { width, height, colours }, () => showPlaces(placesOf(drawn, spec.chart))),
      dataOf(spec.chart),
      host,
    );
    plot = drawn;
  };
  const sizes = new ResizeObserver(draw);
  sizes.observe(host);
  const theme = new MutationObserver(draw);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const contrasts = CONTRASTS.map((query) => matchMedia(query));
  for (const contrast of contrasts) contrast.addEventListener('change', draw);
  return () => {
    sizes.disconnect();
    theme.disconnect();
    for (const contrast of contrasts) contrast.removeEventListener('change', draw);
    plot?.destroy();
  };
}

const CONTRASTS = ['(prefers-contrast: more)', '(forced-colors: active)'];

/** Bars above and below zero are two series, because they are filled differently. */
function dataOf({ kind, points, lines }: ChartModel): uPlot.AlignedData {
  const xs = points.map(({ x }) => x);
  const amounts = lines.map((line) => [...line.amounts]);
  if (kind === 'lines') return [xs, ...amounts];
  const [gains = []] = amounts;
  return [
    xs,
    gains.map((gain) => (gain === null || gain < 0 ? null : gain)),
    gains.map((gain) => (gain === null || gain >= 0 ? null : gain)),
  ];
}

function placesOf(plot: uPlot, { points }: ChartModel): DrawnPlaces {
  const { left, top, height } = plot.bbox;
  const ratio = uPlot.pxRatio;
  return {
    lefts: points.map(({ x }) => left / ratio + plot.valToPos(x, 'x')),
    top: top / ratio,
    height: height / ratio,
  };
}
