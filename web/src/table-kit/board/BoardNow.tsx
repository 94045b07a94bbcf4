/** The middle of the board of a game without parts of its own: what its view declares. */

import { pageWords } from '../../i18n/page-words.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import type { TableView } from '../model/table-view.ts';
import { CardText } from '../values/CardText.tsx';
import { NamedValues } from '../values/NamedValues.tsx';
import { tableRows } from '../values/table-rows.ts';
import './BoardNow.css';

export function BoardNow({ view }: { view: TableView }) {
  const rows = tableRows(view, currencyOf(view.currency));
  if (!rows.length) return null;
  return (
    <section class="board-now">
      <h2>{pageWords().generic.tableNow}</h2>
      <dl>
        {rows.map(({ name, label, value }) => (
          <div key={name} class="board-now__row">
            <dt>{label}</dt>
            <dd>{typeof value === 'string' ? <CardText text={value} /> : <NamedValues values={value} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
