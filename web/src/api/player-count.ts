/** A player with a plain number, as a list of counts in an entry has them. */

export interface PlayerCount {
  readonly punter: string;
  readonly count: number;
}

export const playerCount = (player: string, count: number): PlayerCount => ({ punter: player, count });

export const playerOf = ({ punter }: PlayerCount): string => punter;
