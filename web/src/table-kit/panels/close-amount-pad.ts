/** Closes the number pad together with the tray that it was opened in. */

import { effect } from '@preact/signals';
import { chosenPlayerOf } from '../model/chosen-player.ts';
import type { OwnMode } from '../model/modes.ts';
import { uiValues } from '../model/table-context.ts';
import type { UiState } from '../model/table-model.ts';
import type { TableView } from '../model/table-view.ts';
import type { TableGame } from '../table-game.ts';

/** Closes the pad when its tray changes, so that a sum never acts for another player. Returns how to stop. */
export function closePadWithTray<View extends TableView, Own extends OwnMode>(
  uiState: UiState<Own>,
  table: () => View | null,
  game: Pick<TableGame<View, Own>, 'chosenPlayer'>,
): () => void {
  let openedIn: string | null = null;
  return effect(() => {
    const now = trayKey(uiState, table(), game);
    if (uiState.openPanel.value !== 'amount') openedIn = null;
    else if (openedIn === null) openedIn = now;
    else if (openedIn !== now) uiState.openPanel.value = null;
  });
}

/** Returns a text that changes if the tray is open for something else. The sum of the tray does not count. */
function trayKey<View extends TableView, Own extends OwnMode>(
  uiState: UiState<Own>,
  table: View | null,
  game: Pick<TableGame<View, Own>, 'chosenPlayer'>,
): string {
  const ui = uiValues(uiState);
  return JSON.stringify([{ ...ui.mode, sum: undefined }, table?.phase, chosenPlayerOf(game, table, ui)]);
}
