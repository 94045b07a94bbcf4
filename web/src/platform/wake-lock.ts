/** Keeps the screen on while a deal runs, where the browser can. */

import type { ReadonlySignal } from '@preact/signals';
import { effect } from '@preact/signals';

/** The lock, as far as we use it; browsers take it back when the page is hidden. */
interface WakeLocks {
  request(kind: 'screen'): Promise<{ release(): Promise<void> }>;
}

/** Keeps the screen on while `dealing` is true. Returns how to stop. */
export function holdWakeLock(dealing: ReadonlySignal<boolean>): () => void {
  const locks = (navigator as { wakeLock?: WakeLocks }).wakeLock;
  if (!locks) return () => undefined;
  let held: Promise<{ release(): Promise<void> } | null> | null = null;
  const hold = (): void => {
    // Refused when the battery is low, or the page not seen at this moment.
    if (!document.hidden && dealing.peek()) held = locks.request('screen').catch(() => null);
  };
  const release = (): void => {
    void held?.then((lock) => lock?.release());
    held = null;
  };
  const stop = effect(() => {
    if (dealing.value && !held) hold();
    if (!dealing.value) release();
  });
  document.addEventListener('visibilitychange', hold);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', hold);
    release();
  };
}
