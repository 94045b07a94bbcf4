/** Estimates of unsent entries, shown before the engine has computed them: without rules, nets or the settlement. */

import type { Entry } from '../../outbox/entry.ts';
import type { GamePreview } from '../../outbox/ports.ts';
import { withMoved } from '../../table-kit/banks/moved-money.ts';
import { differingRows, withoutOffers } from '../../table-kit/model/default-preview.ts';
import { namesOf, ROUND_POINTS, scoresOf } from './model/table-queries.ts';
import type { Points, Table } from './view.ts';

/** Returns the table with an entry applied. Which entries may follow is then unknown, so it has no offers. */
export const preview = (table: Table, entry: Entry): Table => withoutOffers(estimate(table, entry));

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
const withAntes = (table: Table, amount: number): Table =>
  table.players.reduce((after, { name }) => withMoved(after, name, amount, 0), {
    ...table,
    pot: table.pot + amount * table.players.length,
  });

/** A game that waits for its settlement is settled by then: its pot is won. */
function withGame(table: Table, ante: number): Table {
  const settled = table.counted ? { ...table, pot: 0, games: table.games + 1 } : table;
  return {
    ...withAntes(settled, ante),
    ...{ phase: 'playing', ante, round: 0, rounds: [], counted: null, owes_settlement: false },
  };
}

const withoutGame = (table: Table): Table => ({
  ...withAntes(table, -table.ante),
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

function rowText({ players }: Partial<Table>, name: string): string {
  const player = players?.find((one) => one.name === name);
  return JSON.stringify([player?.purse, player?.net, player?.score, player?.brought_in, player?.cashed_out]);
}

/** Returns the names of the players whose recorded row differs from the predicted one. */
export const differingPlayers = differingRows<Table>(({ players }) => players, rowText);

/** How the outbox shows entries of this game that the server has not confirmed. */
export const tablePreview: GamePreview<Table> = {
  preview,
  isDraw: () => false,
  differingPlayers,
  drawId: ({ deals }) => String(deals),
  isDealing: ({ phase }) => phase === 'playing',
};
