/** The statement of a bankroll, as `GET /v1/people/{person}/statement.json` gives it. */

import { fetchJson } from '../api/fetch-json.ts';

/** One change of a bankroll. Amounts are in smallest units. */
export interface StatementMove {
  readonly version: number;
  readonly at: string;
  readonly change: 'deposited' | 'withdrawn' | 'moved_to_session' | 'moved_from_session';
  /** Above zero into the bankroll, below zero out of it. */
  readonly amount: number;
  /** The balance after it. */
  readonly balance: number;
  readonly session: string | null;
  /** The name of the table; null without a session. */
  readonly title: string | null;
  /** The name of the seat, or `bank`; null without a session. */
  readonly player: string | null;
  readonly note: string | null;
}

/** What one table got from the bankroll, and what came back. */
export interface StatementSession {
  readonly session: string;
  readonly title: string;
  readonly player: string;
  readonly role: 'player' | 'bank';
  readonly opened_at: string;
  readonly closed_at: string | null;
  readonly moved_in: number;
  readonly moved_out: number;
  /** The net of the seat in the whole session. */
  readonly result: number;
  /** What the seat has now; 0 after the close. */
  readonly in_play: number;
}

export interface Statement {
  readonly currency: string;
  /** Oldest first. */
  readonly moves: readonly StatementMove[];
  readonly sessions: readonly StatementSession[];
  readonly totals: { readonly opening_balance: number; readonly closing_balance: number };
}

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
