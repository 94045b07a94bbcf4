/** What stands on the table now: who banks, what is up, what is covered, and the newest hand. */

import { pageWords } from '../../i18n/page-words.ts';
import type { TableView } from '../model/table-view.ts';
import type { Currency } from '../../i18n/amounts/money.ts';
import { CardText } from './CardText.tsx';
import { NamedValues } from './NamedValues.tsx';
import { tableRows } from './table-rows.ts';
import './TableNow.css';

interface TableNowProps {
  readonly table: TableView;
  readonly currency: Currency;
  /** Members of the view that are left out. */
  readonly without?: readonly string[];
}

export function TableNow({ table, currency, without = [] }: TableNowProps) {
  const rows = tableRows(table, currency, without);
  if (!rows.length) return null;
  return (
    <section class="table-now">
      <h2>{pageWords().generic.tableNow}</h2>
      <dl>
        {rows.map(({ name, label, value }) => (
          <div key={name} class="table-now__row">
            <dt>{label}</dt>
            <dd>{typeof value === 'string' ? <CardText text={value} /> : <NamedValues values={value} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
