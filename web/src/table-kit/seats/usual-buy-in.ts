/** What a player is likely to buy in with. */

import type { RecentEntry } from '../../outbox/ports.ts';
import { seatedParties, type WithSummary } from '../parties.ts';
import { usualPurse } from '../../i18n/amounts/coins.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';

interface TableWithParties extends WithSummary {
  readonly currency: string;
}

interface TableWithEntries extends TableWithParties {
  /** The newest entries that count, oldest first; null if the device may not see them. */
  readonly recent: readonly RecentEntry[] | null;
}

/**
 * Returns the sum that the player bought in with last, in smallest units, as far as the newest entries have it, or else
 * all that the player brought. For a new player: the sum of the newest buy-in; if the newest entries have none, the least
 * that a player has brought, or else the usual purse.
 */
export function usualBuyIn(table: TableWithEntries, player: string): number {
  const { currency, recent } = table;
  const sums = (recent ?? []).flatMap(({ entered }) => {
    if (entered.kind === 'buyin') return [{ name: entered['punter'], sum: entered['amount'] }];
    return entered.kind === 'seat' ? [{ name: entered['name'], sum: entered['purse'] }] : [];
  });
  const found = sums.filter(({ sum }) => typeof sum === 'number' && sum > 0).reverse();
  const parties = seatedParties(table);
  const own = found.find(({ name }) => name === player)?.sum;
  const last = own ?? (parties.find(({ name }) => name === player)?.brought_in || found[0]?.sum);
  if (last) return Number(last);
  const brought = parties.flatMap(({ brought_in: sum }) => sum || []);
  return brought.length ? Math.min(...brought) : usualPurse(currencyOf(currency));
}

/**
 * Returns the purse that a new player is likely to sit down with, in smallest units: what most players have brought, of
 * equally many the one who sat down last; without players, the usual purse of the currency.
 */
export function usualSeatPurse(table: TableWithParties): number {
  const brought = seatedParties(table).flatMap(({ brought_in: sum }) => sum || []);
  const counts = new Map(brought.map((sum) => [sum, brought.filter((other) => other === sum).length]));
  const most = Math.max(...counts.values());
  return brought.findLast((sum) => counts.get(sum) === most) ?? usualPurse(currencyOf(table.currency));
}
