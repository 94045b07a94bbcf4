/** Undo and redo of what the dealer tapped. */

import type { OwnMode } from './modes.ts';
import type { TablePageModel } from './table-context.ts';
import type { UiState } from './table-model.ts';
import type { TableView } from './table-view.ts';
import { cancelAll } from './ui-state.ts';

/** How long the page shows what was taken back. */
const NOTICE_MS = 3000;

/** Cancels an unfinished tap, else takes back the newest entry, sent or not. */
export function undo<View extends TableView, Own extends OwnMode>(model: TablePageModel<View, Own>): void {
  const { outbox, uiState } = model;
  const wasUnfinished = isUnfinished(model);
  cancelAll(uiState);
  if (!wasUnfinished && outbox.undo().length) showNotice(uiState);
}

/** Whether the last tap waits for another one, so that it has made no entry yet. */
const isUnfinished = <View extends TableView, Own extends OwnMode>({
  game,
  uiState,
}: TablePageModel<View, Own>): boolean =>
  uiState.firstCard.peek() !== null ||
  uiState.pendingDraw.peek() !== null ||
  uiState.isEndConfirmed.peek() ||
  typeof game.unfinishedCard?.(uiState.mode.peek()) === 'string';

/** Restores what the last undo on this page took back. */
export function redo<View extends TableView, Own extends OwnMode>({
  outbox,
  uiState,
}: TablePageModel<View, Own>): void {
  if (!outbox.undone.peek().length) return;
  cancelAll(uiState);
  outbox.redo();
  showNotice(uiState);
}

function showNotice({ undoNotice }: Pick<UiState, 'undoNotice'>): void {
  const notice = {};
  undoNotice.value = notice;
  setTimeout(() => {
    if (undoNotice.peek() === notice) undoNotice.value = null;
  }, NOTICE_MS);
}
