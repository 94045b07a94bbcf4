/** The painted board: its eight compartments with what lies in each, and who bets what. */

import { money } from '../../../i18n/amounts/currency.ts';
import { poolName } from '../../../i18n/game-texts.ts';
import { t } from '../../../i18n/language.ts';
import { AnimatedSum } from '../../../ui/live/AnimatedSum.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import { pochOf, winnerOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import './PaintedBoard.css';

export function PaintedBoard({ view }: { readonly view: Table }) {
  const words = pagesMessages().board;
  return (
    <section class="painted-board" aria-label={words.compartments}>
      <ul class="painted-board__pools">
        {view.pools.map(({ pool, amount }) => (
          <Compartment
            key={pool}
            name={t().capitalize(poolName(pool))}
            amount={amount}
            currency={view.currency}
            note={winnerOf(view, pool)}
          />
        ))}
        <Compartment name={words.poch} amount={pochOf(view)} currency={view.currency} note={null} isPoch />
      </ul>
      <Bets view={view} />
    </section>
  );
}

interface CompartmentProps {
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
  /** Who won it in this hand. */
  readonly note: string | null;
  readonly isPoch?: boolean;
}

const Compartment = ({ name, amount, currency, note, isPoch = false }: CompartmentProps) => (
  <li class="painted-board__pool" data-empty={amount === 0} data-poch={isPoch && amount > 0}>
    <span class="painted-board__name">{name}</span>
    <b class="painted-board__sum">
      <AnimatedSum amount={amount} currency={currency} />
    </b>
    <span class="painted-board__note">{note}</span>
  </li>
);

/** What each player has in the Poch, with the player in turn and those who folded. */
function Bets({ view }: { readonly view: Table }) {
  const words = pagesMessages().board;
  if (!view.bets.length) return null;
  return (
    <ul class="painted-board__bets" aria-label={words.bets}>
      {view.bets.map(({ punter, amount }) => (
        <li key={punter} data-turn={punter === view.turn} data-folded={view.folded.includes(punter)}>
          <span class="painted-board__player">{punter}</span> <b>{money(amount, view.currency)}</b>
        </li>
      ))}
    </ul>
  );
}
