/** The coin in hand stakes. A coin for a bank or for one stake is entered at once. */

import { coinInHand, type CoinMode } from '../../../table-kit/banks/coin-in-hand.ts';
import type { TapContext } from '../../../table-kit/table-game.ts';
import type { Table } from '../view.ts';
import { changeStake, enterBank, refillBank } from './actions.ts';
import type { OwnMode } from './own-mode.ts';

type Page = TapContext<Table, OwnMode>;

/** With no coin in hand, a tap on a player stakes as in the last hand, or asks for the coin. */
export const { applyCoin, putCoinBack } = coinInHand<Table, OwnMode>(entryOf);

function entryOf(page: Page, mode: CoinMode): ((amount: number) => void) | null {
  const table = page.actions.table();
  const { player } = mode;
  if (mode.kind === 'stake' && player) return (amount) => changeStake(page, player, amount);
  if (mode.kind === 'refill' || table?.is_broken) return (amount) => refillBank(page, amount);
  if (table?.phase !== 'open') return null;
  const { in_turn: inTurn } = table;
  if (inTurn !== null) return (amount) => enterBank(page, inTurn, amount);
  return (amount) => {
    page.uiState.mode.value = { kind: 'bank', amount };
  };
}
