/** The correction that undo takes back: the newest one, while nothing was entered after it. */

import type { SessionView } from '../ports.ts';
import type { Row, Rows } from '../storage/rows.ts';
import { CORRECTION, isCorrection } from './session-entries.ts';
import { standingEntry, type StandingEntry } from './standing-entries.ts';

/** Returns the fields of the entry that takes a correction back, or, as a redo, brings it back. */
export const takeBackFields = (version: number, isRedo = false) => ({
  ...{ body: { take_back: version }, was: null, isRedo },
});

/** Whether a row corrects an entry, and does not take a correction back. */
export const correctsEntry = ({ entry }: Pick<Row, 'entry'>): boolean =>
  isCorrection(entry) && !('take_back' in (entry['body'] as object));

/** Whether the newest entry is a correction that is sent, and that the server view does not include yet. */
export function isCorrectionSent(rows: Rows): boolean {
  const last = rows.at(-1);
  return last !== undefined && correctsEntry(last) && (last.sent || last.recorded !== null);
}

/** Whether a correction was undone by an entry that was sent, and that the server view does not include yet. */
export const isTakeBackSent = (
  undone: readonly { readonly entry: StandingEntry; readonly undoKey: string | null }[] | undefined,
  rows: Rows,
): boolean =>
  undone?.some(
    ({ entry, undoKey }) =>
      isCorrection(entry.entered) &&
      rows.some(({ key, sent, recorded }) => key === undoKey && (sent || recorded !== null)),
  ) ?? false;

/**
 * Returns the correction that undo takes back; null if there is none, or if something was entered after it. `rows` are
 * those that no rule refused. A correction that was sent has no version until the server view includes it.
 */
export function correctionToUndo(view: SessionView | null, rows: Rows): StandingEntry | null {
  const last = rows.at(-1);
  // The result of a row has the version of its last event, which does not name the correction.
  if (last) return correctsEntry(last) ? { ...standingEntry(last), version: null } : null;
  const correction = view?.last_correction;
  if (!correction || correction.is_undo) return null;
  const id = `correction ${correction.version}`;
  return {
    ...{ id, tap: id, version: correction.version },
    entered: { kind: CORRECTION, ...takeBackFields(correction.version) },
  };
}
