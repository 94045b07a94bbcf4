/**
 * Taps that are on their way to the outbox, noted at once: a page that ends before the outbox has them loses none.
 * What is read from it again may be in the outbox already, or recorded even; its key is the same.
 */

import type { Entry } from './entry.ts';
import type { Surroundings } from './surroundings.ts';

/** An entry as it was tapped; `at` as in `Waiting`. */
export interface Tapped {
  entry: Entry;
  at: string;
}

type Notes = Surroundings['notes'];

const PREFIX = 'paroli.tap.';
const nameOf = (session: string, key: string): string => `${PREFIX}${session}.${key}`;

/** Notes a tap. Where nothing can be noted, the outbox alone has to keep it. */
export function noteTap(notes: Notes, session: string, tapped: Tapped): void {
  try {
    const order = performance.timeOrigin + performance.now();
    notes?.setItem(nameOf(session, tapped.entry.key), JSON.stringify({ ...tapped, order }));
  } catch {
    // The browser has no room for notes.
  }
}

/** The outbox has it. */
export function forgetTap(notes: Notes, session: string, key: string): void {
  notes?.removeItem(nameOf(session, key));
}

/** Returns the taps of a session that the outbox was not known to have, oldest first. */
export function tapsLeft(notes: Notes, session: string): Tapped[] {
  const texts = named(notes, `${PREFIX}${session}.`).map((name) => notes?.getItem(name) ?? 'null');
  return texts
    .map((text) => JSON.parse(text) as (Tapped & { order: number }) | null)
    .filter((note) => note !== null)
    .sort((one, other) => one.order - other.order)
    .map(({ entry, at }) => ({ entry, at }));
}

/** Returns the sessions of which a tap is noted. */
export function sessionsNoted(notes: Notes): string[] {
  return [...new Set(named(notes, PREFIX).map((name) => name.slice(PREFIX.length).split('.')[0] ?? ''))];
}

function named(notes: Notes, prefix: string): string[] {
  const names = Array.from({ length: notes?.length ?? 0 }, (_, at) => notes?.key(at) ?? '');
  return names.filter((name) => name.startsWith(prefix));
}
