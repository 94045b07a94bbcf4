import type { Settlement, Transfer } from '../../../src/features/closing/closed-session.ts';

export const transfer = (from: string, to: string, amount: number, paid = false): Transfer => ({
  from,
  to,
  amount,
  coins: [],
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
  payouts,
  coins: [],
  with_bank: [],
  without_bank: [],
  ...changed,
});
