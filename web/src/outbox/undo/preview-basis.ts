/** What a preview is computed from: a view without the entries that unsent rows take back, and the other rows. */

import type { SessionView } from '../ports.ts';
import type { Row, Rows } from '../storage/rows.ts';
import type { EarlierViews } from './earlier-views.ts';
import { isCorrection, REDO, UNDO } from './session-entries.ts';

export interface PreviewBasis<View extends SessionView> {
  readonly serverView: View | null;
  readonly rows: Rows;
  /** Whether an unsent undo or redo has an effect that the view cannot show. */
  readonly hasUnknownUndo: boolean;
}

/** Returns the id of the recorded entry that came before another one; null if there is none. */
function entryBefore(view: SessionView | null, entry: string): string | null {
  const place = view?.recent?.findIndex((recent) => recent.entry === entry) ?? -1;
  return view?.recent?.[place - 1]?.entry ?? null;
}

/** Returns the basis for the rows that no rule refused. */
export function previewBasis<View extends SessionView>(
  serverView: View | null,
  rows: Rows,
  earlier: EarlierViews<View>,
): PreviewBasis<View> {
  const basis = { serverView, rows: [] as Row[], hasUnknownUndo: false };
  const undone: Row[] = [];
  const startFrom = (view: View | null): void => {
    if (view && !basis.rows.length) basis.serverView = view;
    else basis.hasUnknownUndo = true;
  };
  for (const row of rows) {
    if (row.entry.kind === UNDO) {
      const of = String(row.entry['of']);
      const newest = basis.rows.at(-1);
      if (newest?.key === of) undone.push(...basis.rows.splice(-1));
      else startFrom(earlier.before(of, entryBefore(serverView, of)));
    } else if (row.entry.kind === REDO) {
      const restored = undone.pop();
      if (restored) basis.rows.push(restored);
      else startFrom(earlier.after(row.key));
    } else if (!isCorrection(row.entry)) {
      undone.length = 0;
      basis.rows.push(row);
    }
  }
  return basis;
}
