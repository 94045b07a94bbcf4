/** What the table pays out when it closes, or why it cannot close yet, for the question before it. */

import { closingVerb } from '../../api/entry-kinds.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { panelMessages } from '../messages/panels-messages.ts';
import type { TableView } from '../model/table-view.ts';
import { mayEnter } from '../offers/allowed-entries.ts';
import { seatedParties } from '../parties.ts';
import type { TableGame } from '../table-game.ts';
import type { ClosingNote } from '../../ui/frame/MenuPanel.tsx';

/** Returns why the table cannot close yet, else what its close pays. */
export function closingNote<View extends TableView>(
  game: Pick<TableGame<View>, 'id' | 'closingText' | 'onTable' | 'round'>,
  table: View,
): ClosingNote {
  const verb = closingVerb(game.id);
  const isPossible = verb === undefined || mayEnter(table, verb);
  return {
    isPossible,
    text: isPossible ? payoutText(game, table) : panelMessages().closing.roundFirst(game.round),
  };
}

/** Returns what the game says, else what goes back to the players from the table; '' for nothing. */
function payoutText<View extends TableView>(
  game: Pick<TableGame<View>, 'closingText' | 'onTable'>,
  table: View,
): string {
  const sums = seatedParties(table).map(({ name, at_table }) => game.onTable?.(table, name) ?? at_table);
  const sum = sums.reduce((total, one) => total + one, 0);
  const returned = sum > 0 ? panelMessages().closing.returned(money(sum, table.currency)) : '';
  return game.closingText?.(table) || returned;
}
