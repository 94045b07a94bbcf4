/** Texts that show how a typed amount is read. */

import { t } from '../language.ts';
import { pageWords } from '../page-words.ts';
import { amountIn, money, sumFault, type Currency } from './money.ts';

/** The amount as read. If the field is empty, a hint how to type one. */
export function amountText(text: string, currency: Currency): string {
  const amount = amountIn(text, currency);
  return amount === null ? hint(currency) : pageWords().newTable.amountRead(money(amount, currency));
}

/** The error of a typed amount with the forms that are read, or null. `ifEmpty` is the error of an empty field. */
export function amountFault(text: string, currency: Currency, ifEmpty: string): string | null {
  if (!text.trim()) return ifEmpty;
  const { hints, invalidAmount } = pageWords().newTable;
  const fault = sumFault(text, currency, '');
  if (fault === '') return `${invalidAmount} ${hint(currency)}`;
  return fault === t().amounts.wholeNumbers ? `${fault} ${hints[currency.code] ?? ''}`.trim() : fault;
}

/** The error of an amount while it is typed, or null. What may become an amount, such as "£" or "1.", has none yet. */
export const typedAmountFault = (text: string, currency: Currency): string | null =>
  sumFault(text, currency, '') ? amountFault(text, currency, '') : null;

/** How an amount can be typed. */
function hint({ code, guineas }: Currency): string {
  const { hints, plainNumber } = pageWords().newTable;
  return `${plainNumber(guineas ? 'gn' : code)} ${hints[code] ?? ''}`.trim();
}
