/** The modes of the tray that only Basset has. */

import type { Rank } from '../../view.ts';
import type { Mode } from '../../../../table-kit/model/modes.ts';

/**
 * `bets`: whether the coins are for a bet or a mace, not for the stake. `sum`: composed by the dealer; absent:
 * preselected.
 */
export type BassetMode =
  | {
      kind: 'card';
      punter: string;
      card: string;
      outcome: 'win' | 'lose';
      backer: string | null;
      others: boolean;
      bets: boolean;
    }
  | { kind: 'stake'; punter: string; rank: Rank | null }
  | { kind: 'restake'; punter: string; card: string; sum?: number }
  | { kind: 'end' };

/** Returns the rank of a new card that waits for its coin, or null. */
export const rankWithoutCoin = (mode: Mode<BassetMode>): Rank | null =>
  mode.kind === 'stake' ? mode.rank : null;
