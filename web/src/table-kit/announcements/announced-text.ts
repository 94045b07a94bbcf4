/** What a screen reader reads after a change: what is new in it. */

/** The newest entry by its id and as a sentence, and what comes next. */
export interface Announced {
  readonly entry: string | null;
  readonly own: string;
  readonly next: string;
}

/** Returns the text of a change, without an entry that is `known`, or with which the text of what comes next begins. */
export function announcedText(known: ReadonlySet<string>, { entry, own, next }: Announced): string {
  const isRead = entry === null || known.has(entry) || next.startsWith(own.replace(/\.$/, ''));
  return isRead ? next : [own, next].filter(Boolean).join(' ');
}
