/** Who is ahead, who moved since the deal began, and how the bank stands. */

import { Movement } from '../../../shown/movement.tsx';
import { w } from '../../../words/words.ts';
import { Sum } from '../../../shown/sum.tsx';
import { movedOf } from './moved.ts';
import type { Punter, Table } from '../table.ts';

/** More than these are shown in two columns. */
const ONE_COLUMN = 12;
const LONG = 17;
const VERY_LONG = 28;

export function Standings({ table }: { table: Table }) {
  const inOrder = [...table.punters].sort((one, other) => one.place - other.place);
  const { board, following } = w();
  const { net } = table.bank;
  const columns = inOrder.length > ONE_COLUMN ? 2 : 1;
  return (
    <section class="standings" style={{ '--rows': Math.ceil(inOrder.length / columns) + 1 }}>
      <h2 class="unseen">{table.phase === 'closed' ? following.board.final : board.standings}</h2>
      <ol data-columns={columns}>
        {inOrder.map((punter) => (
          <Row key={punter.name} punter={punter} table={table} />
        ))}
      </ol>
      {net !== null && (
        <p class={`row bank${table.bank.broken ? ' broken' : ''}`}>
          <span class="name">{board.bank}</span>
          <span class="net">
            <Sum amount={net} currency={table.currency} signed />
          </span>
        </p>
      )}
    </section>
  );
}

function Row({ punter, table }: { punter: Punter; table: Table }) {
  const length = punter.name.length > VERY_LONG ? 'very-long' : punter.name.length > LONG ? 'long' : '';
  return (
    <li class="row">
      <span class="place">{punter.place}</span>
      <span class={`name ${length}`}>{punter.name}</span>
      <Movement moved={movedOf(table, punter)} />
      <span class="net">
        <Sum amount={punter.net} currency={table.currency} signed />
      </span>
    </li>
  );
}
