/** What was drawn in this deal: a column a draw, what won above what lost. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { cardName, letterOf } from '../../../i18n/cards.ts';
import { messages } from '../messages/messages.ts';
import type { Table } from '../view.ts';
import './BoardDeal.css';
import { dealTitle } from './board-text.ts';
import { columnsOf, type Column, type Shown } from './draw-columns.ts';

/** As many columns as a wall has room for: a pack of 52 has 26 draws. */
const MOST = 26;

export function BoardDeal({ table }: { table: Table }) {
  const { columns, earlier } = columnsOf(table, MOST);
  const { publicPages } = messages();
  const title = dealTitle(table);
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => scroller.current?.scrollTo({ left: scroller.current.scrollWidth }),
    [table.draws.length],
  );
  return (
    <section class="board-deal">
      <h2>
        {title}
        {earlier > 0 && <small> · {publicPages.board.earlier(earlier)}</small>}
      </h2>
      <div class="board-deal__scroller" ref={scroller} role="region" tabindex={0} aria-label={title}>
        <Draws columns={columns} />
      </div>
    </section>
  );
}

function Draws({ columns }: { columns: Column[] }) {
  const { wins, loses, fasse } = messages().board;
  return (
    <table style={{ '--columns': columns.length }}>
      <tbody>
        <tr>
          <th scope="row">{wins}</th>
          {columns.map((column, at) => (
            <td key={at}>
              {column.kind === 'fasse' && <small>{fasse}</small>}
              <Cell shown={column.wins} now={at === columns.length - 1} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{loses}</th>
          {columns.map((column, at) => (
            <td key={at}>
              <Cell shown={column.loses} now={at === columns.length - 1} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Only what was drawn last is filled. */
function Cell({ shown, now }: { shown: Shown | null; now: boolean }) {
  if (!shown) return null;
  return (
    <span
      class="board-deal__card"
      data-result={shown.look}
      data-newest={now}
      role="img"
      aria-label={cardName(shown.card)}
    >
      {letterOf(shown.card)}
    </span>
  );
}
