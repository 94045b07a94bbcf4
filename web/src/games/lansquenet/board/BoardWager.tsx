/** The middle of the board: who banks, the wager with its covers, and what is left to cover. */

import { BankAmounts, BankSums, BoardBank } from '../../../table-kit/banks/BoardBank.tsx';
import { CoverBar } from '../../../table-kit/values/CoverBar.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import { partsOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';

interface BoardProps {
  readonly view: Table;
}

export function BoardWager({ view }: BoardProps) {
  const words = pagesMessages().board;
  const { banker, phase, wager } = view;
  const roles = { wagering: words.puts, covering: words.banks, selling: words.sells, closed: words.banks };
  return (
    <BoardBank banker={banker} role={banker === null ? words.leaves : roles[phase]}>
      {wager > 0 && <Wager view={view} />}
    </BoardBank>
  );
}

function Wager({ view }: BoardProps) {
  const words = pagesMessages().board;
  const { covers, currency, left, wager } = view;
  const sums = [
    { label: words.wager, amount: wager },
    { label: words.open, amount: left },
  ];
  return (
    <>
      <BankSums sums={sums} currency={currency} />
      <CoverBar parts={partsOf(covers)} open={left} />
      <h2 class="visually-hidden">{words.covers}</h2>
      <BankAmounts amounts={partsOf(covers)} currency={currency} none={words.noCovers} />
    </>
  );
}
