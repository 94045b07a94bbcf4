/** Sums as coins of the table: "2 × £1 · 3 × 1s". */

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

interface InCoins {
  readonly coins: readonly Coins[];
  /** What the coins of the table cannot pay. */
  readonly remains: number;
}

/** Returns a sum as coins of the table, and what they cannot pay; '' in a currency without coins. */
export function coinsText({ coins, remains }: InCoins, currency: Currency): string {
  const parts = coins.map(
    ({ units, count }) => `${grouped(count)}${NBSP}×${NBSP}${coinName(units, currency)}`,
  );
  if (remains > 0) parts.push(messages().remains(money(remains, { ...currency, guineas: false })));
  return parts.join(' · ');
}
