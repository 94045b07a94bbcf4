/** The bank and the hand that the lesson explains. Amounts are points. */

/** In the order of their seats. The first one banks. */
export const PLAYERS = ['Anne', 'Bess', 'Carl'] as const;

export const BANK = 20;

export const STAKES: readonly { readonly punter: string; readonly amount: number }[] = [
  { punter: PLAYERS[1], amount: 8 },
  { punter: PLAYERS[2], amount: 6 },
];

export const STAKED = 14;
export const OPEN = BANK - STAKED;

/** The hand to enter at the end of the lesson: seven against six. */
export const EXERCISE = { punters: ['4h', 'Ks', '3c'], bank: ['9d', '7s'] } as const;

/** Three pairs: a natural nine, five, and nothing. */
export const PAIRS = [
  ['Kh', '9s'],
  ['7d', '8c'],
  ['10s', 'Qh'],
] as const;
