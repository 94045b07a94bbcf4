/** What a tap at the end of a player's row does, or on the name where rows have no room for it. */

import { money } from '../../../i18n/amounts/currency.ts';
import { isInRange, mayEnter } from '../../../table-kit/offers/allowed-entries.ts';
import { messages } from '../messages/messages.ts';
import { bankRange, continuedSum, lastStake, stakeRange } from '../model/sums.ts';
import { findPlayer, gainOfPlayer, mustAccept, stakeOf } from '../model/table-queries.ts';
import type { Ui } from '../model/own-mode.ts';
import type { Table } from '../view.ts';

export type RowAction =
  /** Takes the bank at this sum. */
  | { readonly kind: 'bank'; readonly sum: number }
  /** Stakes this sum. `isLast`: as in the last hand. */
  | { readonly kind: 'stake'; readonly sum: number; readonly isLast: boolean }
  /** Opens the tray for the amount of a stake. */
  | { readonly kind: 'amount' }
  | { readonly kind: 'banco'; readonly isCheval: boolean }
  /** Opens the buy-in: the player has no money to stake. */
  | { readonly kind: 'buyin' }
  | { readonly kind: 'none' };

type Choices = Pick<Ui, 'mode' | 'selectedCoin'>;

const NONE: RowAction = { kind: 'none' };

export function rowAction(table: Table, ui: Choices, player: string): RowAction {
  const { mode } = ui;
  if (table.phase === 'open') return openAction(table, mode, player);
  if (table.phase !== 'staking' || table.dealt || player === table.banker) return NONE;
  if (mode.kind === 'cards' || mode.kind === 'result') return NONE;
  if (mode.kind === 'banco')
    return mayGoBank(table, player) ? { kind: 'banco', isCheval: mode.isCheval } : NONE;
  // Another stake would only add to what the bank must cover first.
  if (mustAccept(table)) return stakeOf(table, player) > 0 ? { kind: 'amount' } : NONE;
  return stakeAction(table, ui.selectedCoin, player);
}

function openAction(table: Table, mode: Choices['mode'], player: string): RowAction {
  if (mode.kind === 'bank')
    return isInRange(mode.amount, bankRange(table, player)) ? { kind: 'bank', sum: mode.amount } : NONE;
  const sum = continuedSum(table, player);
  return sum === null ? NONE : { kind: 'bank', sum };
}

function stakeAction(table: Table, coin: number | null, player: string): RowAction {
  const range = stakeRange(table, player);
  const last = coin === null ? lastStake(table, player) : null;
  const sum = coin ?? last;
  if (sum !== null && isInRange(sum, range)) return { kind: 'stake', sum, isLast: last !== null };
  if (range.least <= range.most) return { kind: 'amount' };
  const isBroke = findPlayer(table, player)?.purse === 0 && stakeOf(table, player) === 0;
  return isBroke ? { kind: 'buyin' } : NONE;
}

/** What a tap that stakes is called: it adds to a stake that lies there. */
export function stakeWords(table: Table, player: string, sum: number): string {
  const words = messages().table;
  return (stakeOf(table, player) > 0 ? words.addSum : words.stakeSum)(money(sum, table.currency));
}

/** What a tap that asks for the amount is called: it replaces a stake that lies there. */
export const amountWords = (table: Table, player: string): string =>
  stakeOf(table, player) > 0 ? messages().table.change : messages().table.stake;

/** Whether a player may go bank now. A banker, a broken bank and a hand in progress have no banco. */
export const mayGoBank = (table: Table, player: string): boolean =>
  table.phase === 'staking' &&
  !table.dealt &&
  !table.is_broken &&
  player !== table.banker &&
  (findPlayer(table, player)?.purse ?? Infinity) + stakeOf(table, player) > 0 &&
  mayEnter(table, 'banco', player);

/** What the newest hand did to a player, until the next stake: what was won, below 0 what was lost; null: nothing. */
export function handResult(
  { last_hand: hand, dealt, phase, staked, stakes }: Table,
  player: string,
): number | null {
  const isOver = staked === 0 || stakes.every(({ abides }) => abides);
  if (!hand || dealt || phase === 'closed' || !isOver) return null;
  return gainOfPlayer(hand, player) || null;
}
