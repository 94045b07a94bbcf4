/** Loads the panels of the table page, after the table itself. */

import { signal } from '@preact/signals';
import { loadGameTexts } from '../../../../i18n/game-texts.ts';
import { importTranslated } from '../../../../i18n/language.ts';
import { importWithRetry } from '../../../../platform/lazy-import.ts';

/** The rejection slip and the panels, once loaded. They are not needed before the first entry. */
export const panels = signal<typeof import('./panels.ts') | null>(null);

/** Whether the latest attempt to load them failed. */
export const hasFailed = signal(false);

const RETRY_MS = 5000;
let isLoading = false;

/**
 * Loads the panels. Call it when the page is idle, because they may be needed offline later, and when one is needed.
 * If it fails, it tries again every few seconds and when the device is online again.
 */
export async function loadPanels(): Promise<void> {
  if (panels.peek() || isLoading) return;
  isLoading = true;
  const importPanels = () => importTranslated(() => importWithRetry(() => import('./panels.ts')));
  const parts = await Promise.all([importPanels(), loadGameTexts('basset')]).then(
    ([found]) => found,
    () => null,
  );
  isLoading = false;
  const isFirst = !hasFailed.peek();
  hasFailed.value = !parts;
  if (parts) panels.value = parts;
  else if (isFirst) retryUntilLoaded();
}

function retryUntilLoaded(): void {
  const retry = (): void => void loadPanels();
  addEventListener('online', retry);
  const timer = setInterval(retry, RETRY_MS);
  const stop = panels.subscribe((parts) => {
    if (!parts) return;
    removeEventListener('online', retry);
    clearInterval(timer);
    queueMicrotask(() => stop());
  });
}
