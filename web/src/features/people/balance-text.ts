/** The balances of a bankroll as text. */

import { currencyOf } from '../../i18n/amounts/currency.ts';
import { grouped, money } from '../../i18n/amounts/money.ts';
import { messages } from './messages/messages.ts';

/** Returns an amount with the unit that points lack: "£5", "100 points". */
export function sumText(amount: number, currency: string): string {
  if (currency === 'points') return messages().points(amount, grouped(Math.abs(amount)));
  return money(amount, currencyOf(currency));
}

type Balances = Readonly<Record<string, number>>;

/** Returns the currencies of a bankroll: those with money first. */
export const currenciesOf = (balances: Balances): readonly string[] =>
  Object.keys(balances).sort((one, other) => Number(balances[other] !== 0) - Number(balances[one] !== 0));

/** Returns the balances that are not zero in one line; "0" in the first currency if all are, '' without any. */
export function balancesText(balances: Balances): string {
  const held = currenciesOf(balances).filter((currency) => balances[currency] !== 0);
  const shown = held.length ? held : currenciesOf(balances).slice(0, 1);
  return shown.map((currency) => sumText(balances[currency] ?? 0, currency)).join(' · ');
}
