/** Queries on a table view that several components use. */

import type { Points, Round, Table, TablePlayer } from '../view.ts';

type Scored = Pick<Table, 'players' | 'rounds' | 'last_game'>;

export const SEATS = 3;
export const ROUND_POINTS = 78;

export const findPlayer = (table: Pick<Table, 'players'>, name: string): TablePlayer | null =>
  table.players.find((player) => player.name === name) ?? null;

/** Returns how many players sit. A player's key sees only its own player, and an estimated table counts new ones later. */
export const seatedOf = ({ players, seated }: Pick<Table, 'players' | 'seated'>): number =>
  Math.max(players.length, seated);

/** The number of the game that is on or comes next; at a closed table that of the last one. */
export const gameNumber = ({ games, phase }: Pick<Table, 'games' | 'phase'>): number =>
  phase === 'closed' ? Math.max(1, games) : games + 1;

/** The players with too little for the ante of the rules, as far as purses are shown. */
export const shortOfAnte = ({ players, rules }: Pick<Table, 'players' | 'rules'>): readonly string[] =>
  players.filter(({ purse }) => purse !== null && purse < rules.ante).map(({ name }) => name);

/** The points of a player in a round. */
export const pointsIn = ({ points }: Pick<Round, 'points'>, name: string): number =>
  points.find(({ punter }) => punter === name)?.count ?? 0;

/**
 * Returns the names in the order of the seats. A player's key sees only its own player, and takes the others from a round
 * that is counted, else from the last game.
 */
export function namesOf({ players, rounds, last_game: game }: Scored): readonly string[] {
  const seated = players.map(({ name }) => name);
  const points = rounds[0]?.points ?? game?.scores;
  return seated.length >= SEATS || !points ? seated : points.map(({ punter }) => punter);
}

/** The points of each player in the game that is on, else in the last one, in the order of the seats. */
export const scoresOf = (table: Scored): readonly Points[] =>
  namesOf(table).map((punter) => ({
    punter,
    count: table.rounds.reduce((sum, round) => sum + pointsIn(round, punter), 0),
  }));

export const scoreOf = (table: Scored, name: string): number =>
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
