/** A number pad: figures, further keys such as the units of a currency, and a key that enters what is typed. */

import { useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { withoutLast } from '../../money/unit-keys.ts';
import { FillerKey } from '../keys/FillerKey.tsx';
import { FillerKeys } from '../keys/FillerKeys.tsx';
import { messages } from '../messages/messages.ts';
import './NumberPad.css';

const FIGURES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** What is typed: its value, or null, and a note on it. */
export interface TypedNumber {
  readonly value: number | null;
  readonly note: string;
  readonly isWrong: boolean;
}

interface NumberPadProps {
  readonly label: string;
  readonly initial?: string;
  /** Keys beside the figures. */
  readonly keys: readonly string[];
  /** Returns the text after a tap on a key. Default: the key is added. */
  readonly addKey?: (typed: string, key: string) => string;
  readonly read: (typed: string) => TypedNumber;
  readonly enter: (value: number) => void;
  /** Goes back to the coins without a value. */
  readonly close?: (() => void) | undefined;
}

export function NumberPad({
  label,
  initial = '',
  keys,
  addKey = append,
  read,
  enter,
  close,
}: NumberPadProps) {
  const [typed, setTyped] = useState(initial);
  const { value, note, isWrong } = read(typed);
  const confirm = (): void => {
    if (value !== null) enter(value);
  };
  return (
    <div class="number-pad">
      <div class="number-pad__typed">
        <TypedInput
          {...{ label, typed, isWrong }}
          change={setTyped}
          onKeyDown={(event) => handleKey(event, confirm, close)}
        />
        <output class="number-pad__note" data-wrong={isWrong}>
          {note}
        </output>
      </div>
      <FillerKeys label={label} layout="grid">
        {[...FIGURES, ...keys].map((key) => (
          <FillerKey key={key} kind="sign" isQuick onTap={() => setTyped(addKey(typed, key))}>
            {key}
          </FillerKey>
        ))}
        <EndKeys
          removeLast={() => setTyped(withoutLast(typed))}
          {...{ close, confirm, isLocked: value === null }}
        />
      </FillerKeys>
    </div>
  );
}

interface EndKeysProps extends Pick<NumberPadProps, 'close'> {
  readonly removeLast: () => void;
  readonly confirm: () => void;
  readonly isLocked: boolean;
}

/** The keys that delete a figure, go back to the coins, and enter the number. */
const EndKeys = ({ removeLast, close, confirm, isLocked }: EndKeysProps) => (
  <>
    <FillerKey kind="sign" isQuick words={messages().backspace} onTap={removeLast}>
      <Icon sign="undo" />
    </FillerKey>
    {close && <FillerKey onTap={close}>{messages().coins}</FillerKey>}
    <FillerKey kind="best" isLocked={isLocked} onTap={confirm}>
      {messages().done}
    </FillerKey>
  </>
);

interface TypedInputProps {
  readonly label: string;
  readonly typed: string;
  readonly isWrong: boolean;
  readonly change: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** What is typed. On a tablet, no keyboard opens for it. */
const TypedInput = ({ label, typed, isWrong, change, onKeyDown }: TypedInputProps) => (
  <input
    class="number-pad__input"
    value={typed}
    inputMode="none"
    autocomplete="off"
    aria-label={label}
    aria-invalid={isWrong}
    onInput={({ currentTarget }) => change(currentTarget.value)}
    onKeyDown={onKeyDown}
  />
);

function handleKey(event: KeyboardEvent, confirm: () => void, close?: () => void): void {
  if (event.key === 'Escape' && close) close();
  else if (event.key === 'Enter') confirm();
  else return;
  // The focus moves, so the same key press would click what gets it.
  event.preventDefault();
  event.stopPropagation();
}

const append = (typed: string, key: string): string => typed + key;
