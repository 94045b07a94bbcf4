/** Places gained since the deal began; before anybody had a place there are none to gain. */

import type { Punter, Table } from '../view.ts';

export function movedOf(
  { phase }: Pick<Table, 'phase'>,
  { line, moved }: Pick<Punter, 'line' | 'moved'>,
): number {
  const ended = phase === 'drawing' ? line.length : line.length - 1;
  return ended > 0 ? moved : 0;
}
