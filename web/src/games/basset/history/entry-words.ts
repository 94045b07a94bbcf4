/** Entries as sentences: those of their events. */

import type { ListedEntry } from '../../../features/corrections/entry-list/entry-history.ts';
import type { Currency } from '../../../i18n/amounts/money.ts';
import { eventLines, type Table } from './event-text.ts';

/** Returns the words of entries, newest first, by their ids. `table` is the table after the newest of them. */
export function entryWords(
  entries: readonly ListedEntry[],
  table: Table,
  currency: Currency,
): ReadonlyMap<string, string> {
  const counting = entries.filter(({ removed }) => removed === null).reverse();
  const lines = eventLines(
    counting.flatMap(({ events }) => events),
    table,
    currency,
    isWhole(entries),
  );
  const words = new Map(lines.map((line) => [line.event?.version, line.words]));
  // Draws that no longer count are not in the table.
  const own = ({ events }: ListedEntry) => eventLines(events, { ...table, draws: [] }, currency);
  return new Map(
    entries.map((entry) => [
      entry.entry,
      entry.removed
        ? own(entry)
            .map((line) => line.words)
            .join(' ')
        : entry.events.map(({ version }) => words.get(version) ?? '').join(' '),
    ]),
  );
}

/** Whether no entry is missing between the newest and the oldest of these. The list of one player lacks some. */
const isWhole = (entries: readonly ListedEntry[]): boolean =>
  entries.every(({ position }, at) => at === 0 || position + 1 === entries[at - 1]?.position);
