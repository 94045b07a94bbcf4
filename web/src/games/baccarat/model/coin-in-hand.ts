/** The coin in hand stakes. A coin for a bank or for one stake is entered at once, and leaves the coin in hand as it was. */

import type { TapContext } from '../../../table-kit/table-game.ts';
import type { Table } from '../view.ts';
import { enterBank, enterStake, refillBank } from './actions.ts';
import type { OwnMode } from './own-mode.ts';

type Page = TapContext<Table, OwnMode>;
type AnyMode = { readonly kind: string; readonly player?: string | null };

/** The coin in hand of each page, as it was before a coin was entered. */
const coins = new WeakMap<Page['uiState'], number | null>();

/** Enters a coin where the table waits for an amount; else the coin stays in hand. */
export function applyCoin(page: Page, mode: AnyMode, amount: number): void {
  const enter = entryOf(page, mode);
  if (!enter) {
    coins.set(page.uiState, amount);
    return;
  }
  page.uiState.selectedCoin.value = coins.get(page.uiState) ?? null;
  enter(amount);
}

/** Takes no coin in hand: the next tap on a player stakes as in the last hand, or asks for the coin. */
export function putCoinBack({ uiState }: Page): void {
  coins.set(uiState, null);
  uiState.selectedCoin.value = null;
}

function entryOf(page: Page, mode: AnyMode): ((amount: number) => void) | null {
  const table = page.actions.table();
  const { player } = mode;
  if (mode.kind === 'stake' && player) return (amount) => enterStake(page, player, amount);
  if (mode.kind === 'refill' || table?.is_broken) return (amount) => refillBank(page, amount);
  if (table?.phase !== 'open') return null;
  const { in_turn: inTurn } = table;
  if (inTurn !== null) return (amount) => enterBank(page, inTurn, amount);
  return (amount) => {
    page.uiState.mode.value = { kind: 'bank', amount };
  };
}
