/** Moves money in an estimate of the table. */

import type { Schemas } from '../../api/client.ts';
import type { TableView } from '../model/table-view.ts';

type Purses = TableView & {
  readonly summary: Schemas['SessionSummary'];
  readonly players: readonly { readonly name: string; readonly purse: number | null }[];
};

/**
 * Returns the table with an amount less in a player's purse, and `onTable` more before the player. Amounts below 0 go
 * back. A purse that the reader may not see stays unknown.
 */
export const withMoved = <View extends Purses>(
  table: View,
  name: string | null,
  amount: number,
  onTable: number,
): View => ({
  ...table,
  players: table.players.map((player) =>
    player.name === name && player.purse !== null ? { ...player, purse: player.purse - amount } : player,
  ),
  summary: {
    ...table.summary,
    parties: table.summary.parties.map((party) =>
      party.name === name && party.purse !== null
        ? { ...party, purse: party.purse - amount, at_table: party.at_table + onTable }
        : party,
    ),
  },
});
