/** Texts that show how a typed amount is read. */

import { pageWords } from '../page-words.ts';
import { amountIn, money, type Currency } from './money.ts';

/** The amount as read. If the field is empty, a hint how to type one. */
export function amountText(text: string, currency: Currency): string {
  const words = pageWords().newTable;
  const plain = words.plainNumber(currency.guineas ? 'gn' : currency.code);
  const hint = `${plain} ${words.hints[currency.code] ?? ''}`.trim();
  const amount = amountIn(text, currency);
  return amount === null ? hint : words.amountRead(money(amount, currency));
}
