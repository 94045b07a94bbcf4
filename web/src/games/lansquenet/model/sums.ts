/** The sums that one tap enters: the last wager, the rest of the wager, and the covers of the last hand. */

import type { Command } from '../../../outbox/entry.ts';
import { changedRange } from '../../../table-kit/banks/changed-sum.ts';
import {
  amountRange,
  isInRange,
  limitsOf,
  NO_AMOUNT,
  offerFor,
  type Range,
} from '../../../table-kit/offers/allowed-entries.ts';
import type { SumLimits } from '../../../table-kit/table-game.ts';
import type { Table } from '../view.ts';
import { coverOf, findPlayer, newestHand, playersAfterBanker, sumOf } from './table-queries.ts';

/** What the banker may put up now. */
export function wagerRange(table: Table): Range {
  const offer = offerFor(table, 'wager');
  if (table.covers.length > 0) return NO_AMOUNT;
  const { rules, floor, wager } = table;
  const purse = findPlayer(table, table.banker)?.purse ?? Infinity;
  const most = rules.max_wager === null ? Infinity : Math.max(rules.max_wager, wager);
  const estimate = { least: Math.max(floor, rules.min_wager), most: Math.min(purse + wager, most) };
  return amountRange(offer, estimate);
}

/** Whether the banker has too little for a wager, as far as the purse is shown. */
export function lacksWager({ players, banker, floor, rules }: Table): boolean {
  const purse = players.find(({ name }) => name === banker)?.purse ?? null;
  return purse !== null && purse < Math.max(1, floor, rules.min_wager);
}

/** Returns the wager of the last hand, or null if there is none or the banker may not put it up now. */
export function lastWager(table: Table): number | null {
  const wager = newestHand(table)?.wager ?? null;
  return wager !== null && isInRange(wager, wagerRange(table)) ? wager : null;
}

/** What a player may add to the cover now. */
export function coverRange(table: Table, name: string): Range {
  const offer = offerFor(table, 'cover', name);
  if (name === table.banker || table.left <= 0) return NO_AMOUNT;
  const { rules, left } = table;
  const held = coverOf(table, name);
  const purse = findPlayer(table, name)?.purse ?? Infinity;
  const most = rules.max_cover === null ? Infinity : rules.max_cover - held;
  const estimate = { least: Math.max(1, rules.min_cover - held), most: Math.min(left, purse, most) };
  return amountRange(offer, estimate);
}

/** What the cover of a player may become now. In the order of the line, who sits further may cover already. */
function wholeCoverRange(table: Table, name: string): Range {
  const line = playersAfterBanker(table);
  const further = line.slice(line.findIndex((player) => player.name === name) + 1);
  return changedRange({
    held: coverOf(table, name),
    added: coverRange(table, name),
    least: table.rules.min_cover,
    mayPlaceAgain:
      table.rules.cover_order !== 'line' || further.every((player) => coverOf(table, player.name) === 0),
  });
}

/**
 * Returns what a tap on a player covers: the coin in hand, or as much of the rest as the player may cover. Null if the
 * player cannot cover that.
 */
export function coverSum(table: Table, name: string, coin: number | null): number | null {
  const range = coverRange(table, name);
  const wanted = Math.min(coin ?? range.most, range.most);
  return isInRange(wanted, range) ? wanted : null;
}

/** Returns the entry of a cover. All that is left is entered as such, as the sheet's `*`. */
export const coverCommand = (table: Table, punter: string, amount: number): Command => ({
  kind: 'cover',
  fields: amount === table.left ? { punter, all: true } : { punter, amount },
});

/**
 * Returns the covers of the last hand that can be placed again, each with its own amount, in the order in which they
 * may be entered. A player who banked then has the cover of the hand before. None if a cover stands already.
 */
export function lastCovers(table: Table): readonly { readonly punter: string; readonly amount: number }[] {
  if (table.covers.length > 0 || !table.last_hand || table.wager === 0) return [];
  let { left } = table;
  const seated = playersAfterBanker(table).map(({ name }) => name);
  const entered = table.last_hand.covers.map(({ punter }) => punter);
  const names = table.rules.cover_order === 'line' ? seated : [...new Set([...entered, ...seated])];
  return names.flatMap((punter) => {
    const amount = findPlayer(table, punter)?.last_cover ?? 0;
    if (!isInRange(amount, coverRange(table, punter)) || amount > left) return [];
    left -= amount;
    return [{ punter, amount }];
  });
}

/** The sum of some covers. */
export const totalOf = (covers: readonly { readonly amount: number }[]): number =>
  sumOf(covers.map(({ amount }) => amount));

/** What the coin of the next tap may be: a wager, a cover or a price. A coin in hand covers as much as it may. */
export function coinLimits(
  table: Table,
  mode: { readonly kind: string; readonly player?: string | null },
): SumLimits {
  const { kind, player } = mode;
  if (kind === 'sale' && player) return limitsOf(priceRange(table, player));
  if (kind === 'cover' && player) return limitsOf(wholeCoverRange(table, player));
  if (table.phase === 'covering' && kind === 'none' && (table.left <= 0 || table.dealt))
    return limitsOf(NO_AMOUNT);
  const isWager = kind === 'wager' || (kind === 'none' && table.phase === 'wagering');
  return isWager ? limitsOf(wagerRange(table)) : { least: null, most: null };
}

/** What a player may pay for the deck. */
export function priceRange(table: Table, name: string): Range {
  const offer = offerFor(table, 'auction', name);
  if (name === table.banker) return NO_AMOUNT;
  return amountRange(offer, { least: 1, most: findPlayer(table, name)?.purse ?? Infinity });
}
