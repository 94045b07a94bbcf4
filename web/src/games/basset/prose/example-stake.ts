/** A stake for the examples in the rules. */

import type { Currency } from '../../../i18n/amounts/money.ts';
import type { Rules } from '../view.ts';

/** Currencies with coins: the coin of the example, by its suffix. */
const EXAMPLE_COINS: Readonly<Record<string, string>> = { lsd: 's', livre: 'l' };
const EXAMPLE_POINTS = 10;

/** Returns a stake that the rules allow: a shilling, a livre, one unit of a currency with decimals, or ten points. */
export function exampleStake({ min_stake, max_stake }: Rules, currency: Currency): number {
  const coin = currency.coins[EXAMPLE_COINS[currency.code] ?? ''];
  const usual = coin ?? (currency.decimals ? 10 ** currency.decimals : EXAMPLE_POINTS);
  const least = min_stake + (min_stake % 2);
  return Math.min(Math.max(usual, least), max_stake ?? Number.POSITIVE_INFINITY);
}

/** Returns what the bank gets of a stake that the fasse halves. */
export const bankHalf = (stake: number, { odd_half }: Rules): number =>
  Math.floor((stake + (odd_half === 'bank' ? 1 : 0)) / 2);
