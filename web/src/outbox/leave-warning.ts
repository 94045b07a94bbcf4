/** Asks for confirmation before the page is left while entries are unsent. */

import type { ReadonlySignal } from '@preact/signals';
import { effect } from '@preact/signals';
import type { UnsentEntry } from './entry.ts';

interface UnsentEntries {
  readonly entries: ReadonlySignal<readonly Pick<UnsentEntry, 'state'>[]>;
  readonly isPersistent: ReadonlySignal<boolean>;
}

const outboxesWithWarning = new Set<UnsentEntries>();

/** Warns while leaving would interrupt the sync of this outbox or lose entries. Returns how to stop. */
export function warnBeforeLeaving(outbox: UnsentEntries): () => void {
  const stop = effect(() => setWarning(outbox, shouldWarn(outbox)));
  return () => {
    stop();
    setWarning(outbox, false);
  };
}

/**
 * Whether leaving would interrupt the sync or lose entries. Entries behind a refused one are not being sent. If they
 * are stored, leaving loses nothing.
 */
export function shouldWarn({ entries, isPersistent }: UnsentEntries): boolean {
  const [first] = entries.value;
  return first !== undefined && (first.state !== 'refused' || !isPersistent.value);
}

function setWarning(outbox: UnsentEntries, shouldBeSet: boolean): void {
  if (shouldBeSet) outboxesWithWarning.add(outbox);
  else outboxesWithWarning.delete(outbox);
  // A permanent listener would keep the page out of the browser's back/forward cache.
  if (outboxesWithWarning.size) addEventListener('beforeunload', askBeforeUnload);
  else removeEventListener('beforeunload', askBeforeUnload);
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
