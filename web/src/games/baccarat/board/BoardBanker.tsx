/** The middle of the board: who banks, the bank with its stakes, by side, and what is open. */

import { money } from '../../../i18n/amounts/currency.ts';
import { BankAmounts, BankSums, BoardBank } from '../../../table-kit/banks/BoardBank.tsx';
import { CoverBar } from '../../../table-kit/values/CoverBar.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import { coveredParts, hasTwoSides, holderOf, openSum, sumOf } from '../model/table-queries.ts';
import { handsOf, type Hand, type Table } from '../view.ts';
import './BoardBanker.css';

interface BoardProps {
  readonly view: Table;
}

export function BoardBanker({ view }: BoardProps) {
  const words = pagesMessages().board;
  const { bank, banker, currency, excess, staked } = view;
  const hands = handsOf(view);
  const open = openSum(view);
  const sums = [
    { label: words.bank, amount: bank },
    { label: words.staked, amount: staked },
    { label: excess ? words.excessLabel : words.open, amount: excess || open },
  ];
  return (
    <BoardBank
      banker={banker}
      role={banker === null ? words.bankOpen : words.banks}
      isDense={hands.length > 1}
    >
      <BankSums sums={sums} currency={currency} />
      <CoverBar parts={coveredParts(view)} open={open} />
      <div class="board-banker__hands">
        {hands.map((hand) => (
          <Stakes key={hand} view={view} hand={hand} />
        ))}
      </div>
    </BoardBank>
  );
}

function Stakes({ view, hand }: BoardProps & { readonly hand: Hand }) {
  const words = pagesMessages().board;
  const { currency } = view;
  const stakes = view.stakes.filter((stake) => stake.hand === hand);
  const isNamed = hasTwoSides(view);
  return (
    <div>
      <h2 class={isNamed ? 'board-banker__side' : 'visually-hidden'}>
        {isNamed ? words.sides[hand] : words.stakes}
        {isNamed && <b>{money(sumOf(stakes.map(({ amount }) => amount)), currency)}</b>}
      </h2>
      <BankAmounts
        amounts={stakes.map(({ punter, amount }) => ({ name: punter, amount }))}
        currency={currency}
        noted={{ player: holderOf(view, hand), note: words.holder }}
        none={words.noStakes}
      />
    </div>
  );
}
