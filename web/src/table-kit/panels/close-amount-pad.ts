/** Closes the number pad together with the tray that it was opened in. */

import { effect } from '@preact/signals';
import { chosenSeat } from '../../table-queries.ts';
import type { Table } from '../../view.ts';
import type { UiState } from '../model/ui-state.ts';

/** Closes the pad when its tray changes, so that a sum never acts for another player. Returns how to stop. */
export function closePadWithTray(uiState: UiState, table: () => Table | null): () => void {
  let openedIn: string | null = null;
  return effect(() => {
    const now = trayKey(uiState, table());
    if (uiState.openPanel.value !== 'amount') openedIn = null;
    else if (openedIn === null) openedIn = now;
    else if (openedIn !== now) uiState.openPanel.value = null;
  });
}

/** Returns a text that changes if the tray is open for something else. The sum of the tray does not count. */
function trayKey({ mode, selectedSeat }: UiState, table: Table | null): string {
  const seat = table?.phase === 'staking' ? chosenSeat(table, selectedSeat.value)?.name : null;
  return JSON.stringify([{ ...mode.value, sum: undefined }, table?.phase, seat]);
}
