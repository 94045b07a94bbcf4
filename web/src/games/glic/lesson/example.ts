/** The hand that the lesson explains. Amounts are in farthings: a piece is a penny. */

import type { Pool } from '../view.ts';

const PENNY = 4;

export const PLAYERS = ['Anne', 'Bess', 'Carl', 'Dora'] as const;

/** What lies in the pools after the deal. Some pools were not won in earlier hands. */
export const POOLS: readonly (readonly [pool: Pool, amount: number])[] = [
  ['ace', 2 * PENNY],
  ['king', PENNY],
  ['queen', PENNY],
  ['jack', 3 * PENNY],
  ['ten', PENNY],
  ['marriage', 4 * PENNY],
  ['sequence', 2 * PENNY],
];

/** What each player has in the Poch: Bess has bet, Carl has seen, the others have not bet. */
export const BETS: Readonly<Record<string, number>> = { Bess: 2 * PENNY, Carl: 2 * PENNY };
export const FOLDED: readonly string[] = ['Anne', 'Dora'];

/** Cards that four players lay in turn. Their sum is thirty-one, so the sequence ends. */
export const SEQUENCE: readonly string[] = ['8', '4', '10', '9'];
