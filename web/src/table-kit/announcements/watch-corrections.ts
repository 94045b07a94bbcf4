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

/**
 * Watches the table. An undo or redo of this device has a notice of its own. The text of a correction goes away after
 * some seconds, after the next entry, and after a later correction. Returns how to stop.
 */
export function watchCorrections<View extends TableView, Own extends OwnMode>({
  outbox,
  uiState: { correction },
}: TablePageModel<View, Own>): () => void {
  let before: CorrectedView | null = null;
  let rows: Rows = [];
  const { show, hide } = passingText(correction);
  const stop = effect(() => {
    const view = outbox.serverView.value;
    const now = view && correctedParties(view);
    const rowsNow = outbox.rows.value;
    if (without(rowsNow, rows).length) hide();
    if (before && now && isCorrected(before, now)) {
      // The view that includes an undo comes together with the end of its row.
      const isOwnUndo = without(rows, rowsNow).some(isUndo);
      show(isOwnUndo ? null : correctionText(before, now));
    }
    rows = rowsNow;
    before = now;
  });
  return () => {
    stop();
    hide();
  };
}

type Rows = readonly Row[];
type Row = TablePageModel['outbox']['rows']['value'][number];

const without = (rows: Rows, others: Rows): Rows =>
  rows.filter(({ key }) => !others.some((other) => other.key === key));

const isUndo = (row: Row): boolean => isSessionEntry(row.entry) && !correctsEntry(row);

const isCorrected = (before: CorrectedView, { corrected }: CorrectedView): boolean =>
  corrected !== null && corrected > before.version;

/** Returns how to show a text for some seconds, and how to hide it. */
function passingText(shown: { value: string | null }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (text: string | null): void => {
    clearTimeout(timer);
    shown.value = text;
    if (text !== null) timer = setTimeout(hide, NOTICE_MS);
  };
  const hide = (): void => show(null);
  return { show, hide };
}
