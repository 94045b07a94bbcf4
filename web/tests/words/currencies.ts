import type { Currency } from '../../src/words/money.ts';

/** The currencies as `/v1/rules` names them. */
export const CURRENCIES: Readonly<Record<string, Currency>> = {
  points: { code: 'points', unit: 'point', decimals: 0, coins: {} },
  lsd: { code: 'lsd', unit: 'farthing', decimals: 0, coins: { gn: 1008, l: 960, s: 48, d: 4, f: 1 } },
  livre: {
    code: 'livre',
    unit: 'denier',
    decimals: 0,
    coins: { louis: 5760, ecu: 1440, l: 240, s: 12, d: 1 },
  },
  gbp: { code: 'gbp', unit: 'penny', decimals: 2, coins: {} },
  eur: { code: 'eur', unit: 'cent', decimals: 2, coins: {} },
  usd: { code: 'usd', unit: 'cent', decimals: 2, coins: {} },
};
