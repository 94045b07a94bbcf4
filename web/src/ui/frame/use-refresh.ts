/** Refreshes a page when its tab is visible again, when the network returns, and every few seconds. */

import { useEffect } from 'preact/hooks';
import { notice, noticeOf } from './notice.ts';

const POLL_MS = 2500;

/** Calls `look` when the page becomes visible or the network returns. */
export function useRefreshOnReturn(refresh: () => void): void {
  useEffect(() => {
    const refreshIfVisible = (): void => {
      if (!document.hidden) refresh();
    };
    addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  });
}

/**
 * Calls `look` every few seconds while the page is visible. If the server does not respond, a notice shows it
 * once, and is removed when the server responds.
 */
export function usePolling(refresh: () => Promise<void>, isEnabled = true): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    let failed = false;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const poll = async (): Promise<void> => {
      try {
        if (!document.hidden) await refresh();
        if (failed) notice.value = null;
        failed = false;
      } catch (error) {
        if (!failed) notice.value = noticeOf(error, null);
        failed = true;
      }
      if (timer !== null) timer = setTimeout(poll, POLL_MS);
    };
    timer = setTimeout(poll, POLL_MS);
    return () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
  });
}
