/** The players by place, their change of place in this deal, and the bank's net. */

import { PlaceChange } from '../../../ui/live/PlaceChange.tsx';
import { messages } from '../messages/messages.ts';
import { AnimatedSum } from '../../../ui/live/AnimatedSum.tsx';
import './BoardStandings.css';
import { placesGained } from '../table-queries.ts';
import type { Punter, Table } from '../view.ts';

/** More players than this are shown in two columns. */
const MAX_ROWS_IN_ONE_COLUMN = 12;
const LONG_NAME = 17;
const VERY_LONG_NAME = 28;

export function BoardStandings({ table }: { table: Table }) {
  const inOrder = [...table.punters].sort((left, right) => left.place - right.place);
  const { board } = messages();
  const { net } = table.bank;
  const columns = inOrder.length > MAX_ROWS_IN_ONE_COLUMN ? 2 : 1;
  return (
    <section class="board-standings" style={{ '--rows': Math.ceil(inOrder.length / columns) + 1 }}>
      <h2 class="visually-hidden">{table.phase === 'closed' ? board.finalStandings : board.standings}</h2>
      <ol class="board-standings__list" data-columns={columns}>
        {inOrder.map((punter) => (
          <Row key={punter.name} punter={punter} table={table} />
        ))}
      </ol>
      {net !== null && (
        <p class="board-standings__row" data-kind="bank" data-broken={table.bank.broken}>
          <span class="board-standings__name">{board.bank}</span>
          <span class="board-standings__net">
            <AnimatedSum amount={net} currency={table.currency} signed />
          </span>
        </p>
      )}
    </section>
  );
}

function Row({ punter, table }: { punter: Punter; table: Table }) {
  const length =
    punter.name.length > VERY_LONG_NAME ? 'very-long' : punter.name.length > LONG_NAME ? 'long' : undefined;
  return (
    <li class="board-standings__row">
      <span class="board-standings__place">{punter.place}</span>
      <span class="board-standings__name" data-length={length}>
        {punter.name}
      </span>
      <PlaceChange class="board-standings__change" moved={placesGained(table, punter)} />
      <span class="board-standings__net">
        <AnimatedSum amount={punter.net} currency={table.currency} signed />
      </span>
    </li>
  );
}
