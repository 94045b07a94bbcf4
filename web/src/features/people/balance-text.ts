/** The balances of a bankroll, and what its person owes, as text. */

import { currencyOf } from '../../i18n/amounts/currency.ts';
import { grouped, money } from '../../i18n/amounts/money.ts';
import { messages } from './messages/messages.ts';

/** Returns an amount with the unit that points lack: "£5", "100 points". */
export function sumText(amount: number, currency: string): string {
  if (currency === 'points') return messages().points(amount, grouped(Math.abs(amount)));
  return money(amount, currencyOf(currency));
}

type Balances = Readonly<Record<string, number>>;

/** What a person has, and owes, by currency in smallest units. */
interface Bankroll {
  readonly balances: Balances;
  readonly owed: Balances;
}

/** Returns the currencies of a bankroll: those with money first. */
export const currenciesOf = (balances: Balances): readonly string[] =>
  Object.keys(balances).sort((one, other) => Number(balances[other] !== 0) - Number(balances[one] !== 0));

/** Returns the balance in a currency, with what the person owes: "0, owes £2". */
export function balanceText({ balances, owed }: Bankroll, currency: string): string {
  const balance = sumText(balances[currency] ?? 0, currency);
  const debt = owed[currency] ?? 0;
  return debt ? messages().withDebt(balance, sumText(debt, currency)) : balance;
}

/** Returns all balances and debts in one line, as `balancesText` does; '' if there is none. */
export function bankrollText({ balances, owed }: Bankroll): string {
  const debt = balancesText(owed);
  const balance = balancesText(balances);
  if (!debt) return balance;
  return balance ? messages().withDebt(balance, debt) : messages().owes(debt);
}

/** Returns the balances that are not zero in one line; "0" in the first currency if all are, '' without any. */
export function balancesText(balances: Balances): string {
  const held = currenciesOf(balances).filter((currency) => balances[currency] !== 0);
  const shown = held.length ? held : currenciesOf(balances).slice(0, 1);
  return shown.map((currency) => sumText(balances[currency] ?? 0, currency)).join(' · ');
}
