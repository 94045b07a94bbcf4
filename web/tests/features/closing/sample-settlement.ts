import type { Settlement, Transfer } from '../../../src/features/closing/closed-session.ts';

export const transfer = (from: string, to: string, amount: number, paid = false): Transfer => ({
  from,
  to,
  amount,
  coins: [],
  remains: 0,
  paid,
});

export const settlement = (
  version: number,
  payouts: Transfer[],
  changed: Partial<Settlement> = {},
): Settlement => ({
  version,
  closed: true,
  currency: 'points',
  bank_debt: 0,
  box_left: 0,
  payouts,
  coins: [],
  remains: 0,
  with_bank: [],
  without_bank: [],
  ...changed,
});
