/** What the main button does while a player lacks the money without which the game cannot go on. */

import { messages } from '../messages/messages.ts';
import type { OwnMode } from '../model/modes.ts';
import type { TableView } from '../model/table-view.ts';
import { toggleTray } from '../model/ui-state.ts';
import type { Step } from '../table-game.ts';

/** Leads to the player's money; `why` is what it is needed for. */
export const buyInStep = <View extends TableView, Own extends OwnMode>(
  player: string,
  why: string,
): Step<View, Own> => ({
  ...{ id: `buyin ${player}`, words: messages().tray.buysIn(player), detail: why, isReady: true },
  run: ({ uiState }) => toggleTray(uiState, player),
});
