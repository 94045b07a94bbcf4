/** What a tap at the end of a player's row does, or on the name where rows have no room for it. */

import { money } from '../../../i18n/amounts/currency.ts';
import { isInRange } from '../../../table-kit/offers/allowed-entries.ts';
import { messages } from '../messages/messages.ts';
import { coverSum, priceRange } from '../model/sums.ts';
import { coverOf, findPlayer } from '../model/table-queries.ts';
import type { Ui } from '../model/own-mode.ts';
import type { Table } from '../view.ts';

export type RowAction =
  /** Covers this sum. `isRest`: all that is left of the wager. */
  | { readonly kind: 'cover'; readonly sum: number; readonly isRest: boolean }
  /** Names the buyer of the deck. */
  | { readonly kind: 'buy' }
  /** Opens the buy-in: the player has no money to cover or buy with. */
  | { readonly kind: 'buyin' }
  | { readonly kind: 'none' };

const NONE: RowAction = { kind: 'none' };

export function rowAction(table: Table, ui: Pick<Ui, 'mode' | 'selectedCoin'>, player: string): RowAction {
  const { banker, dealt, phase } = table;
  if (player === banker || dealt || phase === 'closed') return NONE;
  const isSelling = phase === 'selling' || ui.mode.kind === 'sale';
  if (isSelling) return buyAction(table, player);
  if (phase !== 'covering' || table.left === 0 || ui.mode.kind === 'cards') return NONE;
  const sum = coverSum(table, player, ui.selectedCoin);
  if (sum !== null) return { kind: 'cover', sum, isRest: sum === table.left };
  return hasNoMoney(table, player) ? { kind: 'buyin' } : NONE;
}

function buyAction(table: Table, player: string): RowAction {
  const range = priceRange(table, player);
  if (isInRange(range.least, range)) return { kind: 'buy' };
  return hasNoMoney(table, player) ? { kind: 'buyin' } : NONE;
}

const hasNoMoney = (table: Table, player: string): boolean => findPlayer(table, player)?.purse === 0;

/** What a tap that covers is called: it adds to a cover that lies there. */
export function coverWords(table: Table, player: string, sum: number): string {
  const words = messages().table;
  return (coverOf(table, player) > 0 ? words.addSum : words.coverSum)(money(sum, table.currency));
}

/** What the newest hand did to a player, until the next wager is up: what was won, below 0 what was lost; null: nothing. */
export function handResult({ phase, last_hand: hand, dealt }: Table, player: string): number | null {
  if (!hand || dealt || phase === 'covering' || phase === 'closed') return null;
  const own = hand.covers.find(({ punter }) => punter === player);
  if (own) return own.paid - own.lost;
  if (hand.banker !== player) return null;
  return hand.covers.reduce((sum, { lost, paid }) => sum + lost - paid, 0);
}
