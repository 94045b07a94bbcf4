/** What the deal that just ended did to the bank and to the players. */

import { money } from '../../../../i18n/amounts/currency.ts';
import {
  extremesOf,
  roundResultText,
  type Extremes,
} from '../../../../table-kit/round-result/round-result.ts';
import { lateMessages } from '../../messages/late/late-messages.ts';
import { dealsEnded } from '../../table-queries.ts';
import type { Table } from '../../view.ts';

interface Result extends Extremes {
  readonly deal: number;
  readonly bank: number;
}

/** Returns the result of the newest deal; null before the first one ends. */
export function dealResult(table: Table): Result | null {
  const deal = dealsEnded(table);
  if (table.phase !== 'staking' || deal < 1) return null;
  const gains = table.punters.flatMap(({ name, line }) =>
    line.length ? [{ name, amount: line.at(-1)! - (line.at(-2) ?? 0) }] : [],
  );
  return { deal, bank: -gains.reduce((sum, { amount }) => sum + amount, 0) || 0, ...extremesOf(gains) };
}

/** Returns the deal and what the bank won, with markup. */
export function bankText({ deal, bank }: Result, currency: string): string {
  const { bankWins, bankLoses, bankEven } = lateMessages().dealResult;
  if (bank === 0) return bankEven(deal);
  return (bank > 0 ? bankWins : bankLoses)(deal, money(Math.abs(bank), currency));
}

/** Returns the whole result for a screen reader; '' without one. */
export function resultText(table: Table): string {
  const result = dealResult(table);
  return result ? roundResultText(bankText(result, table.currency), result, table.currency) : '';
}
