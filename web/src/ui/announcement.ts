/** What screen readers announce next; the page frame holds the live region. */

import { signal } from '@preact/signals';

export interface Announcement {
  words: string;
  /** How many there were: tells two with the same words apart. */
  count: number;
}

export const announcement = signal<Announcement>({ words: '', count: 0 });

export function announce(words: string): void {
  announcement.value = nextAnnouncement(announcement.value, words);
}

export function nextAnnouncement({ count }: Announcement, words: string): Announcement {
  return { words, count: count + 1 };
}
