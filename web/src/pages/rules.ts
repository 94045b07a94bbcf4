/** What a table may be opened with: presets, fields and currencies, asked for once. */

import { given, house, type Schemas } from '../api/house.ts';
import { guineas } from '../settings.ts';
import { inGuineas, type Currency } from '../words/money.ts';

export type Rules = Schemas['Rules'];
export type Preset = Schemas['Preset'];

let asked: Promise<Rules> | null = null;

/** Raises: `Problem`, `Gone`. */
export function theRules(): Promise<Rules> {
  asked ??= given(house.GET('/v1/rules')).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** A currency by its code, counted as this device counts it. */
export function currencyNamed({ currencies }: Rules, code: string): Currency {
  const found = currencies.find((one) => one.code === code) ?? { code, unit: 'unit', decimals: 0, coins: {} };
  return guineas.value === 'on' ? inGuineas(found) : found;
}
