/** The figures of the band: the Poch with its level while the table bets, else all pools together. */

import { money } from '../../i18n/amounts/currency.ts';
import type { Figure } from '../../table-kit/table-game.ts';
import { messages } from './messages/messages.ts';
import type { OwnMode } from './model/own-mode.ts';
import { pochOf, sumOf } from './model/table-queries.ts';
import type { Table } from './view.ts';

export function tableFigures(table: Table): readonly Figure<Table, OwnMode>[] {
  const words = messages().table;
  const [poch, level, pools] = [pochOf(table), table.level, sumOf(table.pools)].map((sum) =>
    money(sum, table.currency),
  ) as [string, string, string];
  if (pochOf(table) === 0)
    return [{ id: 'pools', kind: 'main', value: pools, label: words.pools, short: words.poolsShort(pools) }];
  return [
    { id: 'poch', kind: 'main', value: poch, label: words.poch, short: words.pochShort(poch, level) },
    { id: 'level', kind: 'side', value: level, label: words.level },
  ];
}
