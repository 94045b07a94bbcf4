/** Queries on a table view that several components use. */

import { mayEnter } from '../../../table-kit/offers/allowed-entries.ts';
import { handsOf, type Hand, type SettledHand, type Stake, type Table, type TablePlayer } from '../view.ts';

export const PLAYERS_LEAST = 2;

/** The cards of a hand that is entered without its cards, for each side and for the banker. */
const CARDS_LEAST = 2;

export const findPlayer = (table: Pick<Table, 'players'>, name: string | null): TablePlayer | null =>
  table.players.find((player) => player.name === name) ?? null;

export const stakesOf = ({ stakes }: Pick<Table, 'stakes'>, name: string): readonly Stake[] =>
  stakes.filter(({ punter }) => punter === name);

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

export const stakeOf = (table: Pick<Table, 'stakes'>, name: string): number =>
  sumOf(stakesOf(table, name).map(({ amount }) => amount));

/** What the players who sit have staked. */
export const stakedBySeated = (table: Pick<Table, 'players' | 'stakes'>): number =>
  sumOf(table.players.map((one) => (one.is_bystander ? 0 : stakeOf(table, one.name))));

/** Whether the stakes of a tie lie on. */
export const isAbiding = ({ stakes }: { readonly stakes: readonly Stake[] }): boolean =>
  stakes.some(({ abides }) => abides);

/** What abides after the tie. Other stakes may be added to it. */
export const abidingSum = ({ stakes }: { readonly stakes: readonly Stake[] }): number =>
  sumOf(stakes.filter(({ abides }) => abides).map(({ amount }) => amount));

export const hasTwoSides = (table: Pick<Table, 'rules'>): boolean => handsOf(table).length > 1;

/** Whether a hand has stakes, so that it must be dealt. */
export const isStaked = ({ stakes }: Pick<Table, 'stakes'>, hand: Hand): boolean =>
  stakes.some((stake) => stake.hand === hand);

/** Returns the player who holds a hand, or null. */
export const holderOf = ({ sides }: Pick<Table, 'sides'>, hand: Hand): string | null =>
  sides.find((side) => side.hand === hand)?.holder ?? null;

/** What of the bank no stake covers yet. */
export const openSum = ({ bank, staked }: Pick<Table, 'bank' | 'staked'>): number =>
  Math.max(0, bank - staked);

/** Whether the stakes are exactly the bank, without a banco. Then the dealer need not ask for more. */
export const isCovered = (table: Pick<Table, 'bancos' | 'bank' | 'staked' | 'excess'>): boolean =>
  table.bancos.length === 0 && table.staked > 0 && table.excess === 0 && openSum(table) === 0;

/** Whether the bank must first cover all stakes: the banker accepted once, and the bank is unlimited. */
export const mustAccept = ({ is_unlimited, excess }: Pick<Table, 'is_unlimited' | 'excess'>): boolean =>
  is_unlimited && excess > 0;

/** Whether too few cards are left for a hand. */
export function needsShoe(table: Table): boolean {
  const dealt = 1 + Math.max(1, handsOf(table).filter((hand) => isStaked(table, hand)).length);
  return table.cards_left < Math.max(table.rules.stock_minimum, CARDS_LEAST * dealt);
}

/** Whether a hand may be dealt: there are stakes, and no hand waits for its settlement. */
export const mayDeal = (table: Table): boolean =>
  table.phase === 'staking' &&
  table.staked > 0 &&
  !table.dealt &&
  !mustAccept(table) &&
  mayEnter(table, 'hand');

/** What a settled hand brought the bank; below 0: what it cost. */
export const gainOf = ({ stakes, false_draws }: SettledHand): number =>
  sumOf(stakes.map(({ lost, paid }) => lost - paid)) + sumOf(false_draws.map(({ fine }) => fine));

/** What a settled hand did to a player's money; null: the player had no part in it. */
export function gainOfPlayer(hand: SettledHand, player: string): number | null {
  if (hand.banker === player) return gainOf(hand);
  const own = hand.stakes.filter(({ punter }) => punter === player);
  if (!own.length) return null;
  const draws = hand.false_draws.map(({ punter, fine, paid }) => {
    if (punter === player) return -fine - sumOf(paid.map(({ amount }) => amount));
    return sumOf(paid.filter((one) => one.punter === player).map(({ amount }) => amount));
  });
  return sumOf(own.map(({ paid, lost }) => paid - lost)) + sumOf(draws);
}

/** Returns what the bank covers of each stake, for its bar. */
export const coveredParts = ({ stakes }: Pick<Table, 'stakes'>) =>
  stakes
    .filter(({ covered }) => covered > 0)
    .map(({ punter, covered }) => ({ name: punter, amount: covered }));
