/** The rows of one session's outbox, and functions that return changed rows. */

import type { Entry, Refusal, RefusalReason, TappedEntry, UnsentEntry } from '../entry.ts';
import { isCorrection, REDO, UNDO } from '../undo/session-entries.ts';

/** The server's result for a recorded entry; `at` is this device's clock in milliseconds. */
export interface Recorded {
  version: number;
  settled: boolean;
  at: number;
}

/** An entry on this device. A recorded row stays until the server view includes it, so that it is always shown. */
export interface Row {
  key: string;
  session: string;
  /** Sorts the entries of a session. It may be a fraction. */
  order: number;
  entry: Entry;
  at: string;
  /** The id of the tap. Entries that an earlier version stored have none: see `tapOf`. */
  tap?: string;
  /** The newest version that the device knew when it was tapped. Entries that an earlier version stored have none. */
  base?: number;
  /** Whether a request with the entry may have reached the server. */
  sent: boolean;
  recorded: Recorded | null;
  refused: RefusalReason | null;
  /** Whether it waits for a decision: the entry before it was taken out, or other devices may have overtaken it. */
  held?: boolean;
}

/** The code of a held entry, which the server has not refused. No refusal of the server has it. */
export const HELD = 'held_back';

/** The server's result for one entry of a request. */
export type EntryResult = { key: string } & ({ recorded: Recorded } | { refused: RefusalReason });

export type Rows = readonly Row[];

/** Whether the entry was sent and its result is unknown: the server may have recorded it. */
export function isUncertain(row: Row): boolean {
  return row.sent && !row.recorded && !row.refused;
}

/** Returns the id of an entry's tap. An entry without one is a tap of its own. */
export const tapOf = ({ tap, key }: Pick<Row, 'tap' | 'key'>): string => tap ?? key;

/** The ids of the taps of entries, by the ids of the entries. */
export type Taps = Readonly<Record<string, string>>;

/** The number of entries whose taps are stored: at least as many as a server view names. */
const TAPS_MAX = 200;

/** Adds the taps of recorded rows. The oldest are dropped. */
export function withTaps(taps: Taps, recorded: Rows): Taps {
  if (!recorded.length) return taps;
  const added = recorded.map((row) => [row.key, tapOf(row)] as const);
  return Object.fromEntries([...Object.entries(taps), ...added].slice(-TAPS_MAX));
}

/** Returns the rows that may be sent, in order: those before the first that is refused or held. */
export function rowsToSend(rows: Rows): Row[] {
  const unrecorded = rows.filter((row) => !row.recorded);
  const firstStopped = unrecorded.findIndex((row) => row.refused ?? row.held);
  return firstStopped < 0 ? unrecorded : unrecorded.slice(0, firstStopped);
}

/**
 * Returns the rows of the next request, at most `limit`. Uncertain rows go first, in a request without others. A
 * correction is sent alone.
 */
export function nextBatch(rows: Rows, limit: number): Row[] {
  const toSend = rowsToSend(rows);
  const uncertain = toSend.filter(isUncertain);
  const next = uncertain.length ? uncertain : toSend;
  const correction = next.findIndex((row) => isCorrection(row.entry));
  return next.slice(0, correction < 0 ? limit : Math.min(limit, Math.max(1, correction)));
}

/** Adds an entry at the end, unless its key is present. */
export function withEntry(rows: Rows, session: string, tapped: TappedEntry): Rows {
  if (rows.some((row) => row.key === tapped.entry.key)) return rows;
  return [...rows, newRow(session, tapped, (rows.at(-1)?.order ?? 0) + 1)];
}

/** Marks the rows of the next request as sent. */
export function withBatchMarkedSent(rows: Rows, limit: number): Rows {
  const keys = new Set(nextBatch(rows, limit).map((row) => row.key));
  return mapRows(rows, (row) => (keys.has(row.key) && !row.sent ? { ...row, sent: true } : row));
}

/** Applies the results of a request. Rows in `keys` without a result are certainly not recorded. */
export function withResults(rows: Rows, keys: readonly string[], results: readonly EntryResult[]): Rows {
  const resultsByKey = new Map(results.map((result) => [result.key, result]));
  return mapRows(rows, (row) => {
    const result = resultsByKey.get(row.key);
    if (result && 'recorded' in result)
      return { ...row, sent: true, recorded: result.recorded, refused: null };
    if (row.recorded) return row;
    const sent = row.sent && !keys.includes(row.key);
    if (result) return { ...row, sent, refused: result.refused };
    return sent === row.sent ? row : { ...row, sent };
  });
}

