/** Entries of the outbox and of the log as sentences. */

import { money } from '../../i18n/amounts/currency.ts';
import { isolated } from '../../i18n/isolated.ts';
import { entrySentences } from '../../table-kit/entries/entry-sentences.ts';
import { messages } from './messages/messages.ts';
import { restOf } from './model/rest.ts';
import { countsIn } from './short-entry.ts';
import type { Table } from './view.ts';

/** Returns an entry as a sentence, in the words of the log. */
export const entryText = entrySentences<Table>({
  ante: (entered, { currency, rules }) =>
    messages().entries.ante(money(Number(entered['amount'] ?? rules.ante), currency)),
  count: (entered, { players }) => {
    const { calls } = messages();
    const counts = countsIn(entered);
    const typed = counts.map(({ punter, count }) => calls.of(isolated(punter), count));
    const rest = restOf(
      counts,
      players.map(({ name }) => name),
    );
    return rest ? calls.rest(typed, isolated(rest.punter), String(rest.count)) : calls.counts(typed);
  },
  end: () => messages().entries.end,
});
