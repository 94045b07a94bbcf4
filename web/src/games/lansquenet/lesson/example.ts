/** The hand that the lesson explains: a wager with two covers. Amounts are in farthings. */

import type { Cover } from '../view.ts';

const SHILLING = 48;
const SIXPENCE = 24;

/** In the order of their seats. The first one banks. */
export const PLAYERS = ['Anne', 'Bess', 'Carl'] as const;

export const WAGER = 4 * SHILLING;

export const COVERS: readonly Cover[] = [
  { punter: PLAYERS[1], amount: SHILLING + SIXPENCE },
  { punter: PLAYERS[2], amount: SHILLING },
];

export const COVERED = 2 * SHILLING + SIXPENCE;
export const LEFT = WAGER - COVERED;

/** The hand to enter at the end of the lesson. The last card matches the right one. */
export const EXERCISE: readonly string[] = ['7h', '2s', 'Jc', '9s'];
