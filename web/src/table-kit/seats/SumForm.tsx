/** A field for an amount, with a button for each way to move it. The button says for whom, what and how much. */

import { pageWords } from '../../i18n/page-words.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { amountFault } from '../../i18n/amounts/amount-text.ts';
import { amountIn, money, type Currency } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { focusFault, TextField } from '../../ui/fields/Field.tsx';
import { isRefusal, type EntryResult } from './record-entry.ts';
import './SumForm.css';

interface Move {
  /** Returns the text of the button, with the sum if it is known. */
  readonly words: (sum: string | null) => string;
  /** The amount while the field is empty; null or 0 if there is none. */
  readonly usual: number | null;
  readonly run: (amount: number) => Promise<EntryResult>;
}

interface SumFormProps {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly currency: Currency;
  readonly moves: readonly Move[];
}

function noSumText(text: string, currency: Currency): string {
  const { aboveZero } = t().amounts;
  return amountFault(text, currency, aboveZero) ?? aboveZero;
}

export function SumForm({ id, label, currency, moves }: SumFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const amountOf = ({ usual }: Move): number => (text.trim() ? amountIn(text, currency) : usual) ?? 0;
  useEffect(() => setError(null), [text]);
  const submit = (move: Move) => async (): Promise<void> => {
    const amount = amountOf(move);
    setError(amount === 0 ? noSumText(text, currency) : null);
    if (!amount) return;
    const result = await move.run(amount);
    // Clear a recorded amount, so that it is not entered twice. Keep text that was typed in the meantime.
    if (result === 'recorded') setText((now) => (now === text ? '' : now));
    if (!isRefusal(result)) return;
    setError(result.words);
    focusFault(form.current);
  };
  return (
    <form noValidate class="sum-form" ref={form} onSubmit={(event) => event.preventDefault()}>
      <TextField
        id={id}
        label={label}
        path="sum"
        faults={error === null ? {} : { sum: error }}
        value={text}
        change={setText}
      />
      {moves.map((move, at) => (
        <BusyButton
          key={at}
          kind="usual"
          type={moves.length === 1 ? 'submit' : 'button'}
          words={move.words(amountOf(move) ? money(amountOf(move), currency) : null)}
          busy={pageWords().seats.recording}
          act={submit(move)}
        />
      ))}
    </form>
  );
}
