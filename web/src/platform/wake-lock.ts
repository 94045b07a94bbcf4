/** Keeps the screen on while a deal runs, if the browser can. */

import type { ReadonlySignal } from '@preact/signals';
import { effect } from '@preact/signals';

/** The used part of the Screen Wake Lock API. Browsers release the lock when the page is hidden. */
interface WakeLocks {
  request(kind: 'screen'): Promise<{ release(): Promise<void> }>;
}

/** Keeps the screen on while `isDealing` is true. Returns how to stop. */
export function holdWakeLock(isDealing: ReadonlySignal<boolean>): () => void {
  const locks = (navigator as { wakeLock?: WakeLocks }).wakeLock;
  if (!locks) return () => undefined;
  let lock: Promise<{ release(): Promise<void> } | null> | null = null;
  const request = (): void => {
    // The browser refuses if the battery is low or the page is hidden.
    if (!document.hidden && isDealing.peek()) lock = locks.request('screen').catch(() => null);
  };
  const release = (): void => {
    void lock?.then((lock) => lock?.release());
    lock = null;
  };
  const stop = effect(() => {
    if (isDealing.value && !lock) request();
    if (!isDealing.value) release();
  });
  document.addEventListener('visibilitychange', request);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', request);
    release();
  };
}
