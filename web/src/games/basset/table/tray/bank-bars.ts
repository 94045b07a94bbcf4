/** What the bank would pay, rank by rank, for the bars in the tray. */

import type { Rank, Table } from '../../view.ts';
import { RANKS } from '../../view.ts';

export interface Bar {
  rank: Rank;
  amount: number;
  /** The amount as a share of the worst, 0 to 1. */
  share: number;
  worst: boolean;
}

export function bankBars(table: Table): Bar[] {
  const most = table.worst?.amount ?? 0;
  return RANKS.map((rank) => {
    const amount = table.exposure[rank] ?? 0;
    return { rank, amount, share: most ? amount / most : 0, worst: rank === table.worst?.rank };
  });
}

export type CoverStatus = 'nothing' | 'covered' | 'more_than_held' | 'to_cover' | 'broken';

/** Returns whether the bank can pay the worst case. */
export function coverStatus({ bank, worst, cover }: Table): CoverStatus {
  if (bank.broken) return 'broken';
  if (!worst) return 'nothing';
  if (cover !== null) return 'to_cover';
  return bank.balance !== null && worst.amount > bank.balance ? 'more_than_held' : 'covered';
}
