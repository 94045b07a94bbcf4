/** The coins and the maximum amount that the tray offers. */

import { tableCoins } from '../../../../i18n/amounts/coins.ts';
import { currencyOf } from '../../../../i18n/amounts/currency.ts';
import type { TableView } from '../../../../table-kit/table-game.ts';
import { findPunter, findStake } from '../../table-queries.ts';
import type { Rules, Table } from '../../view.ts';
import type { Mode } from './ui-state.ts';

/** Returns all coins of a table, for money that is paid in or out. */
export const allCoins = ({ currency, coins }: Pick<TableView, 'currency' | 'coins'>): readonly number[] =>
  tableCoins(currencyOf(currency), coins);

/** Returns the coins within the table's stake limits; if there are none, the minimum stake. */
export function stakeCoins(table: Table): readonly number[] {
  const { min_stake, max_stake }: Rules = table.rules;
  const allowed = allCoins(table).filter((coin) => coin >= min_stake && coin <= (max_stake ?? Infinity));
  return allowed.length ? allowed : [min_stake];
}

/** Returns the coin beside another in the tray, for the keys that select the next coin. */
export function neighbouringCoin(coins: readonly number[], coin: number | null, step: 1 | -1): number | null {
  if (coin === null) return (step === 1 ? coins[0] : coins.at(-1)) ?? null;
  const next =
    step === 1 ? coins.find((other) => other > coin) : [...coins].reverse().find((other) => other < coin);
  return next ?? coin;
}

/** Returns the maximum amount for the tray's current mode; null if only the server knows it. */
export function maxAmount(table: Table, mode: Mode): number | null {
  if (mode.kind === 'restake')
    return findStake(table, mode.punter, mode.card)?.answers?.restake?.most ?? null;
  return mode.kind === 'punter' && mode.task === 'cashout'
    ? (findPunter(table, mode.punter)?.purse ?? null)
    : null;
}
