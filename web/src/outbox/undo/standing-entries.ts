/** The entries that count: those that the server view names, changed by the rows that it does not include. */

import type { Entered, SessionView } from '../ports.ts';
import type { Row, Rows } from '../rows.ts';
import { isCorrection, REDO, UNDO } from './session-entries.ts';

/** An entry that counts, recorded or not. */
export interface StandingEntry {
  /** The id of the entry in the log: for an unsent entry, its key. */
  readonly id: string;
  readonly entered: Entered;
  /** The version of an event of the entry; null if it is not recorded. */
  readonly version: number | null;
}

/** Returns the entries that count, oldest first. Empty if the view does not name them. */
export function standingEntries(view: SessionView | null, rows: Rows): StandingEntry[] {
  const standing: StandingEntry[] = (view?.recent ?? []).map(({ entry, entered, version }) => ({
    id: entry,
    entered,
    version,
  }));
  const undone: StandingEntry[] = [];
  for (const row of rows.filter(({ refused }) => !refused)) {
    if (row.entry.kind === UNDO) {
      const newest = standing.at(-1);
      if (newest && newest.id === row.entry['of']) undone.push(...standing.splice(-1));
    } else if (row.entry.kind === REDO) {
      const restored = undone.pop() ?? restoredEntry(view, row);
      if (restored) standing.push(restored);
    } else if (!isCorrection(row.entry)) {
      undone.length = 0;
      standing.push(standingEntry(row));
    }
  }
  return standing;
}

function standingEntry({ key, entry, recorded }: Row): StandingEntry {
  const { key: _key, ...entered } = entry;
  return { id: key, entered: entered as Entered, version: recorded?.version ?? null };
}

/** Returns the entry that the server restores for a redo. The key of the redo names it. */
function restoredEntry(view: SessionView | null, { key, recorded }: Row): StandingEntry | null {
  return view?.undone ? { id: key, entered: view.undone, version: recorded?.version ?? null } : null;
}
