/** The notice of a correction at one of the tables. */

import { messages } from '../../features/corrections/messages/messages.ts';
import { changesText } from '../../features/corrections/difference.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import type { Evening, EveningTable, Person } from './evening-view.ts';

/** Returns what changed for each player at the corrected table: "Corrected at Oak: Anne 5s less." */
export function correctedTableText(before: Evening, after: Evening): string | null {
  if (before.currency !== after.currency) return null;
  const texts = after.sessions.map((table) => {
    const was = before.sessions.find(({ id }) => id === table.id);
    const isCorrected = was && table.corrected !== null && table.corrected > was.version;
    return isCorrected ? noticeText(was, table, changesAt(table, before, after)) : null;
  });
  return texts.find((text) => text !== null) ?? null;
}

/** A correction that changes nothing at a closed table takes back a payment: play is as it was. */
function noticeText(
  was: EveningTable,
  { name, closed_at }: EveningTable,
  changes: string | null,
): string | null {
  const { happenedAt, happenedOnlyAt } = messages().corrections;
  if (changes !== null) return happenedAt(name, changes);
  return was.closed_at !== null && closed_at !== null ? null : happenedOnlyAt(name);
}

function changesAt({ id }: EveningTable, before: Evening, after: Evening): string | null {
  if (after.currency === null) return null;
  const amounts = (people: readonly Person[]) =>
    people.flatMap(({ name, sessions }) =>
      sessions
        .filter((session) => session.id === id)
        .map(({ net }) => ({ name, role: 'player' as const, purse: null, at_table: 0, net })),
    );
  return changesText(amounts(before.punters), amounts(after.punters), currencyOf(after.currency));
}
