/** What a typed sum comes to, in words. */

import { amountIn, money, type Currency } from '../../words/money.ts';
import { w } from '../../words/words.ts';

/** What the sum is; before there is one, how it may be typed. */
export function worthOf(text: string, currency: Currency): string {
  const words = w().newTable;
  const plain = words.plainNumber(currency.guineas ? 'gn' : currency.code);
  const hint = `${plain} ${words.hints[currency.code] ?? ''}`.trim();
  const amount = amountIn(text, currency);
  return amount === null ? hint : words.amount(money(amount, currency));
}
