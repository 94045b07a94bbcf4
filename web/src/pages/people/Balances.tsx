/** What a bankroll has in each currency, and what it has at open tables. */

import { pageWords } from '../../i18n/page-words.ts';
import { useEffect, useState } from 'preact/hooks';
import { currenciesOf, sumText } from '../../features/people/balance-text.ts';
import { messages } from '../../features/people/messages/messages.ts';
import type { PersonWithContact } from '../../features/people/person-requests.ts';
import { Text } from '../../ui/text/Text.tsx';
import './Balances.css';
import { loadOpenTables, type OpenTable } from './open-tables.ts';

export function Balances({ person }: { person: PersonWithContact }) {
  const words = messages();
  const currencies = currenciesOf(person.balances);
  return (
    <>
      <h2>{words.bankroll}</h2>
      {currencies.length === 0 && <Text kind="quiet">{words.noBalance}</Text>}
      {currencies.length > 0 && (
        <dl class="balances">
          {currencies.map((currency) => (
            <div key={currency} class="balances__row">
              <dt>{pageWords().newTable.currencies[currency] ?? currency}</dt>
              <dd>{sumText(person.balances[currency] ?? 0, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      <AtTables person={person} />
    </>
  );
}

function AtTables({ person }: { person: PersonWithContact }) {
  const words = messages();
  const [tables, setTables] = useState<readonly OpenTable[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // Without the tables the page still shows the bankroll. The statement reports a lost connection.
    loadOpenTables(person).then(
      (found) => isCurrent && setTables(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [person.id, person.version]);
  if (!tables.length) return null;
  return (
    <section class="balances__tables">
      <h3>{words.atTables}</h3>
      <ul>
        {tables.map(({ session, title, player, sum }) => (
          <li key={`${session} ${player}`}>
            <a href={`/tables/${session}`}>{title}</a>
            <span>{`${words.asPlayer(player)} · ${words.inPlay(sum)}`}</span>
          </li>
        ))}
      </ul>
      <Text kind="quiet">{words.atTablesHint}</Text>
    </section>
  );
}
