/** The table of a game without a picture of its own: what each party has, and what the view declares. */

import { currencyOf, money, net } from '../../i18n/amounts/currency.ts';
import { poolName } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import type { Party, TableView } from '../model/table-view.ts';
import { partiesOf } from '../parties.ts';
import { TableNow } from '../values/TableNow.tsx';
import { messages } from './messages/messages.ts';
import './PartyRows.css';

interface PartyRowsProps {
  readonly view: TableView;
  /** Members of the view that are left out. */
  readonly without?: readonly string[];
}

export function PartyRows({ view, without = [] }: PartyRowsProps) {
  const words = messages();
  return (
    <div class="party-rows">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.purse}</th>
            <th scope="col">{words.onTable}</th>
            <th scope="col">{pageWords().evening.net}</th>
          </tr>
        </thead>
        <tbody>
          {partiesOf(view).map((party) => (
            <Row key={`${party.role} ${party.name}`} party={party} currency={view.currency} />
          ))}
        </tbody>
      </table>
      <TableNow table={view} currency={currencyOf(view.currency)} without={without} />
    </div>
  );
}

function nameOf({ role, name }: Party): string {
  if (role === 'bank') return messages().bankOf(name || null);
  return role === 'pool' ? t().capitalize(poolName(name)) : name;
}

function Row({ party, currency }: { party: Party; currency: string }) {
  const { purse, at_table: onTable, net: won } = party;
  return (
    <tr data-role={party.role}>
      <th scope="row">{nameOf(party)}</th>
      <td>{purse === null ? messages().notShown : money(purse, currency)}</td>
      <td>{onTable > 0 && money(onTable, currency)}</td>
      <td>{won !== null && net(won, currency)}</td>
    </tr>
  );
}
