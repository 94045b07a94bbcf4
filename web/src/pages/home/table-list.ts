/** The list of tables, loaded page by page: open tables, then closed ones, newest first in each. */

import type { Schemas } from '../../api/client.ts';

export type Row = Schemas['SessionRow'];

interface Query {
  readonly limit: number;
  readonly closed: boolean;
  readonly cursor?: string;
  readonly name?: string;
}

/** Requests one page of one of the two lists. */
export type RequestPage = (
  query: Query,
) => Promise<{ readonly sessions: readonly Row[]; readonly next: string | null }>;

/** The position at which a page starts. */
interface ListPosition {
  readonly closed: boolean;
  readonly cursor: string | null;
}

export interface TableList {
  readonly rows: readonly Row[];
  /** Null if there are no more tables. */
  readonly next: ListPosition | null;
}

export const FIRST: ListPosition = { closed: false, cursor: null };

/** Requests only the tables with `name` as a part of their name; all tables if it is empty. */
export const requestNamed =
  (request: RequestPage, name: string): RequestPage =>
  (query) =>
    request(name === '' ? query : { ...query, name });

/** Reads about as many tables as `limit` from a place on. Raises: what `ask` raises. */
export async function pageOf(
  request: RequestPage,
  limit: number,
  { closed, cursor }: ListPosition = FIRST,
): Promise<TableList> {
  const { sessions: rows, next } = await request({ limit, closed, ...(cursor && { cursor }) });
  if (next !== null) return { rows, next: { closed, cursor: next } };
  if (closed) return { rows, next: null };
  // Request at least one, to know whether there are any.
  const closedTables = await pageOf(request, Math.max(1, limit - rows.length), {
    closed: true,
    cursor: null,
  });
  return withNextPage(rows, closedTables);
}

/** The list after another page was loaded. A table closed meanwhile keeps its position. */
export function withNextPage(rows: readonly Row[], page: TableList): TableList {
  const known = new Set(rows.map(({ id }) => id));
  return { rows: [...rows, ...page.rows.filter(({ id }) => !known.has(id))], next: page.next };
}

/**
 * The list after it was loaded again. A page that was added while it was loaded stays: the new rows are fewer, although
 * there are more tables.
 */
export const reloaded = (before: TableList | null, loaded: TableList): TableList =>
  before && loaded.next && loaded.rows.length < before.rows.length
    ? withNextPage(loaded.rows, before)
    : loaded;

/** The table that was opened last, or null. */
export const newestOf = (rows: readonly Row[]): Row | null =>
  rows.reduce<Row | null>(
    (newest, row) => (newest && newest.opened_at >= row.opened_at ? newest : row),
    null,
  );

/** A table in a list, with what this device knows of it. */
export interface TableLine {
  readonly row: Row;
  /** The number of this device's entries that the server has not confirmed. */
  readonly waiting: number;
  /** Whether the table opens now: the server responds, or this device has it. */
  readonly isHere: boolean;
}

/** What a list needs to know of a stored table. */
interface Stored {
  readonly id: string;
  readonly view: object | null;
  readonly waiting: number;
}

/** Returns the rows as lines. While the server is away, those with waiting entries come first. */
export function linesOf(
  rows: readonly Row[],
  stored: readonly Stored[],
  isAway: boolean,
): readonly TableLine[] {
  const storedById = new Map(stored.map((table) => [table.id, table]));
  const lines = rows.map((row) => {
    const known = storedById.get(row.id);
    return { row, waiting: known?.waiting ?? 0, isHere: !isAway || Boolean(known?.view) };
  });
  const isFirst = ({ waiting }: TableLine): boolean => isAway && waiting > 0;
  return [...lines.filter(isFirst), ...lines.filter((line) => !isFirst(line))];
}

/** The number of running tables that have a card; the others have a line. */
const CARDS_MOST = 6;

/** Whether the evening counts a table, by this table alone. */
const countsInEvening = ({ row }: TableLine): boolean => !row.practice && !row.hidden;

/** Returns the running tables, as cards and as lines, those that count first and practice last, and the closed ones. */
export function partsOf(lines: readonly TableLine[]): {
  readonly cards: readonly TableLine[];
  readonly running: readonly TableLine[];
  readonly closed: readonly TableLine[];
} {
  const open = lines.filter(({ row }) => row.phase !== 'closed');
  const running = [
    ...open.filter(countsInEvening),
    ...open.filter(({ row }) => row.hidden && !row.practice),
    ...open.filter(({ row }) => row.practice),
  ];
  return {
    cards: running.slice(0, CARDS_MOST),
    running: running.slice(CARDS_MOST),
    closed: lines.filter(({ row }) => row.phase === 'closed'),
  };
}
