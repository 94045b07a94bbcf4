/** What a player is likely to buy in with. */

import type { RecentEntry } from '../../outbox/ports.ts';
import { usualPurse } from '../../i18n/amounts/coins.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';

interface TableWithEntries {
  readonly currency: string;
  /** The newest entries that count, oldest first; null if the device may not see them. */
  readonly recent: readonly RecentEntry[] | null;
}

/**
 * Returns the sum that the player bought in with last, in smallest units, or else the sum of the newest buy-in, or else
 * the usual purse. It looks at the newest entries only.
 */
export function usualBuyIn({ currency, recent }: TableWithEntries, player: string): number {
  const sums = (recent ?? []).flatMap(({ entered }) => {
    if (entered.kind === 'buyin') return [{ name: entered['punter'], sum: entered['amount'] }];
    return entered.kind === 'seat' ? [{ name: entered['name'], sum: entered['purse'] }] : [];
  });
  const found = sums.filter(({ sum }) => typeof sum === 'number' && sum > 0).reverse();
  const last = found.find(({ name }) => name === player) ?? found[0];
  return last ? Number(last.sum) : usualPurse(currencyOf(currency));
}
