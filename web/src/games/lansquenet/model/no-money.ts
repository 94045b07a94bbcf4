/** What no player has the money for, as far as purses are shown. */

import type { Table, TablePlayer } from '../view.ts';
import { coverRange, lacksWager } from './sums.ts';

/** Whether no player has enough for a wager, so that the deck would pass on without end. */
export function nobodyWagers(table: Table): boolean {
  const least = Math.max(1, table.rules.min_wager);
  return (
    table.phase === 'wagering' &&
    lacksWager(table) &&
    table.players.every(({ purse }) => purse !== null && purse < least)
  );
}

/** Returns the players who could cover if they had the money, if no player can and none does; else none. */
export function withoutCover(table: Table): readonly TablePlayer[] {
  if (table.phase !== 'covering' || table.left === 0 || table.covers.length > 0) return [];
  const others = table.players.filter(({ name }) => name !== table.banker);
  const canCover = ({ name, purse }: TablePlayer): boolean => {
    const { least, most } = coverRange(table, name);
    return purse === null || least <= most;
  };
  return others.some(canCover) ? [] : others;
}
