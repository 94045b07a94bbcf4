/** The newest entries of a table as lines, for keys that may read them. */

import { useEffect, useState } from 'preact/hooks';
import { mayReadBooks } from '../../api/current-key.ts';
import {
  loadEntries,
  type ListedEntry,
  WHOLE_EVENING,
} from '../../features/corrections/entry-list/entry-history.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { clock } from '../../i18n/amounts/numbers.ts';
import { eventText } from '../history/event-text.ts';
import type { TableView } from '../model/table-view.ts';
import { CardText } from '../values/CardText.tsx';
import './LastEntries.css';
import { messages } from './messages/messages.ts';

/** How many are shown, and how many are read to find those that count. */
const SHOWN = 4;
const READ = 12;

export function LastEntries({ view }: { view: TableView }) {
  const entries = useNewestEntries(view);
  if (!entries.length) return null;
  return (
    <section>
      <h2>{messages().lastEntries}</h2>
      <ol class="last-entries">
        {entries.map((entry) => (
          <li key={entry.entry} class="last-entries__entry">
            <time dateTime={entry.at}>{clock(entry.occurred_at ?? entry.at)}</time>
            <span>
              <CardText text={textOf(entry, view)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const textOf = ({ events }: ListedEntry, { game, currency }: TableView): string =>
  events.map((event) => eventText(event, game, currencyOf(currency))).join(' ');

/** Returns the newest entries that count. If they cannot be read, those before stay. */
function useNewestEntries({ id, version }: TableView): readonly ListedEntry[] {
  const [entries, setEntries] = useState<readonly ListedEntry[]>([]);
  useEffect(() => {
    if (!mayReadBooks()) return;
    loadEntries({ session: id, version, ...WHOLE_EVENING }, { limit: READ }).then(
      (page) => setEntries(page.entries.filter(({ removed }) => removed === null).slice(0, SHOWN)),
      () => undefined,
    );
  }, [id, version]);
  return entries;
}
