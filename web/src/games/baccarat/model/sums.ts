/** What players may stake and bank, and the stakes of the last hand. */

import { partOfBank } from '../../../table-kit/banks/usual-stake.ts';
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
import { findPlayer, stakedBySeated, stakeOf } from './table-queries.ts';

const purseOf = (table: Table, name: string | null): number => findPlayer(table, name)?.purse ?? Infinity;

/** What a player may add to the stake now. */
export function stakeRange(table: Table, name: string): Range {
  if (table.phase !== 'staking' || table.dealt || name === table.banker) return NO_AMOUNT;
  const { rules } = table;
  const held = stakeOf(table, name);
  const most = rules.max_stake === null ? Infinity : rules.max_stake - held;
  return amountRange(offerFor(table, 'stake', name), {
    least: Math.max(1, rules.min_stake - held),
    most: Math.min(purseOf(table, name), most),
  });
}

/** What the stake of a player may become now. Who stands may stake only what the seated leave open. */
function wholeStakeRange(table: Table, name: string): Range {
  return changedRange({
    held: stakeOf(table, name),
    added: stakeRange(table, name),
    least: table.rules.min_stake,
    mayPlaceAgain:
      findPlayer(table, name)?.is_bystander !== true ||
      table.is_unlimited ||
      stakedBySeated(table) < table.bank,
  });
}

/** Returns what a player staked for the last hand without a banco; null if it cannot be staked now. */
export function lastStake(table: Table, name: string): number | null {
  const amount = findPlayer(table, name)?.last_stake ?? 0;
  const isFree = amount > 0 && stakeOf(table, name) === 0;
  return isFree && isInRange(amount, stakeRange(table, name)) ? amount : null;
}

/** Returns the stakes of the last hand that can be placed again, as far as a page can tell. */
export function lastStakes(table: Table): readonly { readonly punter: string; readonly amount: number }[] {
  if (offerFor(table, 'again') === undefined || table.bancos.length) return [];
  let seated = stakedBySeated(table);
  return table.order.flatMap((punter) => {
    const amount = lastStake(table, punter);
    const isBystander = findPlayer(table, punter)?.is_bystander === true;
    if (amount === null || (isBystander && !table.is_unlimited && seated >= table.bank)) return [];
    if (!isBystander) seated += amount;
    return [{ punter, amount }];
  });
}

/** Returns about what a player stakes: as in the last hand, else a part of the bank. */
export function usualStake({ players, bank }: Pick<Table, 'players' | 'bank'>): number {
  const stakes = players.map(({ last_stake }) => last_stake).filter((amount) => amount > 0);
  return stakes.length ? Math.max(...stakes) : partOfBank(bank);
}

/** Returns the sum at which a player may continue the bank that was passed; null: the player may not. */
export function continuedSum(table: Table, name: string): number | null {
  const { passed_sum: sum, offers } = table;
  if (table.phase !== 'open' || sum === 0 || findPlayer(table, name)?.is_bystander) return null;
  if (offers) {
    const isOne = offers.some(
      ({ verb, player, fixed }) => verb === 'bank' && player === name && fixed['amount'] === sum,
    );
    return isOne ? sum : null;
  }
  return name !== table.late_banker && sum <= purseOf(table, name) ? sum : null;
}

/** Whether some player may continue the bank that was passed. */
export const mayContinue = (table: Table): boolean =>
  table.players.some(({ name }) => continuedSum(table, name) !== null);

/** What a player may put up as a new bank. */
export function bankRange(table: Table, name: string): Range {
  const player = findPlayer(table, name);
  if (table.phase !== 'open' || !player || player.is_bystander) return NO_AMOUNT;
  if (table.rules.bank_goes === 'rotation' && name !== table.in_turn) return NO_AMOUNT;
  const open = table.offers?.find(
    ({ verb, player: one, next }) => verb === 'bank' && one === name && next !== null,
  );
  const estimate = { least: table.rules.bank_minimum, most: purseOf(table, name) + stakeOf(table, name) };
  return amountRange(table.offers ? open : null, estimate);
}

/** Whether a player, such as the one in turn, has too little for a bank, as far as the purse is shown. */
export const lacksBank = (table: Table, name: string | null): name is string =>
  name !== null && purseOf(table, name) + stakeOf(table, name) < Math.max(1, table.rules.bank_minimum);

/** What the banker may add to the bank now. */
export function refillRange(table: Table): Range {
  if (table.phase !== 'staking' || table.rules.replenish === 'never' || table.dealt) return NO_AMOUNT;
  const least = table.is_broken ? table.rules.bank_minimum : 1;
  return amountRange(offerFor(table, 'fund'), { least, most: purseOf(table, table.banker) });
}

export const mayRefill = (table: Table): boolean => {
  const { least, most } = refillRange(table);
  return least <= most;
};

/** What the coin of the next tap may be: a bank, a stake, or more for the bank. A coin in hand stakes as it can. */
export function coinLimits(
  table: Table,
  mode: { readonly kind: string; readonly player?: string | null },
): SumLimits {
  const { kind, player } = mode;
  if (kind === 'stake' && player) return limitsOf(wholeStakeRange(table, player));
  if (kind === 'refill' || table.is_broken) return limitsOf(refillRange(table));
  const isBank = kind === 'none' && table.phase === 'open' && table.in_turn !== null;
  return isBank ? limitsOf(bankRange(table, table.in_turn ?? '')) : { least: null, most: null };
}
