/** The currency of a table, for writing and reading its sums without asking the server. */

import { metal, trayOf, type Metal } from '../../words/coins.ts';
import { money as written, net as signed, POINTS, type Currency } from '../../words/money.ts';
import type { Rules, Table } from './table.ts';

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

export const currencyOf = (code: string): Currency => KNOWN[code] ?? POINTS;

export const money = (amount: number, code: string): string => written(amount, currencyOf(code));
export const net = (amount: number, code: string): string => signed(amount, currencyOf(code));
export const metalOf = (amount: number, code: string): Metal => metal(amount, currencyOf(code));

/** All coins of the tray, for money that changes hands. */
export const trayFor = (code: string): readonly number[] => trayOf(currencyOf(code));

/** The coins of the tray that the house's least and most allow; where they leave none, the least itself. */
export function coinsOf(table: Table): readonly number[] {
  const { min_stake, max_stake }: Rules = table.rules;
  const allowed = trayFor(table.currency).filter((one) => one >= min_stake && one <= (max_stake ?? Infinity));
  return allowed.length ? allowed : [min_stake];
}

/** The coin beside another in the tray, for the keys that go from coin to coin. */
export function besideCoin(coins: readonly number[], coin: number | null, step: 1 | -1): number | null {
  if (coin === null) return (step === 1 ? coins[0] : coins.at(-1)) ?? null;
  const next = step === 1 ? coins.find((one) => one > coin) : [...coins].reverse().find((one) => one < coin);
  return next ?? coin;
}
