/** The coins of a stake. */

import { allCoins } from '../../../../table-kit/model/coin-choices.ts';
import type { Rules, Table } from '../../view.ts';

/** Returns the coins within the table's stake limits; if there are none, the minimum stake. */
export function stakeCoins(table: Table): readonly number[] {
  const { min_stake, max_stake }: Rules = table.rules;
  const allowed = allCoins(table).filter((coin) => coin >= min_stake && coin <= (max_stake ?? Infinity));
  return allowed.length ? allowed : [min_stake];
}
