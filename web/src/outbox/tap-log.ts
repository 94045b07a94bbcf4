/**
 * Taps that are on their way to the outbox, noted at once: a page that ends before the outbox has them loses none, and
 * what was taken out does not come back. What is read from it again may be in the outbox already, or recorded even; its
 * key is the same.
 */

import type { Entry } from './entry.ts';
import type { Browser } from '../platform/browser.ts';

/** An entry as it was tapped; `at` as in `Waiting`. */
export interface Tapped {
  entry: Entry;
  at: string;
}

/** What was taken out of the outbox, and what was put in its place, if anything; `at` is when. */
export interface Mended {
  key: string;
  instead: readonly Entry[];
  at: string;
}

type Notes = Browser['notes'];

const TAP = 'paroli.tap.';
const MEND = 'paroli.mend.';

/** Notes a tap. Where nothing can be noted, the outbox alone has to keep it. */
export function noteTap(notes: Notes, session: string, tapped: Tapped): void {
  note(notes, `${TAP}${session}.${tapped.entry.key}`, tapped);
}

/** The outbox has it. */
export function forgetTap(notes: Notes, session: string, key: string): void {
  notes?.removeItem(`${TAP}${session}.${key}`);
}

/** Returns the taps of a session that the outbox was not known to have, oldest first. */
export function tapsLeft(notes: Notes, session: string): Tapped[] {
  return left<Tapped>(notes, `${TAP}${session}.`).map(({ entry, at }) => ({ entry, at }));
}

/** Notes what is taken out, and what stands in its place. */
export function noteMend(notes: Notes, session: string, mended: Mended): void {
  note(notes, `${MEND}${session}.${mended.key}`, mended);
}

/** It is out of the outbox, or stays in it. */
export function forgetMend(notes: Notes, session: string, key: string): void {
  notes?.removeItem(`${MEND}${session}.${key}`);
}

/** Returns what was taken out of the outbox of a session and may be in it still, oldest first. */
export function mendsLeft(notes: Notes, session: string): Mended[] {
  return left<Mended>(notes, `${MEND}${session}.`).map(({ key, instead, at }) => ({ key, instead, at }));
}

/** Returns the sessions of which something is noted. */
export function sessionsNoted(notes: Notes): string[] {
  const of = (prefix: string): string[] =>
    named(notes, prefix).map((name) => name.slice(prefix.length).split('.')[0] ?? '');
  return [...new Set([...of(TAP), ...of(MEND)])];
}

function note(notes: Notes, name: string, what: object): void {
  try {
    const order = performance.timeOrigin + performance.now();
    notes?.setItem(name, JSON.stringify({ ...what, order }));
  } catch {
    // The browser has no room for notes.
  }
}

function left<T>(notes: Notes, prefix: string): T[] {
  return named(notes, prefix)
    .map((name) => JSON.parse(notes?.getItem(name) ?? 'null') as (T & { order: number }) | null)
    .filter((found) => found !== null)
    .sort((one, other) => one.order - other.order);
}

function named(notes: Notes, prefix: string): string[] {
  const names = Array.from({ length: notes?.length ?? 0 }, (_, at) => notes?.key(at) ?? '');
  return names.filter((name) => name.startsWith(prefix));
}
