/** The middle of a board: who banks, the sums of the bank, and the players with amounts against it. */

import type { ComponentChildren } from 'preact';
import { money } from '../../i18n/amounts/currency.ts';
import { AnimatedSum } from '../../ui/live/AnimatedSum.tsx';
import './BoardBank.css';

const LONG_NAME = 12;
const VERY_LONG_NAME = 22;

interface BoardBankProps {
  /** Null: no player banks, which `role` then says. */
  readonly banker: string | null;
  readonly role: string;
  /** Whether the rest needs room, so that the name is smaller. */
  readonly isDense?: boolean;
  readonly children?: ComponentChildren;
}

export function BoardBank({ banker, role, isDense = false, children }: BoardBankProps) {
  if (banker === null) return <p class="board-bank__empty">{role}</p>;
  return (
    <section class="board-bank">
      <p class="board-bank__who">
        <b class="board-bank__name" data-length={lengthOf(banker, isDense)}>
          {banker}
        </b>{' '}
        <span class="board-bank__role">{role}</span>
      </p>
      {children}
    </section>
  );
}

function lengthOf({ length }: string, isDense: boolean): string | undefined {
  if (length > VERY_LONG_NAME) return 'very-long';
  return isDense || length > LONG_NAME ? 'long' : undefined;
}

interface BankSumsProps {
  readonly sums: readonly { readonly label: string; readonly amount: number }[];
  readonly currency: string;
}

export const BankSums = ({ sums, currency }: BankSumsProps) => (
  <dl class="board-bank__sums">
    {sums.map(({ label, amount }, index) => (
      <div key={index} class="board-bank__sum">
        <dt>{label}</dt>
        <dd>
          <AnimatedSum amount={amount} currency={currency} />
        </dd>
      </div>
    ))}
  </dl>
);

interface AmountsProps {
  readonly amounts: readonly { readonly name: string; readonly amount: number }[];
  readonly currency: string;
  /** The player with a note after the name. */
  readonly noted?: { readonly player: string | null; readonly note: string };
  /** What stands there if there are none. */
  readonly none: string;
}

/** The amounts of players, in the order of cover. */
export function BankAmounts({ amounts, currency, noted, none }: AmountsProps) {
  if (!amounts.length) return <p class="board-bank__none">{none}</p>;
  return (
    <ul class="board-bank__amounts">
      {amounts.map(({ name, amount }) => (
        <li key={name} class="board-bank__amount">
          <span class="board-bank__player">
            {name}
            {name === noted?.player && <i> {noted.note}</i>}
          </span>
          <b>{money(amount, currency)}</b>
        </li>
      ))}
    </ul>
  );
}
