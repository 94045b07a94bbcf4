/** Texts of the evening page for tables and sums. */

import { money, net } from '../../i18n/amounts/currency.ts';
import { clockOrMoment } from '../../i18n/amounts/numbers.ts';
import { nameText, phaseText } from '../../i18n/game-texts.ts';
import { rulesText } from '../../ui/text/rules-text.ts';
import { wordsOf } from '../../i18n/game-words.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { t } from '../../i18n/language.ts';
import { placeChanges } from '../../i18n/place-changes.ts';
import { addsUp, tableMoney, type Evening, type EveningTable } from './evening-view.ts';

/** When an open table was last changed, or when a table was closed. */
export const closedText = (
  { closed_at: closed, changed_at: changed }: EveningTable,
  now = new Date(),
): string => {
  const { closedAt, open } = pageWords().evening;
  return closed ? closedAt(clockOrMoment(closed, now)) : open(clockOrMoment(changed, now));
};

/** The table's rules and its progress. */
export const activityText = (table: EveningTable): string =>
  [rulesText(table), ...(wordsOf(table.game).progress?.(table) ?? countsText(table))].join(' · ');

/** The phase and the counts of a game that has no text for its progress. */
function countsText({ game, phase, progress }: EveningTable): string[] {
  const counts = Object.entries(progress).map(([name, count]) =>
    t().gameTexts.field(nameText(game, name), String(count)),
  );
  return [phaseText(game, phase), ...counts];
}

/** The net of bank and pools together, with markup. */
export function tableNetText(table: EveningTable, currency: string): string {
  const { bankNet, poolsNet, bankAndPoolsNet } = pageWords().evening;
  const text = hasBank(table) ? (hasPools(table) ? bankAndPoolsNet : bankNet) : poolsNet;
  return text(net(tableMoney(table).net, currency));
}

const hasBank = ({ parties }: EveningTable): boolean => parties.some(({ role }) => role === 'bank');
const hasPools = ({ parties }: EveningTable): boolean => parties.some(({ role }) => role === 'pool');

/**
 * What the table's bank holds or owes; '' without a bank: the net of pools is what they hold. A closed bank that has
 * nothing may have given its money back to a bankroll. If its bankroll had too little, its holder owes the rest.
 */
export function bankText(table: EveningTable, currency: string): string {
  const { held, holds, owes } = pageWords().evening;
  if (table.bank_debt !== null) return debtText(table, money(table.bank_debt, currency));
  const { purse } = tableMoney(table);
  if (!hasBank(table) || (table.closed_at && purse === 0)) return '';
  if (purse < 0) return owes(money(-purse, currency));
  return (table.closed_at ? held : holds)(money(purse, currency));
}

function debtText({ bank_debt: debt, parties }: EveningTable, sum: string): string {
  const { owes, holderOwes } = pageWords().evening;
  const holder = parties.find(({ role }) => role === 'bank')?.name;
  if (!debt) return '';
  return holder ? holderOwes(holder, sum) : owes(sum);
}

/** Whether the accounts balance: a heading, and a text with markup. */
export function sumCheck(evening: Evening): { balances: boolean; heading: string; text: string } {
  const { evening: words } = pageWords();
  const currency = evening.currency ?? '';
  const others = words.otherParties(evening.sessions.some(hasBank), evening.sessions.some(hasPools));
  const sums = [net(evening.punters_net, currency), others, net(evening.tables_net, currency)] as const;
  return addsUp(evening)
    ? { balances: true, heading: words.balances, text: words.balanceDetail(...sums) }
    : { balances: false, heading: words.doesNotBalance, text: words.imbalanceDetail(...sums) };
}

/** Returns the players whose place changed, as sentences; '' if the page has changed to another list. */
export function placeChangeText(before: Evening, after: Evening): string {
  return isSameList(before, after) ? placeChanges(before.punters, after.punters).join(' ') : '';
}

const isSameList = (one: Evening, other: Evening): boolean =>
  one.currency === other.currency && one.since === other.since && one.gathering?.id === other.gathering?.id;