/** Removes an entry that is certainly not recorded. Any other entry stays. */
export function withoutEntry(rows: Rows, key: string): Rows {
  return removeRows(rows, (row) => row.key === key && !row.recorded && !isUncertain(row));
}

/**
 * Puts other entries in the place of an entry that is certainly not recorded. They belong to its tap. A waiting undo or
 * redo of the entry then names the last of them. If there are none, it is removed too.
 */
export function withReplacement(rows: Rows, key: string, entries: readonly Entry[], at: string): Rows {
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  if (!row || row.recorded || isUncertain(row)) return rows;
  const nextOrder = rows[index + 1]?.order ?? row.order + 1;
  const step = (nextOrder - row.order) / Math.max(1, entries.length);
  const replacements = entries.map((entry, index) =>
    newRow(row.session, { ...row, entry, at, tap: tapOf(row) }, row.order + index * step),
  );
  const later = withUndoOf(rows.slice(index + 1), key, entries.at(-1)?.key ?? null);
  return [...rows.slice(0, index), ...replacements, ...later];
}

/** Holds the first unsent entry, unless the server may have recorded it. */
export function withFirstHeld(rows: Rows): Rows {
  const first = rows.find(({ recorded }) => !recorded);
  if (!first || first.refused || isUncertain(first)) return rows;
  return mapRows(rows, (row) => (row === first ? { ...row, held: true } : row));
}

/** Lets the held entries be sent. */
export const withReleased = (rows: Rows): Rows =>
  mapRows(rows, (row) => (row.held ? { ...row, held: false } : row));

/** After a sign-out, the device no longer knows which recorded entries are its own. */
export const withoutBases = (rows: Rows): Rows =>
  mapRows(rows, (row) => {
    const { base, ...others } = row;
    return base === undefined ? row : others;
  });

/** Lets each waiting undo or redo of an entry name another entry. If there is none, removes it. */
function withUndoOf(rows: Rows, key: string, other: string | null): Rows {
  const isOf = ({ entry, sent, recorded }: Row): boolean =>
    (entry.kind === UNDO || entry.kind === REDO) && entry['of'] === key && !sent && !recorded;
  if (other === null) return removeRows(rows, isOf);
  return mapRows(rows, (row) => (isOf(row) ? { ...row, entry: { ...row.entry, of: other } } : row));
}

/** Clears the refusals with one of these codes, so that the entries are sent again with the same keys. */
export function withRetries(rows: Rows, codes: ReadonlySet<string>): Rows {
  return mapRows(rows, (row) =>
    row.refused && codes.has(row.refused.code) ? { ...row, refused: null } : row,
  );
}

/**
 * Returns the rows that a server view of `version`, requested at `asked`, does not include. If a row was recorded
 * before the request and the view lacks it, the server was restored from a backup: the row is sent again.
 */
export function rowsAfterServerView(rows: Rows, version: number, asked: number): Rows {
  const newer = removeRows(rows, (row) => row.recorded !== null && row.recorded.version <= version);
  return mapRows(newer, (row) =>
    row.recorded && row.recorded.at < asked ? { ...row, recorded: null } : row,
  );
}

/** Returns the entries that the server has not confirmed, as pages show them. */
export function unsentEntries(rows: Rows): UnsentEntry[] {
  return rows
    .filter((row) => !row.recorded)
    .map((row) => ({ entry: row.entry, at: row.at, state: stateOf(row) }));
}

/** Returns the refused or held entry that stops the sync, once all entries before it are recorded. */
export function haltingRefusal(rows: Rows): Refusal | null {
  const [first, ...behind] = rows.filter((row) => !row.recorded);
  const reason = first?.refused ?? (first?.held ? HELD_BACK : null);
  return first && reason ? { ...reason, key: first.key, behind: behind.length } : null;
}

const HELD_BACK: RefusalReason = { code: HELD, title: '', detail: '', facts: {} };

function stateOf(row: Row): UnsentEntry['state'] {
  if (row.refused) return 'refused';
  if (row.held) return 'held';
  return row.sent ? 'sending' : 'waiting';
}

/** Changes each row. Returns the same array if nothing changes. */
function mapRows(rows: Rows, change: (row: Row) => Row): Rows {
  const after = rows.map(change);
  return after.every((row, index) => row === rows[index]) ? rows : after;
}

function removeRows(rows: Rows, isRemoved: (row: Row) => boolean): Rows {
  return rows.some(isRemoved) ? rows.filter((row) => !isRemoved(row)) : rows;
}

function newRow(session: string, { entry, at, tap, base }: TappedEntry, order: number): Row {
  const row = { key: entry.key, session, order, entry, at, tap, sent: false, recorded: null, refused: null };
  return base === undefined ? row : { ...row, base };
}
