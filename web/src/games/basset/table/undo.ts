/** Takes back the newest tap. */

import { newestTap } from './replaced-stakes.ts';
import type { TablePageModel } from './page-model.ts';

/**
 * Takes out what the newest tap entered, as far as it is not sent. What is on its way by the time the outbox is asked
 * stays, and that is said.
 */
export async function undo({ books, hand }: TablePageModel): Promise<void> {
  hand.tooLate.value = false;
  const left = await Promise.all(newestTap(books.entries.value).map((key) => books.remove(key)));
  hand.tooLate.value = left.includes(false);
}
