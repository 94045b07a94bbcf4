/** How each rank's column and key look, by the newest draw and the unfinished action. */

import type { UiValues } from '../../model/basset-page.ts';
import { isExhausted } from '../../model/tap-actions.ts';
import {
  isAnnounced,
  isRankUsed,
  mayStakeOn,
  newestDraw,
  seatToStake,
  unansweredWins,
} from '../../../table-queries.ts';
import { RANKS, rankOf, type Rank, type Table } from '../../../view.ts';

export type ColumnColour = 'won' | 'lost' | 'first' | 'first-loses';

export function columnColours(table: Table, ui: UiValues): Partial<Record<string, ColumnColour>> {
  if (ui.firstCard !== null) {
    return { [rankOf(ui.firstCard)]: table.rules.order === 'lose_first' ? 'first-loses' : 'first' };
  }
  const newest = newestDraw(table);
  if (!newest || !isAnnounced(table, ui.firstCard)) return {};
  const wonOrLost = Object.entries(newest.marks).filter(
    (entry): entry is [string, 'won' | 'lost'] => entry[1] === 'won' || entry[1] === 'lost',
  );
  return Object.fromEntries(wonOrLost);
}

export type KeyLook = 'ready' | 'first' | 'first-loses' | 'won' | 'lost' | 'locked' | 'exhausted';

/**
 * Returns the look of each rank key. A key is locked while wins wait for answers, or if the punter has no such card
 * left. It is exhausted if all its cards are drawn.
 */
export function keyLooks(table: Table, ui: UiValues, isWaitingForEngine = false): Record<Rank, KeyLook> {
  const colours = columnColours(table, ui);
  const areLocked = isWaitingForEngine || unansweredWins(table).length > 0 || table.phase === 'closed';
  const punter = stakingPlayer(table, ui);
  const isStaking = table.phase === 'staking' && ui.pendingDraw === null;
  const isUsed = (rank: Rank): boolean =>
    isStaking
      ? punter === null || !mayStakeOn(table, punter, rank)
      : punter !== null && isRankUsed(table, punter, rank);
  const look = (rank: Rank): KeyLook =>
    isUsed(rank) ? 'locked' : (colours[rank] ?? (areLocked ? 'locked' : plainLook(table, ui, rank)));
  return Object.fromEntries(RANKS.map((rank) => [rank, look(rank)])) as Record<Rank, KeyLook>;
}

/** Returns the player for whom a rank key stakes; null if it draws a card. */
export function stakingPlayer(table: Table, { mode, pendingDraw, selectedSeat }: UiValues): string | null {
  if (mode.kind === 'stake') return mode.punter;
  if (table.phase !== 'staking' || pendingDraw !== null) return null;
  return seatToStake(table, mode, selectedSeat);
}

function plainLook(table: Table, ui: UiValues, rank: Rank): KeyLook {
  const isReplacement = ui.mode.kind === 'stake';
  if (table.phase === 'drawing' && !isReplacement && isExhausted(table, ui.firstCard, rank))
    return 'exhausted';
  if (table.phase === 'drawing' && !isReplacement && table.next.draw !== 'pair' && ui.pendingDraw === null)
    return 'locked';
  return 'ready';
}
