/** The coins that the tray offers. */

import { tableCoins } from '../../i18n/amounts/coins.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import type { TableGame } from '../table-game.ts';
import type { OwnMode } from './modes.ts';
import type { TableView } from './table-view.ts';

/** Returns all coins of a table, for money that is paid in or out. */
export const allCoins = ({ currency, coins }: Pick<TableView, 'currency' | 'coins'>): readonly number[] =>
  tableCoins(currencyOf(currency), coins);

/** Returns the coins of a stake, smallest first. */
export const stakeCoins = <View extends TableView, Own extends OwnMode>(
  game: Pick<TableGame<View, Own>, 'coins'>,
  view: View,
): readonly number[] => game.coins?.(view) ?? allCoins(view);
