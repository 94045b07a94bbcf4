/** The order in which a list of players with numbers is filled. */

import { playerOf } from '../../../api/player-count.ts';
import type { LineValue, OpenField } from '../../../outbox/ports.ts';
import { countsOf } from '../../offers/line-values.ts';

/**
 * Returns the values with what follows by itself: the next player while the list must go on, or a number that can be one
 * only. Null: a person decides.
 */
export function nextCount(
  values: readonly LineValue[],
  open: OpenField | null,
  players: readonly string[],
): readonly LineValue[] | null {
  if (!open) return null;
  if (values.length % 2) return isForced(values, open, players) ? [...values, open.least ?? 0] : null;
  const next = players.find((player) => open.choices?.includes(player));
  return next !== undefined && !open.optional ? [...values, next] : null;
}

/** Whether the last player who is left has the rest. Another player's number is asked for, even if only one is possible. */
function isForced(values: readonly LineValue[], open: OpenField, players: readonly string[]): boolean {
  const named = (values.length + 1) / 2;
  return open.choices === null && open.least !== null && open.least === open.most && named === players.length;
}

/** Returns the values without a player's number, and without a name that has none yet. */
export const withoutPlayer = (values: readonly LineValue[], player: string): readonly LineValue[] =>
  countsOf(values)
    .filter((pair) => playerOf(pair) !== player)
    .flatMap((pair) => [playerOf(pair), pair.count]);
