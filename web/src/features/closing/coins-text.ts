/** Sums as coins: "2 × £1 · 3 × 1s". */

import { grouped, money, type Currency } from '../../i18n/amounts/money.ts';
import type { Coins } from './closed-session.ts';
import { messages } from './messages/messages.ts';

const NBSP = '\u00a0';

/** Returns the name of a coin or note: "£1", "20c", "louis". */
export function coinName(units: number, currency: Currency): string {
  const { coins, decimals, code } = currency;
  const named = messages().coins;
  if (units === coins.louis) return named.louis;
  if (units === coins.ecu) return named.ecu;
  if (decimals && units < 10 ** decimals) return messages().cents(code, units);
  // A device may count in guineas. Coins are pounds.
  return money(units, { ...currency, guineas: false });
}

/** Returns the coins of a sum; '' in a currency without coins. */
export const coinsText = (coins: readonly Coins[], currency: Currency): string =>
  coins.map(({ units, count }) => `${grouped(count)}${NBSP}×${NBSP}${coinName(units, currency)}`).join(' · ');
