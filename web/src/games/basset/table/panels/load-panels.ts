/** Fetches the panels of the table page, which come after the table itself. */

import { signal } from '@preact/signals';
import { importWithRetry } from '../../../../platform/lazy-import.ts';

/** The slip and the sheets, once they are here: nothing is refused before something is entered. */
export const panels = signal<typeof import('./panels.ts') | null>(null);

/** Whether they could not be fetched when that was tried. */
export const away = signal(false);

const AGAIN_MS = 5000;
let trying = false;

/**
 * Fetches them: when the page is idle, for they may be needed without the network later, and as soon as they are needed.
 * Where that fails, it is tried again when the device has its network back, and every few seconds.
 */
export async function loadPanels(): Promise<void> {
  if (panels.peek() || trying) return;
  trying = true;
  const parts = await importWithRetry(() => import('./panels.ts')).catch(() => null);
  trying = false;
  const isFirst = !away.peek();
  away.value = !parts;
  if (parts) panels.value = parts;
  else if (isFirst) tryAgain();
}

function tryAgain(): void {
  const again = (): void => void loadPanels();
  addEventListener('online', again);
  const timer = setInterval(again, AGAIN_MS);
  const stop = panels.subscribe((parts) => {
    if (!parts) return;
    removeEventListener('online', again);
    clearInterval(timer);
    queueMicrotask(() => stop());
  });
}
