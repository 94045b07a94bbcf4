/** Elects one tab of a browser to do something for all tabs. */

import type { Browser } from '../platform/browser.ts';
import { newId } from '../api/idempotency-key.ts';

const LEASE_MS = 6000;
const TICK_MS = 2000;

/** Calls `lead` when this tab becomes the leader, and the function it returned when the lead ends. Returns how to resign. */
export function electLeader(browser: Browser, name: string, lead: () => () => void): () => void {
  return browser.locks ? electByLock(browser, name, lead) : electByLease(browser, name, lead);
}

function electByLock(browser: Browser, name: string, lead: () => () => void): () => void {
  const waiting = new AbortController();
  let resign = (): void => waiting.abort();
  const leadUntilResigned = (): Promise<void> =>
    new Promise((release) => {
      const stop = lead();
      resign = () => {
        stop();
        release();
      };
    });
  // The promise rejects if the tab resigns before it gets the lock.
  browser.locks!.request(name, { signal: waiting.signal }, leadUntilResigned).catch(() => undefined);
  return () => resign();
}

/** Without locks: the leader renews a lease in localStorage. Two tabs may lead for a moment. */
function electByLease(browser: Browser, name: string, lead: () => () => void): () => void {
  const [tabId, { clock, localStorage: notes }] = [newId(), browser];
  let stop: (() => void) | null = null;
  let cancel: () => void = () => undefined;
  const tick = (): void => {
    const lease = parseLease(notes?.getItem(name) ?? null);
    // A lease that ends later than any new one was written before the clock was set back.
    const leftMs = lease ? lease.until - clock.now() : 0;
    if (lease && lease.tab !== tabId && leftMs > 0 && leftMs <= LEASE_MS) {
      stop?.();
      stop = null;
    } else {
      store(browser, name, JSON.stringify({ tab: tabId, until: clock.now() + LEASE_MS }));
      stop ??= lead();
    }
    cancel = clock.later(TICK_MS, tick);
  };
  const resign = (): void => {
    cancel();
    if (stop && parseLease(notes?.getItem(name) ?? null)?.tab === tabId) notes?.removeItem(name);
    stop?.();
  };
  tick();
  return resign;
}

function parseLease(text: string | null): { tab: string; until: number } | null {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function store(browser: Browser, name: string, text: string): void {
  try {
    browser.localStorage?.setItem(name, text);
  } catch {
    // localStorage is full. Then every tab leads.
  }
}
