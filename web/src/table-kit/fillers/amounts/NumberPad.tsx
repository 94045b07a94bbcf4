/** A number pad in a tray: what is typed, its keys, and a key that enters it. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
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
  /** Goes back to the coins, which the pad replaced, without a value. */
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
  const place = usePlaceOfCoins(close);
  return (
    <div class="number-pad" {...place}>
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

/** The coins had the focus, so the field gets it. Escape on any key of the pad closes the pad and not what it is in. */
function usePlaceOfCoins(close: NumberPadProps['close']) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (close) element.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  if (!close) return {};
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  // A tap beside the keys leaves the focus in the pad.
  return { ref: element, tabIndex: -1, onKeyDown };
}
