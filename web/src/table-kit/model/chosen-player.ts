/** The player to whom the next tap applies. */

import type { TableGame } from '../table-game.ts';
import type { OwnMode, UiValues } from './modes.ts';
import type { TableView } from './table-view.ts';

/** Returns the player's name, or null. A player's tray is not asked about. */
export const chosenPlayerOf = <View extends TableView, Own extends OwnMode>(
  { chosenPlayer }: Pick<TableGame<View, Own>, 'chosenPlayer'>,
  table: View | null,
  ui: UiValues<Own>,
): string | null => (table && chosenPlayer ? chosenPlayer(table, ui) : ui.selectedSeat);
