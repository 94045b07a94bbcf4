/** Who is ahead, and the balance of every account. */

import type { SessionTable } from '../../api/session-table.ts';
import { money, net, type Currency } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import { Text } from '../../ui/text/Text.tsx';
import { poolsOf, standingsOf } from '../../table-kit/parties.ts';
import { accountName } from '../../table-kit/history/event-text.ts';
import type { SessionBooks } from './session-books.ts';
import './SessionStandings.css';

interface SessionStandingsProps {
  readonly table: SessionTable;
  /** The balances, or null until they are loaded, and for a key that may not read them. */
  readonly books: SessionBooks | null;
  readonly currency: Currency;
  /** Whether the page shows the standings elsewhere. */
  readonly isBalancesOnly: boolean;
}

export function SessionStandings({ table, books, currency, isBalancesOnly }: SessionStandingsProps) {
  const { game } = table;
  const { generic, menu, evening } = t();
  const balances = Object.entries(books?.balances ?? {});
  const pools = poolsOf(table).map((pool) => ({ ...pool, place: null }));
  const rows = [...standingsOf(table), ...pools].map(({ place, name, net: won }) => ({
    place,
    name,
    sum: net(won, currency),
  }));
  const accounts = balances.map(([name, sum]) => ({
    name: accountName(game, name),
    sum: money(sum, currency),
  }));
  return (
    <>
      {!isBalancesOnly && (
        <>
          <h2>{menu.standings}</h2>
          {rows.length === 0 ? (
            <Text kind="quiet">{generic.noPlayers}</Text>
          ) : (
            <Sums rows={rows} title={evening.net} />
          )}
        </>
      )}
      {accounts.length > 0 && (
        <>
          <h2>{generic.balances}</h2>
          <Sums rows={accounts} title={generic.balance} />
        </>
      )}
    </>
  );
}

interface SumsProps {
  readonly rows: readonly { readonly place?: number | null; readonly name: string; readonly sum: string }[];
  readonly title: string;
}

function Sums({ rows, title }: SumsProps) {
  const { evening, generic } = t();
  const hasPlaces = rows.some(({ place }) => place !== undefined);
  return (
    <table class="session-standings">
      <thead class="visually-hidden">
        <tr>
          {hasPlaces && <th scope="col">{evening.place}</th>}
          <th scope="col">{generic.name}</th>
          <th scope="col">{title}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, name, sum }) => (
          <tr key={`${place} ${name}`}>
            {hasPlaces && <td class="session-standings__place">{place}</td>}
            <th scope="row">{name}</th>
            <td class="session-standings__sum">{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
