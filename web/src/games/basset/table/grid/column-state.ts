/** How each rank's column and key look, by what the newest draw did and what has begun. */

import type { UiValues } from '../ui-state.ts';
import { isSpoken, isUsed, newestDraw, unanswered } from '../../table-queries.ts';
import { RANKS, rankOf, type Rank, type Table } from '../../view.ts';
import { isExhausted } from '../tap-actions.ts';

export type Wash = 'won' | 'lost' | 'first' | 'first-loses';

export function washes(table: Table, held: UiValues): Partial<Record<string, Wash>> {
  if (held.first !== null) {
    return { [rankOf(held.first)]: table.rules.order === 'lose_first' ? 'first-loses' : 'first' };
  }
  const newest = newestDraw(table);
  if (!newest || !isSpoken(table, held.first)) return {};
  const marked = Object.entries(newest.marks).filter(
    (entry): entry is [string, 'won' | 'lost'] => entry[1] === 'won' || entry[1] === 'lost',
  );
  return Object.fromEntries(marked);
}

export type KeyLook = 'ready' | 'first' | 'first-loses' | 'won' | 'lost' | 'locked' | 'gone';

/**
 * A key that is locked keeps its letter: what waits goes first, or who lays has no such card left. One whose cards are
 * all out is dim. `waits`: it is not known who has won.
 */
export function keyLooks(table: Table, held: UiValues, waits = false): Record<Rank, KeyLook> {
  const washed = washes(table, held);
  const locked = waits || unanswered(table).length > 0 || table.phase === 'closed';
  const { grip } = held;
  const used = (rank: Rank): boolean => grip.kind === 'place' && isUsed(table, grip.punter, rank);
  const look = (rank: Rank): KeyLook =>
    used(rank) ? 'locked' : (washed[rank] ?? (locked ? 'locked' : unwashed(table, held, rank)));
  return Object.fromEntries(RANKS.map((rank) => [rank, look(rank)])) as Record<Rank, KeyLook>;
}

function unwashed(table: Table, held: UiValues, rank: Rank): KeyLook {
  const owes = held.grip.kind === 'place';
  if (table.phase === 'drawing' && !owes && isExhausted(table, rank)) return 'gone';
  if (table.phase === 'drawing' && !owes && table.next.draw !== 'pair' && held.turning === null)
    return 'locked';
  return 'ready';
}
