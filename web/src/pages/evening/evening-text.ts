/** Texts of the evening page for tables and sums. */

import { money, net } from '../../i18n/currency.ts';
import { clockOrMoment } from '../../i18n/numbers.ts';
import { presetTitle } from '../../i18n/rule-text.ts';
import { t } from '../../i18n/language.ts';
import { addsUp, tableMoney, type Evening, type EveningTable } from './evening-view.ts';

/** Whether a table is open, or when it was closed. */
export const closedText = ({ closed_at: closed }: EveningTable, now = new Date()): string =>
  closed ? t().evening.closedAt(clockOrMoment(closed, now)) : t().evening.open;

/** The table's rules and its progress. */
export const activityText = (table: EveningTable): string =>
  [presetTitle(table.preset), ...howFar(table)].join(' · ');

function howFar(table: EveningTable): string[] {
  return 'deal' in table.progress ? dealsText(table) : countsText(table);
}

/** The phase and the counts of a game that does not count deals. */
function countsText({ phase, progress }: EveningTable): string[] {
  const { declared, generic, home } = t();
  const counts = Object.entries(progress).map(([name, count]) =>
    generic.field(declared(name), String(count)),
  );
  return [home.phases[phase] ?? declared(phase), ...counts];
}

function dealsText({ closed_at: closed, phase, progress, waiting }: EveningTable): string[] {
  const { evening: words } = t();
  const { deal = 1, stock = 0 } = progress;
  // A table closes while stakes are laid, where `deal` names the next.
  if (closed) return [words.deals(deal - 1)];
  const now = phase === 'drawing' ? words.dealLeft(deal, stock) : words.dealStaking(deal);
  return waiting ? [now, words.winsToAnswer(waiting)] : [now];
}

/** What the table's bank holds or owes. */
export function bankText(table: EveningTable, currency: string): string {
  const { holds, owes, paidOut } = t().evening;
  const { purse } = tableMoney(table);
  if (purse < 0) return owes(money(-purse, currency));
  return table.closed_at ? paidOut : holds(money(purse, currency));
}

/** Whether the accounts balance: a heading, and a text with markup. */
export function sumCheck(evening: Evening): { so: boolean; heading: string; text: string } {
  const { evening: words } = t();
  const currency = evening.currency ?? '';
  const sums = [net(evening.punters_net, currency), net(evening.tables_net, currency)] as const;
  return addsUp(evening)
    ? { so: true, heading: words.balances, text: words.balanceDetail(...sums) }
    : { so: false, heading: words.doesNotBalance, text: words.imbalanceDetail(...sums) };
}
