/** What a tap on a name does where the rows have no room for buttons, and the second line of a name there. */

import { net } from '../../../i18n/amounts/currency.ts';
import type { NameTap } from '../../../table-kit/table-game.ts';
import { messages } from '../messages/messages.ts';
import { enterCover } from '../model/actions.ts';
import type { OwnMode, Ui } from '../model/own-mode.ts';
import type { Table } from '../view.ts';
import { coverWords, handResult, rowAction } from './row-action.ts';

/** Returns a cover, or the choice of the buyer; null: the tap opens the player's tray. */
export function nameTap(
  { table }: { readonly table: Table },
  ui: Ui,
  player: string,
): NameTap<Table, OwnMode> | null {
  const action = rowAction(table, ui, player);
  const words = messages().table;
  if (action.kind === 'cover')
    return {
      isAsked: true,
      meaning: 'cover',
      hasMoneyButton: true,
      words: coverWords(table, player, action.sum),
      run: (model) => enterCover(model, player, action.sum),
    };
  if (action.kind !== 'buy') return null;
  return {
    isAsked: true,
    meaning: 'buy',
    words: words.buy,
    run: ({ uiState }) => {
      uiState.mode.value = { kind: 'sale', player };
    },
  };
}

/** Returns what the newest hand did to a player; '' if nothing. */
export function nameNote(table: Table, _: Ui, player: string): string {
  const result = handResult(table, player);
  return result ? messages().table.handResult(net(result, table.currency)) : '';
}
