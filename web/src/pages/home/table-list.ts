/** The tables of the house page by page: those that run, then those that are closed, the newest first in each. */

import type { Schemas } from '../../api/client.ts';

export type Row = Schemas['SessionRow'];

interface Query {
  readonly limit: number;
  readonly closed: 'true' | 'false';
  readonly cursor?: string;
}

/** Asks the house for a page of one of the two lists. */
export type Ask = (
  query: Query,
) => Promise<{ readonly sessions: readonly Row[]; readonly next: string | null }>;

/** Where a page begins. */
interface Place {
  readonly closed: boolean;
  readonly cursor: string | null;
}

export interface TableList {
  readonly rows: readonly Row[];
  /** Null where there are no more. */
  readonly next: Place | null;
}

export const FIRST: Place = { closed: false, cursor: null };

/** Reads about as many tables as `limit` from a place on. Raises: what `ask` raises. */
export async function pageOf(ask: Ask, limit: number, { closed, cursor }: Place = FIRST): Promise<TableList> {
  const { sessions: rows, next } = await ask({ limit, closed: `${closed}`, ...(cursor && { cursor }) });
  if (next !== null) return { rows, next: { closed, cursor: next } };
  if (closed) return { rows, next: null };
  // One at least is asked for, so that it is known whether there are any.
  const over = await pageOf(ask, Math.max(1, limit - rows.length), { closed: true, cursor: null });
  return further(rows, over);
}

/** What is shown after a further page: a table that was closed meanwhile stays where it is. */
export function further(rows: readonly Row[], page: TableList): TableList {
  const known = new Set(rows.map(({ id }) => id));
  return { rows: [...rows, ...page.rows.filter(({ id }) => !known.has(id))], next: page.next };
}

/** The table that was opened last; null where there is none. */
export const newestOf = (rows: readonly Row[]): Row | null =>
  rows.reduce<Row | null>(
    (newest, row) => (newest && newest.opened_at >= row.opened_at ? newest : row),
    null,
  );
