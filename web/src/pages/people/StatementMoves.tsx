/** The changes of a bankroll, newest first, with the balances before and after. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { moment } from '../../i18n/amounts/numbers.ts';
import { sumText } from '../../features/people/balance-text.ts';
import { messages } from '../../features/people/messages/messages.ts';
import type { Statement, StatementMove } from '../../features/people/statement.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import './StatementMoves.css';

/** How many changes are shown at first. */
const FIRST = 40;

export function StatementMoves({ statement }: { statement: Statement }) {
  const words = messages();
  const [showsAll, setAll] = useState(false);
  const { currency, moves, totals } = statement;
  const newestFirst = [...moves].reverse();
  const shown = showsAll ? newestFirst : newestFirst.slice(0, FIRST);
  return (
    <>
      <table class="statement-moves">
        <caption class="visually-hidden">{words.statement}</caption>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.change}</th>
            <th scope="col">{words.sum}</th>
            <th scope="col">{words.balance}</th>
          </tr>
        </thead>
        <tbody>
          <BalanceRow words={words.closingBalance} sum={sumText(totals.closing_balance, currency)} />
          {shown.map((move) => (
            <MoveRow key={move.version} move={move} currency={currency} />
          ))}
          {moves.length === 0 && (
            <tr>
              <td colSpan={4}>{words.noMoves}</td>
            </tr>
          )}
          <BalanceRow words={words.openingBalance} sum={sumText(totals.opening_balance, currency)} />
        </tbody>
      </table>
      {shown.length < moves.length && (
        <Button onClick={() => setAll(true)}>{words.showAll(moves.length)}</Button>
      )}
    </>
  );
}

function BalanceRow({ words, sum }: { words: ComponentChildren; sum: string }) {
  return (
    <tr class="statement-moves__balance">
      <th scope="row" colSpan={3}>
        {words}
      </th>
      <td>{sum}</td>
    </tr>
  );
}

function MoveRow({ move, currency }: { move: StatementMove; currency: string }) {
  const { at, change, amount, balance, session, title, player, note } = move;
  const words = messages();
  const sum = sumText(amount, currency);
  return (
    <tr>
      <td class="statement-moves__when">{moment(at)}</td>
      <td>
        {words.moves[change]} {session !== null && <a href={`/tables/${session}`}>{title}</a>}{' '}
        {player !== null && words.asPlayer(player)}
        {note !== null && <span class="statement-moves__note">{note}</span>}
      </td>
      <td>{amount > 0 ? `+${sum}` : sum}</td>
      <td>{sumText(balance, currency)}</td>
    </tr>
  );
}
