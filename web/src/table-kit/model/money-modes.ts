/** The sum that a tray composes, before its button moves the money: buy-in, cash-out, book, bank funds and restake. */

import { GAP } from '../../../../i18n/markup.ts';
import { usualPurse } from '../../../../i18n/amounts/coins.ts';
import { currencyOf, money } from '../../../../i18n/amounts/currency.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { findPunter, findStake } from '../../table-queries.ts';
import type { Table } from '../../view.ts';
import { maxAmount, stakeCoins } from './coin-choices.ts';
import type { Mode, Task } from './ui-state.ts';

type ModeOf<K extends Mode['kind']> = Extract<Mode, { kind: K }>;

/** A mode whose coins compose a sum. */
export type MoneyMode = ModeOf<'fund'> | ModeOf<'restake'> | (ModeOf<'punter'> & { task: Task });

/** Returns the mode if its coins compose a sum, else null. */
export function moneyMode(mode: Mode): MoneyMode | null {
  if (mode.kind === 'fund' || mode.kind === 'restake') return mode;
  return mode.kind === 'punter' && mode.task !== null ? { ...mode, task: mode.task } : null;
}

/** Returns the composed sum, else the preselected one; null if there is none. */
export const sumOf = (table: Table, mode: MoneyMode, coin: number | null): number | null =>
  mode.sum ?? (preselectedSum(table, mode, coin) || null);

/** `coin`: the selected coin of the table. */
function preselectedSum(table: Table, mode: MoneyMode, coin: number | null): number | null {
  if (mode.kind === 'fund') return Math.max(0, -(table.bank.balance ?? 0));
  if (mode.kind === 'restake') return leastRestake(table, mode);
  const punter = findPunter(table, mode.punter);
  if (mode.task === 'cashout') return punter?.purse ?? null;
  if (mode.task === 'buyin') return punter?.brought_in || usualPurse(currencyOf(table.currency));
  return coin ?? stakeCoins(table)[0] ?? null;
}

const leastRestake = (table: Table, { punter, card }: ModeOf<'restake'>): number | null =>
  findStake(table, punter, card)?.answers?.restake?.least ?? null;

/** Returns the mode after a tap on a coin. The first coin replaces the preselected sum; later ones are added. */
export const withCoin = (mode: MoneyMode, coin: number): MoneyMode => ({
  ...mode,
  sum: (mode.sum ?? 0) + coin,
});

/** Returns what is wrong with a sum, or null. */
export function sumProblem(table: Table, mode: MoneyMode, sum: number): string | null {
  const most = maxAmount(table, mode);
  if (most !== null && sum > most) return t().sheetLine.atMost(money(most, table.currency));
  const least = mode.kind === 'restake' ? leastRestake(table, mode) : null;
  return least !== null && sum < least ? messages().money.atLeast(money(least, table.currency)) : null;
}

/** Returns the deed in words, with the person and the sum; a gap if the sum is null. */
export function moneySentence(mode: MoneyMode, sum: number | null, currency: string): string {
  const words = messages().money;
  const amount = sum === null ? GAP : money(sum, currency);
  if (mode.kind === 'fund') return words.fund(amount);
  if (mode.kind === 'restake') return words.restake(mode.punter, amount);
  return words[mode.task](mode.punter, amount);
}
