/** The draws of this deal: one column for each draw, the winning card above the losing card. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { cardName, letterOf } from '../../../i18n/cards.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import type { ShownCard } from '../table-queries.ts';
import type { Table } from '../view.ts';
import './BoardDeal.css';
import { dealTitle } from './board-text.ts';
import { drawColumns, type DrawColumn } from './draw-columns.ts';

/** How many columns fit on a wall: a pack of 52 has 26 draws. */
const MAX_COLUMNS = 26;

export function BoardDeal({ view: table }: { view: Table }) {
  if (!table.draws.length) return null;
  return <Draws table={table} />;
}

function Draws({ table }: { table: Table }) {
  const { columns, earlier } = drawColumns(table, MAX_COLUMNS);
  const { board } = pagesMessages();
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
        {earlier > 0 && <small> · {board.earlier(earlier)}</small>}
      </h2>
      <div class="board-deal__scroller" ref={scroller} role="region" tabindex={0} aria-label={title}>
        <DrawTable columns={columns} />
      </div>
    </section>
  );
}

function DrawTable({ columns }: { columns: DrawColumn[] }) {
  const { wins, loses, fasse } = pagesMessages().board;
  return (
    <table style={{ '--columns': columns.length }}>
      <tbody>
        <tr>
          <th scope="row">{wins}</th>
          {columns.map((column, index) => (
            <td key={index}>
              {column.kind === 'fasse' && <small>{fasse}</small>}
              <Cell shown={column.wins} isNewest={index === columns.length - 1} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{loses}</th>
          {columns.map((column, index) => (
            <td key={index}>
              <Cell shown={column.loses} isNewest={index === columns.length - 1} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Only the newest cards are filled. */
function Cell({ shown, isNewest }: { shown: ShownCard | null; isNewest: boolean }) {
  if (!shown) return null;
  return (
    <span
      class="board-deal__card"
      data-result={shown.look}
      data-newest={isNewest}
      role="img"
      aria-label={cardName(shown.card)}
    >
      {letterOf(shown.card)}
    </span>
  );
}
