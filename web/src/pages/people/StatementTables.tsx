/** The tables of a statement: what each got from the bankroll, and what came back. */

import { day } from '../../i18n/amounts/numbers.ts';
import { sumText } from '../../features/people/balance-text.ts';
import { messages } from '../../features/people/messages/messages.ts';
import type { Statement, StatementSession } from '../../features/people/statement.ts';
import { SumCell, SumTable } from '../../ui/text/SumTable.tsx';
import './StatementTables.css';

export function StatementTables({ statement: { sessions, currency } }: { statement: Statement }) {
  const words = messages();
  if (!sessions.length) return null;
  return (
    <section class="statement-tables">
      <h3>{words.sessions}</h3>
      <SumTable
        caption={words.sessions}
        isCaptionHidden
        columns={[words.table, words.movedIn, words.movedOut, words.result]}
      >
        {sessions.map((table) => (
          <Row key={`${table.session} ${table.player}`} table={table} currency={currency} />
        ))}
      </SumTable>
    </section>
  );
}

function Row({ table, currency }: { table: StatementSession; currency: string }) {
  const words = messages();
  const result = sumText(table.result, currency);
  return (
    <tr>
      <th scope="row">
        <a href={`/tables/${table.session}`}>{table.title}</a>
        <span class="statement-tables__when">{whenText(table, currency)}</span>
      </th>
      <SumCell label={words.movedIn}>{sumText(table.moved_in, currency)}</SumCell>
      <SumCell label={words.movedOut}>{sumText(table.moved_out, currency)}</SumCell>
      <SumCell label={words.result}>{table.result > 0 ? `+${result}` : result}</SumCell>
    </tr>
  );
}

/** Returns when the table was, and what explains the amounts: that it is open, or a debt. */
function whenText(table: StatementSession, currency: string): string {
  const { opened_at: opened, closed_at: closed, player, in_play: inPlay, debt_paid: paid } = table;
  const words = messages();
  const parts = [
    day(opened),
    words.asPlayer(player),
    closed === null && words.running,
    paid > 0 && words.debtPaid(sumText(paid, currency)),
    closed !== null && inPlay < 0 && words.owes(sumText(-inPlay, currency)),
  ];
  return parts.filter(Boolean).join(' · ');
}
