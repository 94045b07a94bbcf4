/** The statement of a bankroll, as `GET /v1/people/{person}/statement.json` gives it. */

import type { Schemas } from '../../api/client.ts';
import { fetchJson } from '../../api/fetch-json.ts';

/** Amounts are in smallest units, moves are oldest first. */
export type Statement = Schemas['Statement'];
export type StatementMove = Schemas['StatementMove'];
export type StatementSession = Schemas['StatementSession'];

/** Which part of a bankroll a statement shows. `from` and `to` are days, "2026-01-06"; null for no limit. */
export interface StatementRange {
  readonly currency: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Returns the query of a statement's address. */
export const statementQuery = ({ currency, from, to }: StatementRange): Record<string, string> => ({
  currency,
  ...(from !== null && { from }),
  ...(to !== null && { to }),
});

/** Returns a statement. Raises: `Problem`, `Unreachable`. */
export const loadStatement = (person: string, range: StatementRange): Promise<Statement> =>
  fetchJson<Statement>(`/v1/people/${person}/statement.json?${new URLSearchParams(statementQuery(range))}`);
