/** A drawn chart with a line at the chosen point; a pointer chooses one. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { nearestIndex } from './label-places.ts';
import { drawPlot, type DrawnPlaces } from './draw-plot.ts';
import './Plot.css';
import type { PlotSpec } from './plot-options.ts';

export interface PlotProps extends PlotSpec {
  /** The chosen point; null for none. */
  readonly index: number | null;
  readonly choose: (index: number | null) => void;
}

export function Plot({ chart, panel, index, choose }: PlotProps) {
  const host = useRef<HTMLDivElement>(null);
  const [places, showPlaces] = useState<DrawnPlaces | null>(null);
  const [low, high] = panel ?? [0, 0];
  useEffect(
    () => (host.current ? drawPlot(host.current, { chart, panel }, showPlaces) : undefined),
    [chart, low, high],
  );
  const chooseNearest = ({ clientX, currentTarget }: PointerEvent): void => {
    if (!places || !(currentTarget instanceof Element)) return;
    choose(nearestIndex(places.lefts, clientX - currentTarget.getBoundingClientRect().left));
  };
  const left = index === null ? undefined : places?.lefts[index];
  return (
    <div
      class="plot"
      data-drawn={places !== null}
      onPointerDown={chooseNearest}
      onPointerMove={chooseNearest}
      onPointerLeave={({ pointerType }) => {
        // A finger that is lifted leaves the point chosen.
        if (pointerType === 'mouse') choose(null);
      }}
    >
      <div class="plot__host" ref={host} />
      {places && left !== undefined && (
        <div
          class="plot__cursor"
          style={{ left: `${left}px`, top: `${places.top}px`, height: `${places.height}px` }}
        />
      )}
    </div>
  );
}
