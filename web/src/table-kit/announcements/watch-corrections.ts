/**
 * Shows a dealer what a correction has changed, for some seconds: a keeper may have made it on another device. While a
 * panel covers it, the seconds do not pass.
 */

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
import type { ShownCorrection } from '../model/table-model.ts';
import type { TableView } from '../model/table-view.ts';
import { correctedParties } from '../results.ts';

/**
 * Watches the table. An undo or redo of this device has a notice of its own. The text of a correction goes away after
 * some seconds, after the next entry, and after a later correction. Returns how to stop.
 */
export function watchCorrections<View extends TableView, Own extends OwnMode>({
  outbox,
  uiState: { correction, openPanel },
}: TablePageModel<View, Own>): () => void {
  let viewBefore: View | null = null;
  let before: CorrectedView | null = null;
  let rows: Rows = [];
  const { show, hide, wait } = passingText(correction, () => openPanel.peek() === null);
  const stopWaiting = openPanel.subscribe(wait);
  const stop = effect(() => {
    const view = outbox.serverView.value;
    const now = view && correctedParties(view);
    const rowsNow = outbox.rows.value;
    if (without(rowsNow, rows).length) hide();
    if (before && now && isCorrected(before, now)) {
      // The view that includes an undo comes together with the end of its row.
      const undos = without(rows, rowsNow).filter(isUndo);
      const isOwn = undos.some((row) => includes(row, now.corrected));
      const text = isOwn ? null : correctionText(before, now, isUndoOf(viewBefore, view));
      if (text !== null) show({ version: now.corrected, text });
    }
    rows = rowsNow;
    viewBefore = view;
    before = now;
  });
  return () => {
    stop();
    stopWaiting();
    hide();
  };
}

type Rows = readonly Row[];
type Row = TablePageModel['outbox']['rows']['value'][number];

const without = (rows: Rows, others: Rows): Rows =>
  rows.filter(({ key }) => !others.some((other) => other.key === key));

const isUndo = (row: Row): boolean => isSessionEntry(row.entry) && !correctsEntry(row);

/** Whether the version of an undo of this device includes the newest correction, which is then the undo. */
const includes = ({ recorded }: Row, corrected: number): boolean =>
  recorded === null || corrected <= recorded.version;

/** Whether the newest correction takes back an entry of the view before, or an earlier correction. */
const isUndoOf = (before: TableView | null, { undone, last_correction }: TableView): boolean =>
  last_correction?.is_undo === true ||
  (undone != null && before?.recent?.some(({ entry }) => entry === undone.entry) === true);

const isCorrected = (
  before: CorrectedView,
  now: CorrectedView,
): now is CorrectedView & { readonly corrected: number } =>
  now.corrected !== null && now.corrected > before.version;

/** Returns how to show a correction for some seconds in view, how to hide it, and how to count them again. */
function passingText(shown: { value: ShownCorrection | null }, isInView: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (): void => {
    clearTimeout(timer);
    shown.value = null;
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (isInView()) timer = setTimeout(hide, NOTICE_MS);
  };
  const show = (correction: ShownCorrection): void => {
    shown.value = correction;
    wait();
  };
  return { show, hide, wait };
}
