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
  let undos: readonly string[] = [];
  return effect(() => {
    const view = outbox.serverView.value;
    const now = view && correctedParties(view);
    const waiting = outbox.rows.value
      .filter((row) => isSessionEntry(row.entry) && !correctsEntry(row))
      .map(({ key }) => key);
    // The view that includes an undo comes together with the end of its row.
    const isOwnUndo = undos.some((key) => !waiting.includes(key));
    const text = before && now && correctionText(before, now);
    if (text && !isOwnUndo) showFor(correction, text);
    undos = waiting;
    before = now;
  });
}

/** Shows a text for some seconds, unless another one replaces it. */
function showFor(shown: { value: string | null; peek: () => string | null }, text: string): void {
  shown.value = text;
  setTimeout(() => {
    if (shown.peek() === text) shown.value = null;
  }, NOTICE_MS);
}
