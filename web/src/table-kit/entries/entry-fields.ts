/** The fields of an entry as texts. */

import { money } from '../../i18n/amounts/currency.ts';
import { isolated } from '../../i18n/isolated.ts';
import type { Entered } from '../../outbox/ports.ts';
import type { TableView } from '../model/table-view.ts';

/** Returns a field as a name in a sentence; '' without the field. */
export const textIn = (entered: Entered, field: string): string => isolated(String(entered[field] ?? ''));

/** Returns a field as an amount of the table's currency; nothing is 0. */
export const sumIn = (entered: Entered, field: string, { currency }: Pick<TableView, 'currency'>): string =>
  money(Number(entered[field] ?? 0), currency);
