/** The currencies by code, so that amounts are formatted and parsed without a request. */

import { guineas } from '../../platform/settings.ts';
import { metal, type Metal } from './coins.ts';
import { inGuineas, money as written, net as signed, POINTS, type Currency } from './money.ts';

const KNOWN: Readonly<Record<string, Currency>> = {
  points: POINTS,
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

const GUINEAS = inGuineas(KNOWN.lsd!);

/** The currency of a code, in guineas if this device is set so. */
export const currencyOf = (code: string): Currency =>
  code === 'lsd' && guineas.value === 'on' ? GUINEAS : (KNOWN[code] ?? POINTS);

export const money = (amount: number, code: string): string => written(amount, currencyOf(code));
export const net = (amount: number, code: string): string => signed(amount, currencyOf(code));
export const metalOf = (amount: number, code: string): Metal => metal(amount, currencyOf(code));
