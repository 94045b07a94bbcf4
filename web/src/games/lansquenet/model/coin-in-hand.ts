/** The coin in hand covers. A coin for a wager or a price is entered at once. */

import { coinInHand, type CoinMode } from '../../../table-kit/banks/coin-in-hand.ts';
import type { TapContext } from '../../../table-kit/table-game.ts';
import type { Table } from '../view.ts';
import { changeCover, enterWager, sellDeck } from './actions.ts';
import type { OwnMode } from './own-mode.ts';

type Enter = (page: TapContext<Table, OwnMode>, amount: number) => void;

/** With no coin in hand, a tap on a player covers the rest. */
export const { applyCoin, putCoinBack } = coinInHand<Table, OwnMode>(entryOf);

/** Whether a tap on a coin enters it at once. */
export const entersCoin = (table: Table, mode: CoinMode): boolean => entryOf(table, mode) !== null;

function entryOf({ phase }: Table, { kind, player }: CoinMode): Enter | null {
  if (kind === 'wager') return enterWager;
  if (kind === 'sale') return player ? (page, amount) => sellDeck(page, player, amount) : () => undefined;
  if (kind === 'cover') return player ? (page, amount) => changeCover(page, player, amount) : null;
  return phase === 'wagering' ? enterWager : null;
}
