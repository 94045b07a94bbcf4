/** The coin in hand stakes. A coin for a bank or for one stake is entered at once. */

import { coinInHand, type CoinMode } from '../../../table-kit/banks/coin-in-hand.ts';
import type { TapContext } from '../../../table-kit/table-game.ts';
import type { Table } from '../view.ts';
import { changeStake, enterBank, refillBank } from './actions.ts';
import type { OwnMode } from './own-mode.ts';

type Enter = (page: TapContext<Table, OwnMode>, amount: number) => void;

/** With no coin in hand, a tap on a player stakes as in the last hand, or asks for the coin. */
export const { applyCoin, putCoinBack } = coinInHand<Table, OwnMode>(entryOf);

/** Whether a tap on a coin enters it at once. The coin of a bank without a player in turn waits for the banker. */
export const entersCoin = (table: Table, mode: CoinMode): boolean => {
  const enter = entryOf(table, mode);
  return enter !== null && enter !== askForBanker;
};

function entryOf({ phase, in_turn: inTurn, is_broken }: Table, { kind, player }: CoinMode): Enter | null {
  if (kind === 'stake' && player) return (page, amount) => changeStake(page, player, amount);
  if (kind === 'refill' || is_broken) return refillBank;
  if (phase !== 'open') return null;
  return inTurn === null ? askForBanker : (page, amount) => enterBank(page, inTurn, amount);
}

function askForBanker({ uiState }: Parameters<Enter>[0], amount: number): void {
  uiState.mode.value = { kind: 'bank', amount };
}
