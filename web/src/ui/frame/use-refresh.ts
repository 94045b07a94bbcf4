/** Looking again: when the tab is seen again, when the network is back, and every few seconds. */

import { useEffect } from 'preact/hooks';
import { notice, noticeOf } from './notice.ts';

const LOOK_MS = 2500;

/** Does `look` whenever somebody comes back to the page. */
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
 * Does `look` every few seconds while somebody can see the page. If the house does not answer that is said
 * once, and taken back when it does.
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
