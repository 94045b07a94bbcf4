/** A number pad in a tray: what is typed, its keys, and a key that enters it. */

import { useState } from 'preact/hooks';
import { FillerKey } from '../keys/FillerKey.tsx';
import { messages } from '../messages/messages.ts';
import { FigureKeys } from './FigureKeys.tsx';
import './NumberPad.css';
import { TypedNumber, type ReadNumber } from './TypedNumber.tsx';

interface NumberPadProps {
  readonly label: string;
  readonly initial?: string;
  /** Keys beside the figures. */
  readonly keys: readonly string[];
  readonly read: (typed: string) => ReadNumber;
  readonly enter: (value: number) => void;
  /** Called with what is typed at each key; null: not a value within the limits. */
  readonly type?: ((value: number | null) => void) | undefined;
  /** Goes back to the coins without a value. */
  readonly close?: (() => void) | undefined;
}

export function NumberPad({ label, initial = '', keys, read, enter, type, close }: NumberPadProps) {
  const [typed, setTyped] = useState(initial);
  // As in a field whose text is selected, the first figure replaces the number that is corrected.
  const [isReplaced, setReplaced] = useState(initial !== '');
  const { value, note, isWrong } = read(typed);
  const change = (next: string): void => {
    setReplaced(false);
    setTyped(next);
    type?.(read(next).value);
  };
  const tapKey = (next: string): void =>
    change(isReplaced && next.startsWith(typed) ? next.slice(typed.length) : next);
  const confirm = (): void => {
    if (value !== null) enter(value);
  };
  return (
    <div class="number-pad">
      <TypedNumber {...{ label, typed, note, isWrong, change, confirm, close }} isReplaced={isReplaced} />
      <FigureKeys {...{ label, keys, typed }} change={tapKey} layout="grid">
        {close && <FillerKey onTap={close}>{messages().coins}</FillerKey>}
        <FillerKey kind="best" isLocked={value === null} onTap={confirm}>
          {messages().done}
        </FillerKey>
      </FigureKeys>
    </div>
  );
}
