/** Entries in a few words, for the undo button: those of the game, and those of every table. */

import { isolated } from '../../i18n/isolated.ts';
import type { Entered } from '../../outbox/ports.ts';
import { sharedShortText } from '../../table-kit/rejection/shared-short-text.ts';
import { messages } from './messages/messages.ts';
import type { Points, Table } from './view.ts';

/** The counts of an entry, as its endpoint takes them. */
export const countsIn = (entered: Entered): readonly Points[] =>
  (entered['counts'] as readonly Points[] | undefined) ?? [];

export function shortEntry(entered: Entered, table: Table): string {
  const { short, calls } = messages();
  switch (entered.kind) {
    case 'ante':
      return short.ante;
    case 'count':
      return countsIn(entered)
        .map(({ punter, count }) => calls.of(isolated(punter), count))
        .join(', ');
    case 'end':
      return short.end;
    default:
      return sharedShortText(entered, table) ?? entered.kind;
  }
}
