/** The rest of a round, which is the count of the third player. */

import type { Points } from '../view.ts';
import { ROUND_POINTS, SEATS } from './table-queries.ts';

/** Returns it; null unless two of three players are counted. */
export function restOf(counts: readonly Points[], players: readonly string[]): Points | null {
  const [last, ...others] = players.filter((name) => !counts.some(({ punter }) => punter === name));
  const count = ROUND_POINTS - counts.reduce((sum, one) => sum + one.count, 0);
  if (last === undefined || others.length || players.length !== SEATS || count < 0) return null;
  return { punter: last, count };
}
