/** What a screen reader reads after a change: what is new in it. */

import type { ShownCorrection } from '../model/table-model.ts';

/** What a correction changed, the newest entry by its id and as a sentence, and what comes next. */
export interface Announced {
  readonly correction: ShownCorrection | null;
  readonly entry: string | null;
  readonly own: string;
  readonly next: string;
}

/** What was read, or was there before: the ids of entries, and the newest change. */
export interface Read {
  readonly entries: ReadonlySet<string>;
  readonly newest: Announced | null;
}

/**
 * Returns the text of a change; null if nothing is new. A correction is read once, and alone; after it has gone, the text
 * is empty.
 */
export function announcedText({ entries, newest }: Read, announced: Announced): string | null {
  const { correction, entry, own, next } = announced;
  const before = newest?.correction ?? null;
  if (correction !== null && correction.version !== before?.version) return correction.text;
  if (newest && entry === newest.entry && own === newest.own && next === newest.next)
    return correction === null && before !== null ? '' : null;
  const isRead = entry === null || entries.has(entry) || next.startsWith(own.replace(/\.$/, ''));
  return [isRead ? '' : own, next].filter(Boolean).join(' ');
}

/** Returns what was read after a change: also what a correction changed, which is not read. */
export const withRead = ({ entries }: Read, newest: Announced): Read => ({
  entries: newest.entry === null ? entries : new Set([...entries, newest.entry]),
  newest,
});
