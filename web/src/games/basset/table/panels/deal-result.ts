/** What the deal that just ended did to the bank and to the players. */

import { money, net } from '../../../../i18n/amounts/currency.ts';
import { plain } from '../../../../i18n/markup.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { dealsEnded } from '../../table-queries.ts';
import type { Table } from '../../view.ts';

/** The players with the same largest win or loss of a deal. */
export interface Extreme {
  readonly names: readonly string[];
  /** Above 0: won. */
  readonly amount: number;
}

export interface DealResult {
  readonly deal: number;
  readonly bank: number;
  /** Null: no player won. */
  readonly most: Extreme | null;
  /** Null: no player lost. */
  readonly least: Extreme | null;
}

/** Returns the result of the newest deal; null before the first one ends. */
export function dealResult(table: Table): DealResult | null {
  const deal = dealsEnded(table);
  if (table.phase !== 'staking' || deal < 1) return null;
  const gains = table.punters.flatMap(({ name, line }) =>
    line.length ? [{ name, amount: line.at(-1)! - (line.at(-2) ?? 0) }] : [],
  );
  const extreme = (amount: number): Extreme => ({
    names: gains.filter((gain) => gain.amount === amount).map(({ name }) => name),
    amount,
  });
  const amounts = gains.map(({ amount }) => amount);
  const [most, least] = [Math.max(0, ...amounts), Math.min(0, ...amounts)];
  return {
    deal,
    bank: -amounts.reduce((sum, amount) => sum + amount, 0) || 0,
    most: most ? extreme(most) : null,
    least: least ? extreme(least) : null,
  };
}

/** Returns the deal and what the bank won, with markup. */
export function bankText({ deal, bank }: DealResult, currency: string): string {
  const { bankWins, bankLoses, bankEven } = messages().dealResult;
  if (bank === 0) return bankEven(deal);
  return (bank > 0 ? bankWins : bankLoses)(deal, money(Math.abs(bank), currency));
}

/** Returns the names, or how many players they are if there are more than two. */
export const extremeNames = ({ names }: Extreme): string =>
  names.length > 2 ? messages().dealResult.players(names.length) : t().listed(names);

/** Returns the whole result for a screen reader; '' without one. */
export function resultText(table: Table): string {
  const { currency } = table;
  const result = dealResult(table);
  if (!result) return '';
  const { wonMost, lostMost } = messages().dealResult;
  const extremes = [
    [wonMost, result.most],
    [lostMost, result.least],
  ] as const;
  const players = extremes.flatMap(([label, extreme]) =>
    extreme ? [`${label}: ${extremeNames(extreme)} ${net(extreme.amount, currency)}`] : [],
  );
  return [plain(bankText(result, currency)), ...players].map((part) => `${part}.`).join(' ');
}
