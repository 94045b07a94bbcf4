/** Events of any game in plain words: the event's name, and each of its fields with its value. */

import type { Schemas } from '../../api/client.ts';
import { money, type Currency } from '../../i18n/money.ts';
import { t } from '../../i18n/language.ts';

type Event = Pick<Schemas['Event'], 'type' | 'data'>;

/** Whole numbers in events are amounts, except these. */
const COUNTS = new Set(['number', 'place', 'deal', 'hand', 'version']);
/** Fields that the page shows elsewhere. */
const HIDDEN = new Set(['rules', 'preset', 'currency', 'undo', 'holder']);

/** Returns an event's name as words: "Wager placed". */
export function eventTitle({ type }: Event): string {
  const words = (type.split('.')[1] ?? type).replaceAll('_', ' ');
  return t().capitalize(t().declared(words));
}

/** Returns an event's fields: "Banker: Anne", "Amount: £12". */
export function eventFields({ data }: Event, currency: Currency): string[] {
  return Object.entries(data)
    .filter(([name, value]) => !HIDDEN.has(name) && hasValue(value))
    .map(([name, value]) => t().generic.field(fieldName(name), valueText(name, value, currency)));
}

/** Returns the name of a field in words: "To banker". */
export const fieldName = (name: string): string => t().capitalize(t().declared(name.replaceAll('_', ' ')));

/** An amount of 0 moves nothing. */
const hasValue = (value: unknown): boolean =>
  value !== null &&
  value !== false &&
  value !== 0 &&
  value !== '' &&
  !(Array.isArray(value) && !value.length);

function valueText(name: string, value: unknown, currency: Currency): string {
  if (typeof value === 'number') return COUNTS.has(name) ? String(value) : money(value, currency);
  if (value === true) return t().generic.yes;
  if (Array.isArray(value)) return value.map((one) => valueText(name, one, currency)).join('; ');
  if (typeof value !== 'object' || value === null)
    return name === 'outcome' ? t().declared(String(value)) : String(value);
  return Object.entries(value)
    .filter(([, part]) => hasValue(part))
    .map(([part, below]) =>
      t().generic.part(t().declared(part.replaceAll('_', ' ')), valueText(part, below, currency)),
    )
    .join(' ');
}

/** Returns an account's name in words: "Anne: purse". */
export function accountName(account: string): string {
  const parts = account.split(':').map((part) => decodeURIComponent(part));
  if (parts[0] === 'punter' && parts.length > 2)
    return t().generic.field(parts[1] ?? '', t().declared(parts.slice(2).join(' ')));
  return parts[0] === 'world' ? t().generic.outside : parts.map(fieldName).join(' ');
}
