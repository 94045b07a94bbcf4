/** The middle of the board: who banks, the wager with its covers, and what is left to cover. */

import { money } from '../../../i18n/amounts/currency.ts';
import { CoverBar } from '../../../table-kit/values/CoverBar.tsx';
import { AnimatedSum } from '../../../ui/live/AnimatedSum.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import { partsOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import './BoardBank.css';

interface BoardProps {
  readonly view: Table;
}

const LONG_NAME = 12;
const VERY_LONG_NAME = 22;

export function BoardBank({ view }: BoardProps) {
  const words = pagesMessages().board;
  const { banker, phase } = view;
  if (banker === null) return <p class="board-bank__empty">{words.leaves}</p>;
  const role = { wagering: words.puts, covering: words.banks, selling: words.sells, closed: words.banks }[
    phase
  ];
  return (
    <section class="board-bank">
      <p class="board-bank__who">
        <b class="board-bank__name" data-length={lengthOf(banker)}>
          {banker}
        </b>{' '}
        <span class="board-bank__role">{role}</span>
      </p>
      {view.wager > 0 && <Wager view={view} />}
    </section>
  );
}

const lengthOf = ({ length }: string): string | undefined =>
  length > VERY_LONG_NAME ? 'very-long' : length > LONG_NAME ? 'long' : undefined;

function Wager({ view }: BoardProps) {
  const words = pagesMessages().board;
  const { covers, currency, left, wager } = view;
  return (
    <>
      <dl class="board-bank__sums">
        <Sum label={words.wager} amount={wager} currency={currency} />
        <Sum label={words.open} amount={left} currency={currency} />
      </dl>
      <CoverBar parts={partsOf(covers)} open={left} />
      <h2 class="visually-hidden">{words.covers}</h2>
      {covers.length ? (
        <ul class="board-bank__covers">
          {covers.map(({ punter, amount }) => (
            <li key={punter} class="board-bank__cover">
              <span class="board-bank__player">{punter}</span>
              <b>{money(amount, currency)}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p class="board-bank__none">{words.noCovers}</p>
      )}
    </>
  );
}

const Sum = (props: { readonly label: string; readonly amount: number; readonly currency: string }) => (
  <div class="board-bank__sum">
    <dt>{props.label}</dt>
    <dd>
      <AnimatedSum amount={props.amount} currency={props.currency} />
    </dd>
  </div>
);
