/** What the table pays out when it closes, or why it cannot close yet, for the question before it. */

import { closingVerb } from '../../api/entry-kinds.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { panelMessages } from '../messages/panels-messages.ts';
import type { TableView } from '../model/table-view.ts';
import { mayEnter } from '../offers/allowed-entries.ts';
import { seatedParties } from '../parties.ts';
import type { TableGame } from '../table-game.ts';

/**
 * Returns why the table cannot close yet, else what the game says, else what goes back to the players from the table;
 * '' for nothing.
 */
export function closingText<View extends TableView>(
  game: Pick<TableGame<View>, 'id' | 'closingText' | 'onTable'>,
  table: View,
): string {
  const verb = closingVerb(game.id);
  if (verb !== undefined && !mayEnter(table, verb)) return panelMessages().closing.roundFirst;
  const sums = seatedParties(table).map(({ name, at_table }) => game.onTable?.(table, name) ?? at_table);
  const sum = sums.reduce((total, one) => total + one, 0);
  const returned = sum > 0 ? panelMessages().closing.returned(money(sum, table.currency)) : '';
  return game.closingText?.(table) || returned;
}
