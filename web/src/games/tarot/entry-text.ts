/** Entries of the outbox and of the log as sentences. */

import { money } from '../../i18n/amounts/currency.ts';
import { isolated } from '../../i18n/isolated.ts';
import type { Entered } from '../../outbox/ports.ts';
import { sharedEntryText } from '../../table-kit/rejection/shared-entry-text.ts';
import { messages } from './messages/messages.ts';
import { countsIn } from './short-entry.ts';
import type { Table } from './view.ts';

const textIn = (entered: Entered, field: string): string => isolated(String(entered[field] ?? ''));

/** Returns an entry as a sentence; null if the kit has the words for it. */
export function entrySentence(entered: Entered, { currency, rules }: Table): string | null {
  const { entries, calls } = messages();
  const sumIn = (field: string): string => money(Number(entered[field] ?? 0), currency);
  switch (entered.kind) {
    case 'seat':
      return entries.seated(textIn(entered, 'name'), sumIn('purse'));
    case 'buyin':
      return entries.boughtIn(textIn(entered, 'punter'), sumIn('amount'));
    case 'cashout':
      return entries.cashedOut(textIn(entered, 'punter'), sumIn('amount'));
    case 'ante':
      return entries.ante(money(Number(entered['amount'] ?? rules.ante), currency));
    case 'count':
      return calls.counts(countsIn(entered).map(({ punter, count }) => calls.of(isolated(punter), count)));
    case 'end':
      return entries.end;
    case 'close':
      return entries.closing;
    default:
      return null;
  }
}

/** Returns an entry as a sentence, in the words of the log. */
export function entryText(entered: Entered, table: Table): string {
  const describe = (other: Entered): string => entryText(other, table);
  return entrySentence(entered, table) ?? sharedEntryText(entered, table.currency, describe) ?? entered.kind;
}
