/** When the connection was lost. The time is stored, so that it stays the same if the page is loaded again without one. */

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import { currentBrowser, type Browser } from '../../platform/browser.ts';

const KEY = 'paroli.lost-at';
/** A page that is loaded without a connection notices that within this time. */
const NOTICED_MS = 60_000;

type Times = { readonly offlineSince: ReadonlySignal<Date | null> };

/** When the connection of the open table was lost; null while there is one. */
export const lostAt = signal<Date | null>(null);

/** Follows the connection of an outbox. Returns how to stop. */
export function followLoss(
  { offlineSince }: Times,
  storage: Browser['localStorage'] = currentBrowser().localStorage,
): () => void {
  const started = Date.now();
  let restored = Number(storage?.getItem(KEY));
  storage?.removeItem(KEY);
  const stop = effect(() => {
    const since = offlineSince.value;
    if (since) {
      const isRestored = restored > 0 && since.getTime() < started + NOTICED_MS;
      lostAt.value ??= isRestored ? new Date(restored) : since;
      store(storage, lostAt.peek());
    } else if (lostAt.peek()) {
      lostAt.value = null;
      storage?.removeItem(KEY);
    } else return;
    restored = 0;
  });
  return () => {
    stop();
    lostAt.value = null;
  };
}

function store(storage: Browser['localStorage'], at: Date | null): void {
  try {
    storage?.setItem(KEY, String(at?.getTime()));
  } catch {
    // Without room, the time lasts until the page closes.
  }
}
