/** Undo and redo of what the dealer tapped. */

import { mayRule } from '../../api/current-key.ts';
import type { StandingEntry } from '../../outbox/undo/standing-entries.ts';
import type { Mode, OwnMode } from './modes.ts';
import type { TablePageModel } from './table-context.ts';
import type { UiState } from './table-model.ts';
import type { TableView } from './table-view.ts';
import { cancelAll, isTrayOpen } from './ui-state.ts';

/** Whether this device may take an entry back: a ruling only if it may make one. */
export const mayUndo = ({ entered }: StandingEntry): boolean => entered.kind !== 'ruling' || mayRule();

/** How long the page shows what was taken back. */
const NOTICE_MS = 8000;

/**
 * Closes the panel or the tray that is open and dismisses a tap that was refused; if there is none, takes back the newest
 * entry, sent or not.
 */
export function undo<View extends TableView, Own extends OwnMode>(model: TablePageModel<View, Own>): void {
  const { gate, outbox, uiState } = model;
  if (uiState.openPanel.peek() !== null && uiState.openPanel.peek() !== 'outbox') {
    uiState.openPanel.value = null;
    return;
  }
  const [wasUnfinished, earlier] = [isUnfinished(model) || gate.forgetWaiting(), earlierMode(model)];
  gate.dismiss();
  cancelAll(uiState);
  if (earlier) uiState.mode.value = earlier;
  else if (!wasUnfinished && isAllowed(outbox.newest.peek()) && outbox.undo().length) showNotice(uiState);
}

const isAllowed = (newest: StandingEntry | null): boolean => newest === null || mayUndo(newest);

/** Whether the last tap has made no entry yet: it opened a tray, waits for another tap, or was refused. */
export const isUnfinished = <View extends TableView, Own extends OwnMode>({
  gate,
  uiState,
}: Pick<TablePageModel<View, Own>, 'gate' | 'uiState'>): boolean =>
  isTrayOpen(uiState.mode.value) ||
  uiState.firstCard.value !== null ||
  uiState.pendingDraw.value !== null ||
  uiState.isEndConfirmed.value ||
  gate.refusedTap.value !== null;

/** Returns the open mode without its last tap; null if Undo closes it. */
function earlierMode<View extends TableView, Own extends OwnMode>({
  actions,
  game,
  uiState,
}: TablePageModel<View, Own>): Mode<Own> | null {
  const view = actions.table();
  return (view && game.withoutLastTap?.(uiState.mode.peek(), view)) ?? null;
}

/** Restores what the last undo on this page took back. */
export function redo<View extends TableView, Own extends OwnMode>({
  gate,
  outbox,
  uiState,
}: TablePageModel<View, Own>): void {
  if (gate.isWaiting.peek() || !outbox.undone.peek().length || outbox.isRedoWaiting.peek()) return;
  cancelAll(uiState);
  outbox.redo(gate.refuse);
  showNotice(uiState);
}

function showNotice({ undoNotice }: Pick<UiState, 'undoNotice'>): void {
  const notice = {};
  undoNotice.value = notice;
  setTimeout(() => {
    if (undoNotice.peek() === notice) undoNotice.value = null;
  }, NOTICE_MS);
}
