/** Queries on a table view that several components use. */

import type { Points, Round, Table, TablePlayer } from '../view.ts';

export const SEATS = 3;
export const ROUND_POINTS = 78;

export const findPlayer = (table: Pick<Table, 'players'>, name: string): TablePlayer | null =>
  table.players.find((player) => player.name === name) ?? null;

/** The points of a player in a round. */
export const pointsIn = ({ points }: Pick<Round, 'points'>, name: string): number =>
  points.find(({ punter }) => punter === name)?.count ?? 0;

/**
 * Returns the names in the order of the seats. A player's key sees only its own player, and takes the others from a round
 * that is counted.
 */
export function namesOf({ players, rounds }: Pick<Table, 'players' | 'rounds'>): readonly string[] {
  const seated = players.map(({ name }) => name);
  return seated.length >= SEATS ? seated : (rounds[0]?.points.map(({ punter }) => punter) ?? seated);
}

/** The points of each player in the game that is on, else in the last one, in the order of the seats. */
export const scoresOf = (table: Pick<Table, 'players' | 'rounds'>): readonly Points[] =>
  namesOf(table).map((punter) => ({
    punter,
    count: table.rounds.reduce((sum, round) => sum + pointsIn(round, punter), 0),
  }));

export const scoreOf = (table: Pick<Table, 'players' | 'rounds'>, name: string): number =>
  scoresOf(table).find(({ punter }) => punter === name)?.count ?? 0;

export const highestOf = (scores: readonly Points[]): number =>
  Math.max(0, ...scores.map(({ count }) => count));

/** The players with the highest score. */
export const leadersOf = (scores: readonly Points[]): readonly string[] =>
  scores.filter(({ count }) => count === highestOf(scores)).map(({ punter }) => punter);

/** The players in the order in which they count: the dealer of the round first. */
export function countingOrder({ players, dealer }: Pick<Table, 'players' | 'dealer'>): readonly string[] {
  const names = players.map(({ name }) => name);
  const seat = Math.max(0, names.indexOf(dealer ?? ''));
  return [...names.slice(seat), ...names.slice(0, seat)];
}
