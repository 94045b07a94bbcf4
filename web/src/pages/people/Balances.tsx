/** What a bankroll has in each currency, what it has at open tables, and what the person owes. */

import type { ComponentChildren } from 'preact';
import { pageWords } from '../../i18n/page-words.ts';
import { balanceText, currenciesOf, sumText } from '../../features/people/balance-text.ts';
import { messages } from '../../features/people/messages/messages.ts';
import type { PersonTable, Person } from '../../features/people/person-requests.ts';
import { Text } from '../../ui/text/Text.tsx';
import './Balances.css';

export function Balances({ person }: { person: Person }) {
  const words = messages();
  const currencies = currenciesOf({ ...person.owed, ...person.balances });
  const debts = person.tables.filter(({ owed }) => owed > 0);
  const open = person.tables.filter(({ closed }) => !closed);
  return (
    <>
      <h2>{words.bankroll}</h2>
      {currencies.length === 0 && <Text kind="quiet">{words.noBalance}</Text>}
      {currencies.length > 0 && (
        <dl class="balances">
          {currencies.map((currency) => (
            <div key={currency} class="balances__row">
              <dt>{pageWords().newTable.currencies[currency] ?? currency}</dt>
              <dd>{balanceText(person, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      {debts.length > 0 && (
        <Tables title={words.debts} hint={words.debtsHint}>
          {debts.map((table) => (
            <Row key={keyOf(table)} table={table} sum={words.owes(sumText(table.owed, table.currency))} />
          ))}
        </Tables>
      )}
      {open.length > 0 && (
        <Tables title={words.atTables} hint={words.atTablesHint}>
          {open.map((table) => (
            <Row
              key={keyOf(table)}
              table={table}
              sum={words.inPlay(sumText(table.in_play, table.currency))}
            />
          ))}
        </Tables>
      )}
    </>
  );
}

interface TablesProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ComponentChildren;
}

function Tables({ title, hint, children }: TablesProps) {
  return (
    <section class="balances__tables">
      <h3>{title}</h3>
      <ul>{children}</ul>
      <Text kind="quiet">{hint}</Text>
    </section>
  );
}

function Row({ table: { session, name, player }, sum }: { table: PersonTable; sum: string }) {
  return (
    <li>
      <a href={`/tables/${session}`}>{name}</a>
      <span>{`${messages().asPlayer(player)} · ${sum}`}</span>
    </li>
  );
}

const keyOf = ({ session, player }: PersonTable): string => `${session} ${player}`;
