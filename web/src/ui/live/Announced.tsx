/** The words of an announcement, in a live region. */

import type { Announcement } from '../announcement.ts';

/** Screen readers read a new element even if its text is the same. */
export function Announced({ words, count }: Announcement) {
  return <span key={count}>{words}</span>;
}
