/** Undo. */

import { newestTap } from './replaced-stakes.ts';
import type { TablePageModel } from './page-model.ts';

/**
 * Takes out what the newest tap entered, as far as it is not sent. What is on its way by the time the outbox is asked
 * stays, and that is said.
 */
export async function undo({ outbox, uiState }: TablePageModel): Promise<void> {
  uiState.isUndoTooLate.value = false;
  const left = await Promise.all(newestTap(outbox.entries.value).map((key) => outbox.remove(key)));
  uiState.isUndoTooLate.value = left.includes(false);
}
