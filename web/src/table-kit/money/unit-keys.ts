/** The number pad's keys for the units of a currency, and what each writes. */

import { t } from '../../i18n/language.ts';
import type { Currency } from '../../i18n/amounts/money.ts';

const UNITS: Readonly<Record<string, readonly string[]>> = {
  lsd: ['£', 's', 'd'],
  livre: ['louis', 'écu', 'lt', 's', 'd'],
};

/** Returns the signs of a currency's units, the largest first. */
export const unitsOf = ({ code, decimals, guineas }: Currency): readonly string[] => [
  ...(guineas ? ['gn'] : []),
  ...(UNITS[code] ?? (decimals ? [t().locale === 'fr-FR' ? ',' : '.'] : [])),
];

/** Returns the text after a tap on a key. The pound sign moves to where the language writes it: "3" becomes "£3 ". */
export function withKey(typed: string, key: string): string {
  const pounds = /^(?:£\s*)?(\d+)$/.exec(typed)?.[1];
  if (key !== '£' || pounds === undefined) return typed + key;
  return t().locale === 'fr-FR' ? `${pounds} £ ` : `£${pounds} `;
}

/** Returns the text after a tap on the key that deletes. A space goes with the sign before it. */
export const withoutLast = (typed: string): string => typed.trimEnd().slice(0, -1);
