/** Queries on a table view that several components use. */

import type { Cover, Outcome, PastHand, SettledHand, Table, TablePlayer } from '../view.ts';

export const PLAYERS_LEAST = 2;

export const findPlayer = (table: Table, name: string | null): TablePlayer | null =>
  table.players.find((player) => player.name === name) ?? null;

export const coverOf = (table: Table, name: string): number =>
  table.covers.find(({ punter }) => punter === name)?.amount ?? 0;

/** The part of the wager that is covered. */
export const coveredSum = ({ covers }: Pick<Table, 'covers'>): number =>
  sumOf(covers.map(({ amount }) => amount));

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The players in the order of their seats after the banker, without the banker. */
export function playersAfterBanker({ players, banker }: Table): readonly TablePlayer[] {
  const seat = players.findIndex(({ name }) => name === banker);
  return [...players.slice(seat + 1), ...players.slice(0, Math.max(seat, 0))];
}

/** What a settled hand brought the banker; below 0: what it cost. */
export const gainOf = ({ covers }: SettledHand): number => sumOf(covers.map(({ lost, paid }) => lost - paid));

/** What a hand with these covers brings the banker. */
export const expectedGain = (table: Table, outcome: Outcome): number =>
  outcome === 'right' ? -coveredSum(table) : coveredSum(table);

export const newestHand = ({ past_hands: hands = [] }: Pick<Table, 'past_hands'>): PastHand | null =>
  hands.at(-1) ?? null;

/** Returns covers as the parts of a bar. */
export const partsOf = (covers: readonly Cover[]) =>
  covers.map(({ punter, amount }) => ({ name: punter, amount }));
