/** The list of tables, loaded page by page: open tables, then closed ones, newest first in each. */

import type { Schemas } from '../../api/client.ts';

export type Row = Schemas['SessionRow'];

interface Query {
  readonly limit: number;
  readonly closed: 'true' | 'false';
  readonly cursor?: string;
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

/** Reads about as many tables as `limit` from a place on. Raises: what `ask` raises. */
export async function pageOf(
  request: RequestPage,
  limit: number,
  { closed, cursor }: ListPosition = FIRST,
): Promise<TableList> {
  const { sessions: rows, next } = await request({ limit, closed: `${closed}`, ...(cursor && { cursor }) });
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

/** The table that was opened last, or null. */
export const newestOf = (rows: readonly Row[]): Row | null =>
  rows.reduce<Row | null>(
    (newest, row) => (newest && newest.opened_at >= row.opened_at ? newest : row),
    null,
  );

/** The tables with waiting entries first. Otherwise the order stays. */
export const rowsInOrder = (rows: readonly Row[], waitingAt: (id: string) => number): readonly Row[] => [
  ...rows.filter(({ id }) => waitingAt(id) > 0),
  ...rows.filter(({ id }) => waitingAt(id) === 0),
];
