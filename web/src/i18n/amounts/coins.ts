/** Sums as coins: their metal, the size of their figures, and the coins of the tray. */

import { worthOfOne, type Currency } from './money.ts';

export type Metal = 'copper' | 'silver' | 'gold';

/** The metal of a coin for an amount. */
export function metal(amount: number, currency: Currency): Metal {
  const great = currency.coins.l ?? 10 * 10 ** currency.decimals;
  const small = currency.coins.s ?? great / 10;
  return amount < small ? 'copper' : amount < great ? 'silver' : 'gold';
}

const STEPS: readonly (readonly [length: number, px: number])[] = [
  [4, 16],
  [5, 14],
  [7, 12.5],
];

/** The font size in px of the largest unit on a coin, by its length. */
export const sizeOnCoin = (text: string): number =>
  STEPS.find(([length]) => text.length <= length)?.[1] ?? 11.5;

const LINE_MOST = 7;

/** Breaks a long amount after its thousands: `['£120,', '000']`. */
export function broken(text: string): string[] {
  const lines: string[] = [];
  for (const group of text.match(/.+?(?:[,\u00a0](?=\d)|$)/g) ?? []) {
    const line = (lines.at(-1) ?? '') + group;
    if (lines.length && line.length <= LINE_MOST) lines[lines.length - 1] = line;
    else lines.push(group);
  }
  return lines.map((line) => line.trim());
}

const TRAYS: Readonly<Record<string, readonly number[]>> = {
  lsd: [24, 48, 120, 240, 480, 960, 1008, 2016, 5040],
  livre: [60, 120, 240, 480, 720, 1440, 2880, 5760, 11520],
  points: [1, 2, 5, 10, 20, 50, 100, 200, 500],
};
const IN_GUINEAS: readonly number[] = [24, 48, 120, 240, 504, 1008, 2016, 3024, 5040];
const DECIMAL: readonly number[] = [50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000];

/** The coins of a new table's tray in smallest units, at most nine, in ascending order. */
export const trayOf = (currency: Currency): readonly number[] =>
  currency.guineas ? IN_GUINEAS : (TRAYS[currency.code] ?? (currency.decimals ? DECIMAL : TRAYS.points!));

/**
 * The coins of a table's tray, in ascending order: those chosen when it was opened, which a view has from the largest
 * down, or those of the currency.
 */
export const tableCoins = (currency: Currency, chosen: readonly number[] = []): readonly number[] =>
  chosen.length ? [...chosen].reverse() : trayOf(currency);

/** The usual buy-in of a player, in smallest units. */
export const usualPurse = (currency: Currency): number =>
  worthOfOne(currency) * (currency.code === 'points' ? 100 : 20);
