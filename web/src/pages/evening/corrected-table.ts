/** The notice of a correction at one of the tables. */

import { messages } from '../../features/corrections/messages/messages.ts';
import { changesText } from '../../features/corrections/difference.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import type { Evening, Person } from './evening-view.ts';

/** Returns what changed for each player at the corrected table: "Corrected at Oak: Anne 5s less." */
export function correctedTableText(before: Evening, after: Evening): string | null {
  const corrected = after.sessions.find(({ id, corrected: at }) => {
    const was = before.sessions.find((other) => other.id === id);
    return was !== undefined && at !== null && at > was.version;
  });
  if (!corrected || before.currency !== after.currency || after.currency === null) return null;
  const amounts = (people: readonly Person[]) =>
    people.flatMap(({ name, sessions }) =>
      sessions
        .filter(({ id }) => id === corrected.id)
        .map(({ net }) => ({ name, role: 'player' as const, purse: null, at_table: 0, net })),
    );
  const changes = changesText(amounts(before.punters), amounts(after.punters), currencyOf(after.currency));
  const { happenedAt, happenedOnlyAt } = messages().corrections;
  return changes === null ? happenedOnlyAt(corrected.name) : happenedAt(corrected.name, changes);
}
