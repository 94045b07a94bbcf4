/** Who is ahead, and the balance of every account. */

import { money, net, type Currency } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import { Text } from '../../ui/text/Text.tsx';
import { accountName } from './event-text.ts';
import type { SessionBooks } from './session-books.ts';
import './SessionStandings.css';

interface SessionStandingsProps {
  readonly game: string;
  readonly books: SessionBooks;
  readonly currency: Currency;
  /** Whether the page shows the standings elsewhere. */
  readonly isBalancesOnly: boolean;
}

export function SessionStandings({ game, books, currency, isBalancesOnly }: SessionStandingsProps) {
  const { generic, menu, evening } = t();
  const { standings } = books.standings;
  const balances = Object.entries(books.balances);
  const rows = standings.map(({ place, punter, net: won }) => ({
    place,
    name: punter,
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
  readonly rows: readonly { readonly place?: number; readonly name: string; readonly sum: string }[];
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
          <tr key={name}>
            {hasPlaces && <td class="session-standings__place">{place}</td>}
            <th scope="row">{name}</th>
            <td class="session-standings__sum">{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
