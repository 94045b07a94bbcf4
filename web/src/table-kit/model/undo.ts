/** Undo and redo of what the dealer tapped. */

import type { TablePageModel } from './page-model.ts';
import { cancelAll, isUnfinished, type UiState } from './ui-state.ts';

/** How long the page shows what was taken back. */
const NOTICE_MS = 3000;

/** Cancels an unfinished tap, else takes back the newest entry, sent or not. */
export function undo({ outbox, uiState }: TablePageModel): void {
  const wasUnfinished = isUnfinished(uiState);
  cancelAll(uiState);
  if (!wasUnfinished && outbox.undo().length) showNotice(uiState);
}

/** Restores what the last undo on this page took back. */
export function redo({ outbox, uiState }: TablePageModel): void {
  if (!outbox.undone.peek().length) return;
  cancelAll(uiState);
  outbox.redo();
  showNotice(uiState);
}

function showNotice({ undoNotice }: UiState): void {
  const notice = {};
  undoNotice.value = notice;
  setTimeout(() => {
    if (undoNotice.peek() === notice) undoNotice.value = null;
  }, NOTICE_MS);
}
