/**
 * A log of taps in localStorage, written synchronously before the outbox stores them. If the page closes in between,
 * no tap is lost and no removed entry comes back. A logged entry may also be in the outbox, or even be recorded: its
 * key is the same in each.
 */

import type { Entry, TappedEntry } from '../entry.ts';
import type { Browser } from '../../platform/browser.ts';

/**
 * The key of an entry that was taken out of the outbox, and the entries put in its place; `at` is when. `holdsNext`: the
 * entry after it is held.
 */
export interface LoggedReplacement {
  key: string;
  instead: readonly Entry[];
  at: string;
  holdsNext?: boolean;
}

type TapStorage = Browser['localStorage'];

const TAP = 'paroli.tap.';
const REPLACEMENT = 'paroli.mend.';

/** More than the step between two numbers of the size of `order`. */
const ORDER_STEP = 0.001;
let lastOrder = 0;

/** Logs a tap. If localStorage is not available, only the outbox has the tap. */
export function logTap(storage: TapStorage, session: string, tap: TappedEntry): void {
  write(storage, `${TAP}${session}.${tap.entry.key}`, tap);
}

/** Removes a tap from the log, once the outbox has stored it. */
export function clearTap(storage: TapStorage, session: string, key: string): void {
  storage?.removeItem(`${TAP}${session}.${key}`);
}

/** Returns the logged taps of a session, oldest first. */
export function loggedTaps(storage: TapStorage, session: string): TappedEntry[] {
  // An earlier version logged no id of the tap.
  const logged = readOrdered<Omit<TappedEntry, 'tap'> & { tap?: string }>(storage, `${TAP}${session}.`);
  return logged.map(({ entry, at, tap = entry.key, base }) => ({
    ...{ entry, at, tap },
    ...(base !== undefined && { base }),
  }));
}

/** Logs that an entry is replaced by others, or by none. */
export function logReplacement(storage: TapStorage, session: string, replacement: LoggedReplacement): void {
  write(storage, `${REPLACEMENT}${session}.${replacement.key}`, replacement);
}

/** Removes a replacement from the log, once the outbox has made or rejected it. */
export function clearReplacement(storage: TapStorage, session: string, key: string): void {
  storage?.removeItem(`${REPLACEMENT}${session}.${key}`);
}

/** Returns the logged replacements of a session, oldest first. */
export function loggedReplacements(storage: TapStorage, session: string): LoggedReplacement[] {
  return readOrdered<LoggedReplacement>(storage, `${REPLACEMENT}${session}.`).map(
    ({ key, instead, at, holdsNext = false }) => ({ key, instead, at, holdsNext }),
  );
}

/** Returns the ids of the sessions in the log. */
export function loggedSessions(storage: TapStorage): string[] {
  const sessionIds = (prefix: string): string[] =>
    namesWithPrefix(storage, prefix).map((name) => name.slice(prefix.length).split('.')[0] ?? '');
  return [...new Set([...sessionIds(TAP), ...sessionIds(REPLACEMENT)])];
}

function write(storage: TapStorage, name: string, value: object): void {
  // The clock of a browser may stand still for 0.1 ms, in which a page logs many entries.
  lastOrder = Math.max(performance.timeOrigin + performance.now(), lastOrder + ORDER_STEP);
  try {
    storage?.setItem(name, JSON.stringify({ ...value, order: lastOrder }));
  } catch {
    // localStorage is full.
  }
}

function readOrdered<T>(storage: TapStorage, prefix: string): T[] {
  return namesWithPrefix(storage, prefix)
    .map((name) => JSON.parse(storage?.getItem(name) ?? 'null') as (T & { order: number }) | null)
    .filter((value) => value !== null)
    .sort((one, other) => one.order - other.order);
}

function namesWithPrefix(storage: TapStorage, prefix: string): string[] {
  const names = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
  return names.filter((name) => name.startsWith(prefix));
}
