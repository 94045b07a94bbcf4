/** What a table shows of its parties, for the notice of a correction. */

import type { CorrectedView } from '../../features/corrections/correction-notice.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import type { Punter, Table } from './view.ts';

/** Returns the players, or only one of them, and the bank if the page may see it. */
export function correctedView(table: Table, player: Punter | null = null): CorrectedView {
  const { version, corrected, currency, phase, punters, bank } = table;
  const players = (player ? [player] : punters).map((punter) => ({
    role: 'player' as const,
    name: punter.name,
    purse: punter.purse,
    at_table: punter.at_table,
    net: punter.net,
    brought_in: punter.brought_in,
    cashed_out: punter.cashed_out,
  }));
  const { balance, net } = bank;
  const banks =
    player || balance === null
      ? []
      : [{ name: 'bank', role: 'bank' as const, purse: balance, at_table: 0, net }];
  const parties = [...players, ...banks];
  const shown = { parties, isClosed: phase === 'closed', isOwn: player !== null };
  return { version, corrected, currency: currencyOf(currency), ...shown };
}
