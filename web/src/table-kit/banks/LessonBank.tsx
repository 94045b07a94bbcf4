/** The picture of a bank in a lesson: the banker with the sum, what is staked against it, and what is open. */

import { money } from '../../i18n/amounts/currency.ts';
import { CoverBar } from '../values/CoverBar.tsx';
import './LessonBank.css';

interface LessonBankProps {
  readonly banker: string;
  readonly sum: number;
  readonly parts: readonly { readonly name: string; readonly amount: number }[];
  readonly open: number;
  /** The word for what is open. */
  readonly openWord: string;
  readonly currency: string;
}

export const LessonBank = ({ banker, sum, parts, open, openWord, currency }: LessonBankProps) => (
  <div class="lesson-bank">
    <p class="lesson-bank__banker">
      <b>{banker}</b> {money(sum, currency)}
    </p>
    <CoverBar parts={parts} open={open} />
    <p class="lesson-bank__amounts">
      {[...parts, { name: openWord, amount: open }].map(({ name, amount }) => (
        <span key={name}>
          {name} <b>{money(amount, currency)}</b>
        </span>
      ))}
    </p>
  </div>
);
