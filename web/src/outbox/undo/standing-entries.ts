/** The entries that count: those that the server view names, changed by the rows that it does not include. */

import type { Entry } from '../entry.ts';
import type { Entered, SessionView } from '../ports.ts';
import { tapOf, type Row, type Rows } from '../storage/rows.ts';
import type { ServerView } from '../storage/storage.ts';
import { isCorrection, REDO, UNDO } from './session-entries.ts';

/** The part of a correction's body that says what becomes of an entry. */
interface CorrectionBody {
  readonly amend?: number;
  readonly strike?: number;
  readonly entry?: Entered;
}

/** An entry that counts, recorded or not. */
export interface StandingEntry {
  /** The id of the entry in the log: for an unsent entry, its key. */
  readonly id: string;
  readonly entered: Entered;
  /** The version of an event of the entry; null if it is not recorded. */
  readonly version: number | null;
  /** The id of the tap that made the entry. */
  readonly tap: string;
}

/**
 * Returns the entries that count, oldest first. Empty if the view does not name them. An entry of the view that another
 * device sent is a tap of its own.
 */
export function standingEntries(serverView: ServerView | null, rows: Rows): StandingEntry[] {
  const [view, taps] = [serverView?.table ?? null, serverView?.taps ?? {}];
  const standing: StandingEntry[] = (view?.recent ?? []).map(({ entry, entered, version }) => ({
    id: entry,
    entered,
    version,
    tap: taps[entry] ?? entry,
  }));
  const undone: StandingEntry[] = [];
  for (const row of rows.filter(({ refused }) => !refused)) {
    if (row.entry.kind === UNDO) {
      const newest = standing.at(-1);
      if (newest && newest.id === row.entry['of']) undone.push(...standing.splice(-1));
    } else if (row.entry.kind === REDO) {
      const restored = undone.pop() ?? restoredEntry(view, row);
      if (restored) standing.push(restored);
    } else {
      undone.length = 0;
      if (isCorrection(row.entry)) correct(standing, row);
      else standing.push(standingEntry(row));
    }
  }
  return standing;
}

/** Returns the newest entry and the others of its tap, newest first. */
export function newestTap(standing: readonly StandingEntry[]): StandingEntry[] {
  const start = standing.findLastIndex(({ tap }) => tap !== standing.at(-1)?.tap) + 1;
  return standing.slice(start).reverse();
}

/** Applies a correction that the server view does not include. The entry keeps its version, which still names it. */
function correct(standing: StandingEntry[], { entry }: Row): void {
  const { amend, strike, entry: changed } = entry['body'] as CorrectionBody;
  const place = standing.findIndex(({ version }) => version !== null && version === (amend ?? strike));
  const corrected = standing[place];
  if (!corrected) return;
  if (changed) standing[place] = { ...corrected, entered: changed };
  else standing.splice(place, 1);
}

/** Returns the entry of a row. */
export const standingEntry = (row: Row): StandingEntry =>
  standingIn(row.entry, tapOf(row), row.recorded?.version ?? null);

/** Returns an entry of a tap. `version` is null if it is not recorded. */
export function standingIn({ key, ...entered }: Entry, tap: string, version: number | null): StandingEntry {
  return { id: key, entered: entered as Entered, version, tap };
}

/** Returns the entry that the server restores for a redo. The key of the redo names it. */
function restoredEntry(view: SessionView | null, row: Row): StandingEntry | null {
  return view?.undone ? { ...standingEntry(row), entered: view.undone } : null;
}
