/** Shows a dealer what a correction has changed, for some seconds: a keeper may have made it on another device. */

import { effect } from '@preact/signals';
import {
  correctionText,
  NOTICE_MS,
  type CorrectedView,
} from '../../features/corrections/correction-notice.ts';
import { correctsEntry } from '../../outbox/undo/last-correction.ts';
import { isSessionEntry } from '../../outbox/undo/session-entries.ts';
import type { OwnMode } from '../model/modes.ts';
import type { TablePageModel } from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';
import { correctedParties } from '../results.ts';

/** Watches the table. An undo or redo of this device has a notice of its own. Returns how to stop. */
export function watchCorrections<View extends TableView, Own extends OwnMode>({
  outbox,
  uiState: { correction },
}: TablePageModel<View, Own>): () => void {
  let before: CorrectedView | null = null;
  let isOwnUndo = false;
  const stopUndo = effect(() => {
    isOwnUndo ||= outbox.entries.value.some(
      ({ entry }) => isSessionEntry(entry) && !correctsEntry({ entry }),
    );
  });
  const stop = effect(() => {
    const view = outbox.serverView.value;
    const now = view && correctedParties(view);
    const text = before && now && correctionText(before, now);
    if (text && !isOwnUndo) showFor(correction, text);
    if (before?.version !== now?.version) isOwnUndo = false;
    before = now;
  });
  return () => {
    stopUndo();
    stop();
  };
}

/** Shows a text for some seconds, unless another one replaces it. */
function showFor(shown: { value: string | null; peek: () => string | null }, text: string): void {
  shown.value = text;
  setTimeout(() => {
    if (shown.peek() === text) shown.value = null;
  }, NOTICE_MS);
}
