/** What the coin of the next tap may be. */

import type { SumLimits } from '../../../../table-kit/table-game.ts';
import { findPunter, findStake, mayStake, purseOf } from '../../table-queries.ts';
import type { Punter, Table } from '../../view.ts';
import type { BassetMode } from './basset-modes.ts';
import type { Mode } from './basset-page.ts';

type CardMode = Extract<BassetMode, { kind: 'card' }>;

/** Returns the limits in smallest units. Without an open tray, the coin may be for any player who can stake. */
export function coinLimits(table: Table, mode: Mode): SumLimits {
  if (mode.kind === 'stake') return stakeLimits(table, purseOf(table, mode.punter));
  if (mode.kind === 'card' && !mode.bets)
    return stakeLimits(table, purseOf(table, mode.punter) + (coinOn(table, mode) ?? 0));
  if (mode.kind === 'card') return { least: null, most: betMost(table, mode) };
  if (mode.kind !== 'none' || table.phase !== 'staking') return { least: null, most: null };
  const players = table.punters.filter((one) => mayStake(table, one));
  return stakeLimits(table, Math.max(0, ...players.map(({ name }) => purseOf(table, name))));
}

/**
 * Returns the coin that a tap on a rank stakes for a punter at once. Null: the tap asks for the amount, because the purse
 * holds less, or because an open tray covers the coins and the sentence does not name the amount.
 */
export function coinOnTap(table: Table, mode: Mode, coin: number | null, { purse }: Punter): number | null {
  const isShown =
    mode.kind === 'none' ||
    (mode.kind === 'card' && !findStake(table, mode.punter, mode.card)?.carried) ||
    coinInTray(table, mode, coin) !== null;
  return isShown && coin !== null && coin <= (purse ?? Infinity) ? coin : null;
}

/** Returns the coin that the sentence names while the tray of a punter is open; null if none can be staked there. */
export function coinInTray(table: Table, mode: Mode, coin: number | null): number | null {
  if (mode.kind !== 'player' || mode.task !== null || table.phase !== 'staking') return null;
  const punter = findPunter(table, mode.player);
  const isStakable = punter && mayStake(table, punter) && coin !== null && coin <= (punter.purse ?? Infinity);
  return isStakable ? coin : null;
}

/** A stake that is replaced returns to the purse first. */
const coinOn = (table: Table, { punter, card }: CardMode): number | undefined =>
  findStake(table, punter, card)?.couch;

function stakeLimits({ rules }: Table, purse: number): SumLimits {
  const most = Math.min(purse, rules.max_stake ?? Infinity);
  return { least: rules.min_stake, most: most === Infinity ? null : most };
}

/** A bet needs the money of two players. */
function betMost(table: Table, { punter, backer, others }: CardMode): number | null {
  const purses = table.punters.map(({ name }) => purseOf(table, name)).sort((one, other) => other - one);
  const most = others
    ? Math.min(purses[1] ?? 0, backer === null ? Infinity : purseOf(table, backer))
    : purseOf(table, punter);
  return most === Infinity ? null : most;
}

/** Whether a tap on a player may be the next step of a bet: both players have the amount. */
export function mayBet(table: Table, mode: CardMode, name: string, amount: number): boolean {
  const against = mode.others ? mode.backer : mode.punter;
  return (
    name !== against &&
    amount <= purseOf(table, name) &&
    (against === null || amount <= purseOf(table, against))
  );
}
