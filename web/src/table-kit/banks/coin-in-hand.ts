/** A coin in hand is for the next taps on players. A coin for a bank, or for one stake, leaves it as it was. */

import type { OwnMode } from '../model/modes.ts';
import type { TableView } from '../model/table-view.ts';
import type { TapContext } from '../table-game.ts';

export type CoinMode = { readonly kind: string; readonly player?: string | null };

/** What a coin enters where the table waits for an amount; null: it stays in hand. */
type EntryOf<View, Page> = (table: View, mode: CoinMode) => ((page: Page, amount: number) => void) | null;

/** Returns what a tap on a coin does, and how no coin is in hand. */
export function coinInHand<View extends TableView, Own extends OwnMode>(
  entryOf: EntryOf<View, TapContext<View, Own>>,
) {
  type Page = TapContext<View, Own>;
  /** The coin in hand of each page, as it was before a coin was entered. */
  const coins = new WeakMap<Page['uiState'], number | null>();
  return {
    applyCoin: (page: Page, mode: CoinMode, amount: number): void => {
      const table = page.actions.table();
      const enter = table && entryOf(table, mode);
      if (!enter) {
        coins.set(page.uiState, amount);
        return;
      }
      page.uiState.selectedCoin.value = coins.get(page.uiState) ?? null;
      enter(page, amount);
    },
    putCoinBack: ({ uiState }: Page): void => {
      coins.set(uiState, null);
      uiState.selectedCoin.value = null;
    },
  };
}
