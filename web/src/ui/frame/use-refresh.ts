/** Refreshes a page when its tab is visible again, when the network returns, and every few seconds. */

import { useEffect } from 'preact/hooks';
import { notice, noticeOf } from './notice.ts';

const LOOK_MS = 2500;

/** Calls `look` when the page becomes visible or the network returns. */
export function useRefreshOnReturn(look: () => void): void {
  useEffect(() => {
    const seen = (): void => {
      if (!document.hidden) look();
    };
    addEventListener('online', look);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', seen);
    };
  });
}

/**
 * Calls `look` every few seconds while the page is visible. If the server does not respond, a notice shows it
 * once, and is removed when the server responds.
 */
export function usePolling(look: () => Promise<void>, wanted = true): void {
  useEffect(() => {
    if (!wanted) return undefined;
    let failed = false;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const turn = async (): Promise<void> => {
      try {
        if (!document.hidden) await look();
        if (failed) notice.value = null;
        failed = false;
      } catch (error) {
        if (!failed) notice.value = noticeOf(error, null);
        failed = true;
      }
      if (timer !== null) timer = setTimeout(turn, LOOK_MS);
    };
    timer = setTimeout(turn, LOOK_MS);
    return () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
  });
}
