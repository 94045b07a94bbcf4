/** Leaving the page while entries are unsent asks first. */

import type { ReadonlySignal } from '@preact/signals';
import { effect } from '@preact/signals';
import type { UnsentEntry } from './entry.ts';

interface Unsent {
  readonly outbox: ReadonlySignal<readonly Pick<UnsentEntry, 'state'>[]>;
  readonly kept: ReadonlySignal<boolean>;
}

const open = new Set<Unsent>();

/**
 * Asks before the page is left while these books have something on its way, or something that would be lost. What a
 * refusal halts is kept and goes nowhere: whoever leaves loses nothing by it. Returns how to stop.
 */
export function warnBeforeLeaving(books: Unsent): () => void {
  const stop = effect(() => listen(books, shouldWarn(books)));
  return () => {
    stop();
    listen(books, false);
  };
}

/** Whether leaving loses anything, or leaves something behind that is being sent. */
export function shouldWarn({ outbox, kept }: Unsent): boolean {
  const [first] = outbox.value;
  return first !== undefined && (first.state !== 'refused' || !kept.value);
}

function listen(books: Unsent, unsent: boolean): void {
  if (unsent) open.add(books);
  else open.delete(books);
  // Listened to only then: a page that listens always is not kept for the way back.
  if (open.size) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
