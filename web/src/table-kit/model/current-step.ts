/** What the main button does now. */

import { messages } from '../messages/messages.ts';
import { playersOf } from '../parties.ts';
import type { Step, TableGame } from '../table-game.ts';
import type { Layout, OwnMode, Ui } from './modes.ts';
import { uiValues, type TablePageModel } from './table-context.ts';
import type { TableView } from './table-view.ts';
import { cancelAll } from './ui-state.ts';

/** Returns the step; null if the game has none, or the table is not loaded. */
export function currentStep<View extends TableView, Own extends OwnMode>(
  { game, actions, uiState, layout: shown }: TablePageModel<View, Own>,
  layout: Layout = shown.value,
): Step<View, Own> | null {
  const table = actions.table();
  if (!table) return null;
  const ui = { ...uiValues(uiState), layout };
  return stepOf(game, table, ui, actions.isWaitingForEngine?.() === true);
}

/** Returns what every table needs first, else the step of the game. */
export function stepOf<View extends TableView, Own extends OwnMode>(
  game: Pick<TableGame<View, Own>, 'step'>,
  table: View,
  ui: Ui<Own>,
  isWaitingForEngine: boolean,
): Step<View, Own> | null {
  if (table.phase === 'closed') return null;
  const { calculating, winsUnknown, noPlayers } = messages().mainButton;
  if (isWaitingForEngine)
    return { id: 'calculating', words: calculating, detail: winsUnknown, isReady: false, run: doNothing };
  if (playersOf(table).length) return game.step?.(table, ui) ?? null;
  return {
    ...{ id: 'seat', words: messages().tray.addPlayer, detail: noPlayers, isReady: true },
    run: ({ uiState }) => {
      cancelAll(uiState);
      uiState.mode.value = { kind: 'seat', name: '' };
    },
  };
}

const doNothing = (): void => undefined;
