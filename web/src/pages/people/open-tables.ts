/** The open tables at which a bankroll plays. */

import { currenciesOf, sumText } from '../../features/people/balance-text.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { loadStatement, type Statement } from '../../features/people/statement.ts';

export interface OpenTable {
  readonly session: string;
  /** The name of the table. */
  readonly title: string;
  /** The name of the seat, or `bank`. */
  readonly player: string;
  /** What the seat, or the bank, has now. */
  readonly sum: string;
}

/** Returns the open tables of a person, in every currency. Raises: `Problem`, `Unreachable`. */
export async function loadOpenTables({
  id,
  balances,
  in_sessions: inSessions,
}: Person): Promise<readonly OpenTable[]> {
  if (!Object.keys(inSessions).length) return [];
  const ranges = currenciesOf(balances).map((currency) => ({ currency, from: null, to: null }));
  return (await Promise.all(ranges.map((range) => loadStatement(id, range)))).flatMap(openTablesOf);
}

/** Returns the tables of a statement that are not closed. */
export const openTablesOf = ({ currency, sessions }: Statement): readonly OpenTable[] =>
  sessions
    .filter(({ closed_at: closed }) => closed === null)
    .map(({ session, title, player, in_play: sum }) => ({
      session,
      title,
      player,
      sum: sumText(sum, currency),
    }));
