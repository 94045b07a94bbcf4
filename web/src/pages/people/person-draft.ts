/** What the form of a new person holds, its errors, and the person made from it. */

import { currencyOf } from '../../i18n/amounts/currency.ts';
import { amountFault } from '../../i18n/amounts/amount-text.ts';
import { amountIn } from '../../i18n/amounts/money.ts';
import { nameFault, TEXT_MOST, tooLong } from '../../i18n/names.ts';
import type { CurrencyCode, NewPerson } from '../../features/people/person-requests.ts';
import type { FieldErrors } from '../../ui/fields/field-errors.ts';

export interface PersonDraft {
  readonly name: string;
  readonly contact: string;
  /** The first deposit as it is typed; '' for none. */
  readonly deposit: string;
  readonly currency: CurrencyCode;
}

/** Returns the errors of a draft by the server's field paths. */
export function personErrors({ name, contact, deposit, currency }: PersonDraft): FieldErrors {
  const found = [
    ['name', nameFault(name)],
    ['contact', tooLong(contact, TEXT_MOST)],
    ['amount', deposit.trim() ? amountFault(deposit, currencyOf(currency), '') : null],
  ].filter(([, error]) => error !== null);
  return Object.fromEntries(found) as FieldErrors;
}

/** Returns the first deposit in smallest units; 0 for none, or if it is not an amount. */
export const depositOf = ({ deposit, currency }: PersonDraft): number =>
  amountIn(deposit, currencyOf(currency)) ?? 0;

/** Returns the person of a draft without errors. */
export function personOf(draft: PersonDraft): NewPerson {
  const amount = depositOf(draft);
  return {
    name: draft.name.trim().normalize(),
    contact: draft.contact.trim() || null,
    deposit: amount ? { currency: draft.currency, amount, note: null } : null,
  };
}
