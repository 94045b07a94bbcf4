/** What a screen reader reads after a change: what is new in it. */

/** What a correction changed, the newest entry by its id and as a sentence, and what comes next. */
export interface Announced {
  readonly correction: string | null;
  readonly entry: string | null;
  readonly own: string;
  readonly next: string;
}

/** Returns the text of a change, without what is `known`, and without an entry with which the text of what comes next begins. */
export function announcedText(known: ReadonlySet<string>, announced: Announced): string {
  const { correction, entry, own, next } = announced;
  const isRead = entry === null || known.has(entry) || next.startsWith(own.replace(/\.$/, ''));
  const isCorrectionRead = correction === null || known.has(correction);
  return [isCorrectionRead ? '' : correction, isRead ? '' : own, next].filter(Boolean).join(' ');
}
