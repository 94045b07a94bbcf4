/** The antes of an estimate, the payments of a run or a hand, and the end of a hand. */

import type { Left, Pool, Sum, Table } from '../view.ts';
import { bettingOrder, findPlayer, sumOf } from './table-queries.ts';
import { withMoney } from './with-money.ts';

/** Returns the table after a deal. It is the same if the next dealer is unknown. */
export function withAntes(table: Table): Table {
  const { next_dealer: dealer, pools, rules } = table;
  if (dealer === null) return table;
  const players = playersFrom(table, dealer);
  const antes = antesOf(
    players,
    pools.map(({ pool }) => pool),
    rules.ante_by,
  );
  const paid = new Map<string, number>();
  for (const { name } of antes) paid.set(name, (paid.get(name) ?? 0) - rules.piece);
  const into = (pool: Pool): number => antes.filter((ante) => ante.pool === pool).length * rules.piece;
  const after: Table = {
    ...withMoney(table, paid),
    ...{ phase: 'claiming', dealer, hand_players: players, hands: table.hands + 1, claims: [] },
    ...{ last_poch: null, last_run: null, last_runs: [], last_win: null },
    pools: pools.map(({ pool, amount }) => ({ pool, amount: amount + into(pool) })),
  };
  return {
    ...after,
    turn: bettingOrder(after)[0] ?? null,
    players: after.players.map((player) => ({ ...player, in_hand: players.includes(player.name) })),
  };
}

/** The players with money, in line from the dealer on. */
function playersFrom({ players }: Table, dealer: string): string[] {
  const names = players.map(({ name }) => name);
  const seat = names.indexOf(dealer);
  const line = [...names.slice(seat), ...names.slice(0, seat)];
  return line.filter((name) => findPlayer({ players }, name)?.purse !== 0);
}

/** Who puts a piece into which pool. */
function antesOf(
  players: readonly string[],
  pools: readonly Pool[],
  by: Table['rules']['ante_by'],
): readonly { readonly name: string; readonly pool: Pool }[] {
  if (by === 'each') return players.flatMap((name) => pools.map((pool) => ({ name, pool })));
  const payers = by === 'dealer' ? players.slice(0, 1) : players;
  return pools.map((pool, index) => ({ name: payers[index % payers.length] ?? '', pool }));
}

/** Returns what others pay: each so many pieces, or what the purse holds, without those whose purse is empty. */
export const paymentsOf = (table: Table, pieces: readonly Left[]): Sum[] =>
  pieces
    .map(({ punter, count }) => ({
      punter,
      amount: Math.min(count * table.rules.piece, findPlayer(table, punter)?.purse ?? Infinity),
    }))
    .filter(({ amount }) => amount > 0);

/** Returns the table after others paid a player. */
export function withPayments(table: Table, player: string, payments: readonly Sum[]): Table {
  const changes = new Map(payments.map(({ punter, amount }) => [punter, -amount]));
  return { ...withMoney(table, changes.set(player, sumOf(payments))), phase: 'playing' };
}

/** Returns the table after a hand. */
export function withEnd(table: Table): Table {
  const after = withMoney(table, new Map(), []);
  return {
    ...after,
    ...{ phase: 'between', turn: null, level: 0, claims: [], folded: [], passed: [] },
    next_dealer: nextDealer(table),
    players: after.players.map((player) => ({ ...player, in_hand: false, has_folded: false, owes: 0 })),
  };
}

/** The next player in line after the dealer with money. */
function nextDealer({ dealer, players }: Table): string | null {
  const names = players.map(({ name }) => name);
  const seat = names.indexOf(dealer ?? '');
  const line = [...names.slice(seat + 1), ...names.slice(0, seat + 1)];
  return line.find((name) => findPlayer({ players }, name)?.purse !== 0) ?? null;
}
