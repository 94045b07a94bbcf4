/** Leaving the page while entries are unsent asks first. */

import type { ReadonlySignal } from '@preact/signals';
import { effect } from '@preact/signals';

const open = new Set<{ readonly outbox: ReadonlySignal<readonly unknown[]> }>();

/** Asks before the page is left while these books have something that is not known to be recorded. Returns how to stop. */
export function guardLeaving(books: { readonly outbox: ReadonlySignal<readonly unknown[]> }): () => void {
  const stop = effect(() => listen(books, books.outbox.value.length > 0));
  return () => {
    stop();
    listen(books, false);
  };
}

function listen(books: { readonly outbox: ReadonlySignal<readonly unknown[]> }, unsent: boolean): void {
  if (unsent) open.add(books);
  else open.delete(books);
  // Listened to only then: a page that listens always is not kept for the way back.
  if (open.size) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
