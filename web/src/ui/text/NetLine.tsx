/** A small line of a player's wins and losses. It is hidden from screen readers: the net beside it says the same. */

import { drawnLine, type Nets, type Scale } from './net-line.ts';
import './NetLine.css';

const WIDTH = 104;
const HEIGHT = 26;

export function NetLine({ nets, scale }: { nets: Nets; scale: Scale }) {
  const { points, zero } = drawnLine(nets, scale, WIDTH, HEIGHT);
  const [x, y] = points.at(-1) ?? [0, zero];
  return (
    <svg class="net-line" viewBox={`-1 -4 ${WIDTH + 6} ${HEIGHT + 8}`} aria-hidden="true">
      <path class="net-line__zero" d={`M0 ${zero}H${WIDTH + 4}`} />
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <circle cx={x} cy={y} r="3" />
    </svg>
  );
}
