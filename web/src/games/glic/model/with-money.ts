/** Moves money of an estimate into purses, and bets onto the table. */

import type { Table } from '../view.ts';
import { betOf } from './table-queries.ts';

/** Returns the table with amounts added to purses, by name, and with each player's own bets. */
export function withMoney(table: Table, changes: ReadonlyMap<string, number>, bets = table.bets): Table {
  const purseOf = (name: string, purse: number | null): number | null =>
    purse === null ? null : purse + (changes.get(name) ?? 0);
  const atTable = (name: string): number => betOf({ bets }, name);
  return {
    ...table,
    bets,
    players: table.players.map((player) => ({
      ...player,
      purse: purseOf(player.name, player.purse),
      at_table: atTable(player.name),
    })),
    summary: {
      ...table.summary,
      parties: table.summary.parties.map((party) =>
        party.role === 'player'
          ? { ...party, purse: purseOf(party.name, party.purse), at_table: atTable(party.name) }
          : party,
      ),
    },
  };
}
