import { currencyOf } from '../../src/i18n/amounts/currency.ts';
import type { Currency } from '../../src/i18n/amounts/money.ts';

const CODES = ['points', 'lsd', 'livre', 'gbp', 'eur', 'usd'];

/** The currencies by the codes that `/v1/rules` has. */
export const CURRENCIES: Readonly<Record<string, Currency>> = Object.fromEntries(
  CODES.map((code) => [code, currencyOf(code)]),
);
