/** What the main button does while a player lacks the money without which the game cannot go on. */

import { money } from '../../i18n/amounts/currency.ts';
import { messages } from '../messages/messages.ts';
import type { KitMode, OwnMode, UiValues } from '../model/modes.ts';
import { moneyTask, usualSum } from '../model/money-tasks.ts';
import type { TableView } from '../model/table-view.ts';
import { cancelMode, toggleTray } from '../model/ui-state.ts';
import type { Step } from '../table-game.ts';

/**
 * Leads to the player's money; `why` is what it is needed for. While the player's tray is open, the button records the
 * buy-in that the tray proposes. While the tray composes another sum, the tray's own button moves it.
 */
export function buyInStep<View extends TableView, Own extends OwnMode>(
  table: View,
  { mode }: Pick<UiValues<Own>, 'mode'>,
  player: string,
  why: string,
): Step<View, Own> {
  const open = openTray(mode as KitMode, player);
  const task = moneyTask<View, Own>({}, table, { kind: 'player', player, task: 'buyin' }, null);
  const sum = task && usualSum(task, table.currency);
  if (!open || open.task !== null || !task || !sum)
    return {
      ...{ id: `buyin ${player}`, words: messages().tray.buysIn(player), detail: why, isReady: !open },
      run: ({ uiState }) => toggleTray(uiState, player),
    };
  return {
    ...{ id: `buyin ${player} ${sum}`, detail: why, isReady: true },
    words: messages().money.buyin(player, money(sum, table.currency)),
    run: ({ actions, uiState }) => {
      cancelMode(uiState);
      task.enter(actions, sum);
    },
  };
}

const openTray = (mode: KitMode, player: string): Extract<KitMode, { kind: 'player' }> | null =>
  mode.kind === 'player' && mode.player === player ? mode : null;
