/** One tab of a browser that does something for all of them. */

import type { Browser } from '../platform/browser.ts';
import { newId } from '../api/idempotency-key.ts';

const LEASE_MS = 6000;
const TICK_MS = 2000;

/** Calls `lead` when this tab is the one, and what that returned when it is no more. Returns how to resign. */
export function electLeader(around: Browser, name: string, lead: () => () => void): () => void {
  return around.locks ? byLock(around, name, lead) : byLease(around, name, lead);
}

function byLock(around: Browser, name: string, lead: () => () => void): () => void {
  const waiting = new AbortController();
  let resign = (): void => waiting.abort();
  const during = (): Promise<void> =>
    new Promise((done) => {
      const stop = lead();
      resign = () => {
        stop();
        done();
      };
    });
  // Rejected when we resign before our turn.
  around.locks!.request(name, { signal: waiting.signal }, during).catch(() => undefined);
  return () => resign();
}

/** Where there are no locks, a note that has to be renewed. Two tabs may lead for a moment. */
function byLease(around: Browser, name: string, lead: () => () => void): () => void {
  const [me, { clock, notes }] = [newId(), around];
  let stop: (() => void) | null = null;
  let cancel: () => void = () => undefined;
  const tick = (): void => {
    const held = heldBy(notes?.getItem(name) ?? null);
    // A lease further ahead than any is given was given by a clock that has been set back since.
    const left = held ? held.until - clock.now() : 0;
    if (held && held.tab !== me && left > 0 && left <= LEASE_MS) {
      stop?.();
      stop = null;
    } else {
      write(around, name, JSON.stringify({ tab: me, until: clock.now() + LEASE_MS }));
      stop ??= lead();
    }
    cancel = clock.later(TICK_MS, tick);
  };
  const resign = (): void => {
    cancel();
    if (stop && heldBy(notes?.getItem(name) ?? null)?.tab === me) notes?.removeItem(name);
    stop?.();
  };
  tick();
  return resign;
}

function heldBy(note: string | null): { tab: string; until: number } | null {
  try {
    return note ? JSON.parse(note) : null;
  } catch {
    return null;
  }
}

function write(around: Browser, name: string, note: string): void {
  try {
    around.notes?.setItem(name, note);
  } catch {
    // Full: then each tab has a stream of its own.
  }
}
