/** Corrects an entry: a recorded one by a correction, an unsent one in the outbox. */

import type {
  CorrectableEntry,
  CorrectionBody,
  RequestedCorrection,
} from '../../features/corrections/correction-context.ts';
import type { UnsentEntry } from '../../outbox/entry.ts';
import { CORRECTION } from '../../outbox/undo/session-entries.ts';
import type { Outbox as OutboxOf } from '../../outbox/outbox.ts';
import type { TableView } from './table-view.ts';

type Outbox = Pick<OutboxOf<TableView>, 'enqueue' | 'entries' | 'remove' | 'replace'>;

/** Corrects an entry. The server records it only if no entry came since its effect was shown. */
export function correctEntry(
  outbox: Outbox,
  entry: CorrectableEntry,
  { body, changed, shown }: RequestedCorrection,
): void {
  if (entry.version !== null) {
    const fields = { body, was: entry.entered, shown };
    const waiting = body.insert_after ? '' : waitingCorrection(outbox.entries.value, entry.version);
    return waiting
      ? outbox.replace(waiting, [{ kind: CORRECTION, fields }])
      : void outbox.enqueue(CORRECTION, fields);
  }
  if (!changed) return void outbox.remove(entry.id);
  const { kind, ...fields } = changed;
  outbox.replace(entry.id, [{ kind, fields }]);
}

/** Takes an entry back. */
export const takeBack = (outbox: Outbox, entry: CorrectableEntry): void =>
  correctEntry(outbox, entry, { body: { strike: entry.version ?? 0 } });

/** Returns the key of an unsent correction of the same entry. A second one would name an entry that no longer counts. */
function waitingCorrection(entries: readonly UnsentEntry[], version: number): string | undefined {
  const same = entries.find(({ entry, state }) => {
    const { amend, strike } = (entry['body'] ?? {}) as CorrectionBody;
    // Only corrections have a body.
    return state === 'waiting' && (amend ?? strike) === version;
  });
  return same?.entry.key;
}
