/** Estimates of unsent entries, shown before the engine has computed them: without rules, nets or the settlement. */

import type { Entry } from '../../outbox/entry.ts';
import type { GamePreview } from '../../outbox/ports.ts';
import { namesOf, ROUND_POINTS, scoresOf } from './model/table-queries.ts';
import type { Points, Table } from './view.ts';

/** Returns the table with an entry applied. Which entries may follow is then unknown, so it has no offers. */
export function preview(table: Table, entry: Entry): Table {
  const { offers: _, ...after } = estimate(table, entry);
  return after as Table;
}

function estimate(table: Table, entry: Entry): Table {
  switch (entry.kind) {
    case 'ante':
      return withGame(table, Number(entry['amount'] ?? table.rules.ante));
    case 'count':
      return withRound(table, (entry['counts'] ?? []) as readonly Points[]);
    case 'end':
      return withoutGame(table);
    default:
      return table;
  }
}

/** Returns the table with an amount moved from each purse into the pot; below 0: back. */
const withMoved = (table: Table, amount: number): Table => ({
  ...table,
  pot: table.pot + amount * table.players.length,
  players: table.players.map((player) =>
    player.purse === null ? player : { ...player, purse: player.purse - amount },
  ),
  summary: {
    ...table.summary,
    parties: table.summary.parties.map((party) =>
      party.role === 'player' && party.purse !== null ? { ...party, purse: party.purse - amount } : party,
    ),
  },
});

/** A game that waits for its settlement is settled by then: its pot is won. */
function withGame(table: Table, ante: number): Table {
  const settled = table.counted ? { ...table, pot: 0, games: table.games + 1 } : table;
  return {
    ...withMoved(settled, ante),
    ...{ phase: 'playing', ante, round: 0, rounds: [], counted: null, owes_settlement: false },
  };
}

const withoutGame = (table: Table): Table => ({
  ...withMoved(table, -table.ante),
  ...{ phase: 'between', ante: 0, round: 0, rounds: [] },
});

function withRound(table: Table, counts: readonly Points[]): Table {
  const round = {
    dealer: table.dealer ?? '',
    counts: [...counts],
    points: allPoints(table, counts),
    ends_game: table.round + 1 === table.rules.rounds,
  };
  const after = {
    ...table,
    round: table.round + 1,
    rounds: [...table.rounds, round],
    deals: table.deals + 1,
  };
  const scores = new Map(scoresOf(after).map(({ punter, count }) => [punter, count]));
  return {
    ...after,
    dealer: nextDealer(table),
    players: table.players.map((player) => ({ ...player, score: scores.get(player.name) ?? 0 })),
    ...(round.ends_game && { counted: round, owes_settlement: true }),
  };
}

/** The points of all players in the order of the seats. The player who is left out has the rest. */
function allPoints(table: Table, counts: readonly Points[]): Points[] {
  const rest = ROUND_POINTS - counts.reduce((sum, { count }) => sum + count, 0);
  return namesOf(table).map(
    (name) => counts.find(({ punter }) => punter === name) ?? { punter: name, count: rest },
  );
}

function nextDealer({ players, dealer }: Table): string | null {
  const at = players.findIndex(({ name }) => name === dealer);
  return players[(at + 1) % players.length]?.name ?? null;
}

/** Returns the names of the players whose recorded row differs from the predicted one. */
export function differingPlayers(recorded: Table, predicted: Partial<Table>): string[] {
  const names = new Set([...recorded.players, ...(predicted.players ?? [])].map(({ name }) => name));
  return [...names].filter((name) => rowText(recorded, name) !== rowText(predicted, name));
}

function rowText({ players }: Partial<Table>, name: string): string {
  const player = players?.find((one) => one.name === name);
  return JSON.stringify([player?.purse, player?.net, player?.score, player?.brought_in, player?.cashed_out]);
}

/** How the outbox shows entries of this game that the server has not confirmed. */
export const tablePreview: GamePreview<Table> = {
  preview,
  isDraw: () => false,
  differingPlayers,
  drawId: ({ deals }) => String(deals),
  isDealing: ({ phase }) => phase === 'playing',
};
