/** The coin in hand covers. A coin for a wager or a price is entered at once. */

import { coinInHand, type CoinMode } from '../../../table-kit/banks/coin-in-hand.ts';
import type { TapContext } from '../../../table-kit/table-game.ts';
import type { Table } from '../view.ts';
import { changeCover, enterWager, sellDeck } from './actions.ts';
import type { OwnMode } from './own-mode.ts';

type Page = TapContext<Table, OwnMode>;

/** With no coin in hand, a tap on a player covers the rest. */
export const { applyCoin, putCoinBack } = coinInHand<Table, OwnMode>(entryOf);

function entryOf(page: Page, mode: CoinMode): ((amount: number) => void) | null {
  const { player } = mode;
  if (mode.kind === 'wager') return (amount) => enterWager(page, amount);
  if (mode.kind === 'sale') return player ? (amount) => sellDeck(page, player, amount) : () => undefined;
  if (mode.kind === 'cover') return player ? (amount) => changeCover(page, player, amount) : null;
  return page.actions.table()?.phase === 'wagering' ? (amount) => enterWager(page, amount) : null;
}
