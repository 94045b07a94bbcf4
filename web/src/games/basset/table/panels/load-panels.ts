/** Loads the panels of the table page, after the table itself. */

import { signal } from '@preact/signals';
import { importWithRetry } from '../../../../platform/lazy-import.ts';

/** The rejection slip and the panels, once loaded. They are not needed before the first entry. */
export const panels = signal<typeof import('./panels.ts') | null>(null);

/** Whether the latest attempt to load them failed. */
export const away = signal(false);

const AGAIN_MS = 5000;
let trying = false;

/**
 * Loads the panels. Call it when the page is idle, because they may be needed offline later, and when one is needed.
 * If it fails, it tries again every few seconds and when the device is online again.
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
