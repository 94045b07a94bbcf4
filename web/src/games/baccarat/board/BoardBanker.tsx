/** The middle of the board: who banks, the bank with its stakes, by side, and what is open. */

import { money } from '../../../i18n/amounts/currency.ts';
import { CoverBar } from '../../../table-kit/values/CoverBar.tsx';
import { AnimatedSum } from '../../../ui/live/AnimatedSum.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import { coveredParts, hasTwoSides, holderOf, openSum, sumOf } from '../model/table-queries.ts';
import { handsOf, type Hand, type Table } from '../view.ts';
import './BoardBanker.css';

interface BoardProps {
  readonly view: Table;
}

const LONG_NAME = 12;
const VERY_LONG_NAME = 22;

export function BoardBanker({ view }: BoardProps) {
  const words = pagesMessages().board;
  const { banker } = view;
  if (banker === null) return <p class="board-banker__empty">{words.bankOpen}</p>;
  return (
    <section class="board-banker" data-hands={handsOf(view).length}>
      <p class="board-banker__who">
        <b class="board-banker__name" data-length={lengthOf(banker)}>
          {banker}
        </b>{' '}
        <span class="board-banker__role">{words.banks}</span>
      </p>
      <Bank view={view} />
      <div class="board-banker__hands">
        {handsOf(view).map((hand) => (
          <Stakes key={hand} view={view} hand={hand} />
        ))}
      </div>
    </section>
  );
}

const lengthOf = ({ length }: string): string | undefined =>
  length > VERY_LONG_NAME ? 'very-long' : length > LONG_NAME ? 'long' : undefined;

function Bank({ view }: BoardProps) {
  const words = pagesMessages().board;
  const { bank, currency, excess, staked } = view;
  return (
    <>
      <dl class="board-banker__sums">
        <Sum label={words.bank} amount={bank} currency={currency} />
        <Sum label={words.staked} amount={staked} currency={currency} />
        <Sum
          label={excess ? words.excessLabel : words.open}
          amount={excess || openSum(view)}
          currency={currency}
        />
      </dl>
      <CoverBar parts={coveredParts(view)} open={openSum(view)} />
    </>
  );
}

function Stakes({ view, hand }: BoardProps & { readonly hand: Hand }) {
  const words = pagesMessages().board;
  const { currency } = view;
  const stakes = view.stakes.filter((stake) => stake.hand === hand);
  const holder = holderOf(view, hand);
  const isNamed = hasTwoSides(view);
  return (
    <div>
      <h2 class={isNamed ? 'board-banker__side' : 'visually-hidden'}>
        {isNamed ? words.sides[hand] : words.stakes}
        {isNamed && <b>{money(sumOf(stakes.map(({ amount }) => amount)), currency)}</b>}
      </h2>
      {stakes.length ? (
        <ul class="board-banker__stakes">
          {stakes.map(({ punter, amount }) => (
            <li key={punter} class="board-banker__stake">
              <span class="board-banker__player">
                {punter}
                {punter === holder && <i> {words.holder}</i>}
              </span>
              <b>{money(amount, currency)}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p class="board-banker__none">{words.noStakes}</p>
      )}
    </div>
  );
}

const Sum = (props: { readonly label: string; readonly amount: number; readonly currency: string }) => (
  <div class="board-banker__sum">
    <dt>{props.label}</dt>
    <dd>
      <AnimatedSum amount={props.amount} currency={props.currency} />
    </dd>
  </div>
);
