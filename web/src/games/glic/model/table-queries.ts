/** Queries on a table view that several components use. */

import type { Offer } from '../../../outbox/ports.ts';
import {
  amountRange,
  mayEnter,
  NO_AMOUNT,
  offerFor,
  type Range,
} from '../../../table-kit/offers/allowed-entries.ts';
import type { EndedRun, Pool, Sum, Table, TablePlayer } from '../view.ts';

export const PLAYERS_LEAST = 3;
export const CARDS_OF_HAND = 5;

/** The pools whose cards are the marriage. */
export const COUPLE: readonly Pool[] = ['king', 'queen'];

export const findPlayer = (table: Pick<Table, 'players'>, name: string | null): TablePlayer | null =>
  table.players.find((player) => player.name === name) ?? null;

export const sumOf = (sums: readonly Pick<Sum, 'amount'>[]): number =>
  sums.reduce((total, { amount }) => total + amount, 0);

/** The ends of sequences since the deal. A view that an earlier build stored has the newest only. */
export const runsOf = ({ last_runs: runs, last_run: run }: Table): readonly EndedRun[] =>
  runs?.length ? runs : run ? [run] : [];

/** What lies in the Poch. */
export const pochOf = ({ bets }: Pick<Table, 'bets'>): number => sumOf(bets);

export const betOf = ({ bets }: Pick<Table, 'bets'>, name: string): number =>
  bets.find(({ punter }) => punter === name)?.amount ?? 0;

/** What a player owes to the Poch. */
export const owedBy = (table: Pick<Table, 'bets' | 'level'>, name: string): number =>
  table.level - betOf(table, name);

export const heldBy = ({ pools }: Pick<Table, 'pools'>, pool: Pool): number =>
  pools.find((one) => one.pool === pool)?.amount ?? 0;

/** Who won a pool in this hand, or null. */
export const winnerOf = ({ claims }: Pick<Table, 'claims'>, pool: Pool): string | null =>
  claims.find((claim) => claim.pool === pool)?.punter ?? null;

/** The pools that a player won in this hand. */
export const wonBy = ({ claims }: Pick<Table, 'claims'>, name: string): readonly Pool[] =>
  claims.filter(({ punter }) => punter === name).map(({ pool }) => pool);

/**
 * Returns the pools that a claim pays. The marriage takes king and queen with it, and king and queen together take the
 * marriage.
 */
export function poolsPaid(table: Pick<Table, 'claims' | 'pools'>, name: string, pool: Pool): readonly Pool[] {
  const held = new Set(wonBy(table, name));
  const taken = new Set<Pool>([pool, ...(pool === 'marriage' ? COUPLE : [])]);
  if (COUPLE.every((one) => taken.has(one) || held.has(one))) taken.add('marriage');
  return table.pools.map((one) => one.pool).filter((one) => taken.has(one) && !held.has(one));
}

/** What a claim pays. */
export const claimSum = (table: Pick<Table, 'claims' | 'pools'>, name: string, pool: Pool): number =>
  poolsPaid(table, name, pool).reduce((sum, one) => sum + heldBy(table, one), 0);

/** Whether a pool of this hand can still be won. The marriage is won with king and queen. */
export const isOpen = (table: Table, pool: Pool): boolean => winnerOf(table, pool) === null;

/** The players of the hand in the order in which they bet. */
export function bettingOrder({
  hand_players: players,
  rules,
}: Pick<Table, 'hand_players' | 'rules'>): readonly string[] {
  return rules.first_bettor === 'dealer' ? players : [...players.slice(1), ...players.slice(0, 1)];
}

/** The players who can win the Poch: they have not folded and owe nothing. */
export const contenders = (table: Table): readonly string[] =>
  bettingOrder(table).filter((name) => !table.folded.includes(name) && owedBy(table, name) === 0);

export const othersOf = (
  { hand_players: players }: Pick<Table, 'hand_players'>,
  name: string,
): readonly string[] => players.filter((other) => other !== name);

/** The next player whose cards are not counted, from the first row down: the rules name no order. */
export function nextToCount(
  table: Pick<Table, 'hand_players' | 'players'>,
  { player, left }: { readonly player: string; readonly left: Readonly<Record<string, number>> },
): string | undefined {
  const others = othersOf(table, player);
  return table.players
    .map(({ name }) => name)
    .find((name) => others.includes(name) && left[name] === undefined);
}

export const isHandOn = ({ phase }: Pick<Table, 'phase'>): boolean =>
  phase !== 'between' && phase !== 'closed';

/** Whether an open field of an offer takes a value. An unknown offer takes all. */
const takes = (offer: Offer | null | undefined, value: string): boolean =>
  offer === null || offer?.next?.choices?.includes(value) === true;

/** Whether a player may get a pool. */
export const mayClaim = (table: Table, name: string, pool: Pool): boolean =>
  table.hand_players.includes(name) && isOpen(table, pool) && takes(offerFor(table, 'claim', name), pool);

/** Whether a player may end a sequence, or be out of cards. */
export const mayEnd = (table: Table, verb: 'run' | 'out', name: string): boolean =>
  table.hand_players.includes(name) && takes(offerFor(table, verb), name);

/** What the player in turn may bet above the amount owed. */
export function betRange(table: Table): Range {
  const { rules, turn } = table;
  if (turn === null) return NO_AMOUNT;
  const purse = findPlayer(table, turn)?.purse ?? Infinity;
  const limit = rules.bet_limit === null ? Infinity : rules.bet_limit * rules.piece - betOf(table, turn);
  const most = Math.min(purse, limit) - owedBy(table, turn);
  return amountRange(offerFor(table, 'bet', turn), { least: rules.min_bet * rules.piece, most });
}

/** Whether the player in turn owes something and can pay it. */
export function maySee(table: Table): boolean {
  const { turn } = table;
  if (turn === null || owedBy(table, turn) === 0) return false;
  return mayEnter(table, 'see', turn) && (findPlayer(table, turn)?.purse ?? Infinity) >= owedBy(table, turn);
}
