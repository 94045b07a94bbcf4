/** The coin in hand covers. A coin for a wager or a price is entered at once, and leaves the coin in hand as it was. */

import type { TapContext } from '../../../table-kit/table-game.ts';
import type { Table } from '../view.ts';
import { enterCover, enterWager, sellDeck } from './actions.ts';
import type { OwnMode } from './own-mode.ts';

type Page = TapContext<Table, OwnMode>;

/** The coin in hand of each page, as it was before a coin was entered. */
const coins = new WeakMap<Page['uiState'], number | null>();

/** Enters a coin where the table waits for an amount; else the coin stays in hand. */
export function applyCoin(
  page: Page,
  mode: { readonly kind: string; readonly player?: string | null },
  amount: number,
): void {
  const enter = entryOf(page, mode);
  if (!enter) {
    coins.set(page.uiState, amount);
    return;
  }
  page.uiState.selectedCoin.value = coins.get(page.uiState) ?? null;
  enter(amount);
}

/** Takes no coin in hand: the next tap covers the rest. */
export function takeRest({ uiState }: Page): void {
  coins.set(uiState, null);
  uiState.selectedCoin.value = null;
}

function entryOf(
  page: Page,
  mode: { readonly kind: string; readonly player?: string | null },
): ((amount: number) => void) | null {
  const { player } = mode;
  if (mode.kind === 'wager') return (amount) => enterWager(page, amount);
  if (mode.kind === 'sale') return player ? (amount) => sellDeck(page, player, amount) : () => undefined;
  if (mode.kind === 'cover') return player ? (amount) => enterCover(page, player, amount) : null;
  return page.actions.table()?.phase === 'wagering' ? (amount) => enterWager(page, amount) : null;
}
