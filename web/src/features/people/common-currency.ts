/** The currency that a new bankroll is most likely in. */

import { currenciesOf } from './balance-text.ts';
import type { CurrencyCode, Person } from './person-requests.ts';

/** Returns the currency that most bankrolls have, of several the one of the newest bankroll; null without bankrolls. */
export function commonCurrency(newestFirst: readonly Pick<Person, 'balances'>[]): CurrencyCode | null {
  const counts = new Map<string, number>();
  for (const { balances } of newestFirst)
    for (const code of currenciesOf(balances)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const found = [...counts].find(([, count]) => count === most);
  return (found?.[0] as CurrencyCode | undefined) ?? null;
}
