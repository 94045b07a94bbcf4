/** What a typed sum comes to, in words. */

import { amountIn, money, type Currency } from './money.ts';
import { t } from './language.ts';

/** What the sum is; before there is one, how it may be typed. */
export function amountText(text: string, currency: Currency): string {
  const words = t().newTable;
  const plain = words.plainNumber(currency.guineas ? 'gn' : currency.code);
  const hint = `${plain} ${words.hints[currency.code] ?? ''}`.trim();
  const amount = amountIn(text, currency);
  return amount === null ? hint : words.amountRead(money(amount, currency));
}
