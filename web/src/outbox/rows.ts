/** The outbox of one session as rows, and every change to them, each from rows to rows. */

import type { Entry, Refusal, Refused, UnsentEntry } from './entry.ts';

/** What the server said of a recorded entry; `at` is this tablet's clock in milliseconds. */
export interface Recorded {
  version: number;
  settled: boolean;
  at: number;
}

/**
 * An entry on this tablet. It stays after it was recorded until the ink on this tablet shows it, so that at no
 * moment it is neither here nor there.
 */
export interface Row {
  key: string;
  session: string;
  /** Its place among the entries of its session; not always whole. */
  order: number;
  entry: Entry;
  at: string;
  /** A request with it may have reached the server. */
  sent: boolean;
  recorded: Recorded | null;
  refused: Refused | null;
}

/** What became of one entry of a request. */
export type Fate = { key: string } & ({ recorded: Recorded } | { refused: Refused });

export type Rows = readonly Row[];

/** Whether the server may or may not have recorded it: no one may say it is not there. */
export function isUnknown(row: Row): boolean {
  return row.sent && !row.recorded && !row.refused;
}

/** Returns the rows whose sending nothing halts, in order: those before the first refused. */
export function sendable(rows: Rows): Row[] {
  const open = rows.filter((row) => !row.recorded);
  const halt = open.findIndex((row) => row.refused);
  return halt < 0 ? open : open.slice(0, halt);
}

/** Returns the rows of the next request: as many as `most`, and of unknown fate alone if there are such. */
export function nextOf(rows: Rows, most: number): Row[] {
  const ready = sendable(rows);
  const unknown = ready.filter(isUnknown);
  return (unknown.length ? unknown : ready).slice(0, most);
}

/** Adds an entry at the end, once. */
export function added(rows: Rows, session: string, entry: Entry, at: string): Rows {
  if (rows.some((row) => row.key === entry.key)) return rows;
  return [...rows, fresh(session, entry, at, (rows.at(-1)?.order ?? 0) + 1)];
}

/** Marks the rows of the next request as such that may have reached the server. */
export function marked(rows: Rows, most: number): Rows {
  const keys = new Set(nextOf(rows, most).map((row) => row.key));
  return each(rows, (row) => (keys.has(row.key) && !row.sent ? { ...row, sent: true } : row));
}

/** Writes down what an answer says. Of `keys`, those it does not record are not in the books for certain. */
export function answered(rows: Rows, keys: readonly string[], fates: readonly Fate[]): Rows {
  const told = new Map(fates.map((fate) => [fate.key, fate]));
  return each(rows, (row) => {
    const fate = told.get(row.key);
    if (fate && 'recorded' in fate) return { ...row, sent: true, recorded: fate.recorded, refused: null };
    if (row.recorded) return row;
    const sent = row.sent && !keys.includes(row.key);
    if (fate) return { ...row, sent, refused: fate.refused };
    return sent === row.sent ? row : { ...row, sent };
  });
}

/** Takes out an entry that is not recorded for certain; any other stays. */
export function dropped(rows: Rows, key: string): Rows {
  return without(rows, (row) => row.key === key && !row.recorded && !isUnknown(row));
}

/** Puts other entries in the place of one that is not recorded for certain. */
export function mended(rows: Rows, key: string, entries: readonly Entry[], at: string): Rows {
  const place = rows.findIndex((row) => row.key === key);
  const row = rows[place];
  if (!row || row.recorded || isUnknown(row)) return rows;
  const end = rows[place + 1]?.order ?? row.order + 1;
  const step = (end - row.order) / Math.max(1, entries.length);
  const instead = entries.map((entry, index) => fresh(row.session, entry, at, row.order + index * step));
  return [...rows.slice(0, place), ...instead, ...rows.slice(place + 1)];
}

/** Lets refused entries be sent once more, with the same keys, if their code is one of `codes`. */
export function tryingAgain(rows: Rows, codes: ReadonlySet<string>): Rows {
  return each(rows, (row) => (row.refused && codes.has(row.refused.code) ? { ...row, refused: null } : row));
}

/**
 * Returns the rows beside ink of `version`, asked for at `asked`. What that shows leaves. What was recorded
 * before it was asked for and is not in it, the server has lost since (it was restored from a copy): that is
 * sent again.
 */
export function afterInk(rows: Rows, version: number, asked: number): Rows {
  const newer = without(rows, (row) => row.recorded !== null && row.recorded.version <= version);
  return each(newer, (row) => (row.recorded && row.recorded.at < asked ? { ...row, recorded: null } : row));
}

/** Returns how the rows look to those who show the outbox. */
export function waitingOf(rows: Rows): UnsentEntry[] {
  return rows
    .filter((row) => !row.recorded)
    .map((row) => ({ entry: row.entry, at: row.at, state: stateOf(row) }));
}

/** Returns the refused entry that halts the sending, once all before it are recorded. */
export function refusalOf(rows: Rows): Refusal | null {
  const [head, ...behind] = rows.filter((row) => !row.recorded);
  return head?.refused ? { ...head.refused, key: head.key, behind: behind.length } : null;
}

function stateOf(row: Row): UnsentEntry['state'] {
  if (row.refused) return 'refused';
  return row.sent ? 'sending' : 'waiting';
}

/** Changes each row; the very same rows are returned where nothing changes. */
function each(rows: Rows, change: (row: Row) => Row): Rows {
  const after = rows.map(change);
  return after.every((row, index) => row === rows[index]) ? rows : after;
}

function without(rows: Rows, leaves: (row: Row) => boolean): Rows {
  return rows.some(leaves) ? rows.filter((row) => !leaves(row)) : rows;
}

function fresh(session: string, entry: Entry, at: string, order: number): Row {
  return { key: entry.key, session, order, entry, at, sent: false, recorded: null, refused: null };
}
