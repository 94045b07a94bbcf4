/** Undo. */

import { newestTap } from './replaced-stakes.ts';
import type { TablePageModel } from './page-model.ts';

/** Removes the unsent entries of the newest tap. If one was sent in the meantime, the page shows a note. */
export async function undo({ outbox, uiState }: TablePageModel): Promise<void> {
  uiState.isUndoTooLate.value = false;
  const removed = await Promise.all(newestTap(outbox.entries.value).map((key) => outbox.remove(key)));
  uiState.isUndoTooLate.value = removed.includes(false);
}
