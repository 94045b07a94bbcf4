/** What is typed on a number pad, with a note on it. On a tablet, no keyboard opens for it. */

import type { TargetedEvent } from 'preact';
import './TypedNumber.css';

/** What is typed: its value, or null, and a note on it. */
export interface ReadNumber {
  readonly value: number | null;
  readonly note: string;
  readonly isWrong: boolean;
}

interface TypedNumberProps extends Pick<ReadNumber, 'note' | 'isWrong'> {
  readonly label: string;
  /** The id of the text that says more. */
  readonly describedBy?: string | undefined;
  readonly typed: string;
  /** Whether the next figure replaces the number, so that the field selects it. */
  readonly isReplaced?: boolean;
  readonly change: (typed: string) => void;
  readonly confirm: () => void;
  /** What Escape does. Without it, Escape closes the tray. */
  readonly close?: (() => void) | undefined;
}

export const TypedNumber = ({
  label,
  describedBy,
  typed,
  note,
  isWrong,
  isReplaced,
  ...does
}: TypedNumberProps) => (
  <div class="typed-number">
    <input
      class="typed-number__input"
      value={typed}
      inputMode="none"
      autocomplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      onFocus={isReplaced ? selectText : undefined}
      onClick={isReplaced ? selectText : undefined}
      onInput={({ currentTarget }) => does.change(currentTarget.value)}
      onKeyDown={(event) => handleKey(event, does)}
    />
    <output class="typed-number__note" data-wrong={isWrong}>
      {note}
    </output>
  </div>
);

/** A click moves the cursor after the focus, so both select. */
const selectText = ({ currentTarget }: TargetedEvent<HTMLInputElement>): void => currentTarget.select();

/** A letter or a figure is text, and no shortcut of the page. */
function handleKey(
  event: KeyboardEvent,
  { confirm, close }: Pick<TypedNumberProps, 'confirm' | 'close'>,
): void {
  const isEscape = event.key === 'Escape';
  if (isEscape && !close) return;
  event.stopPropagation();
  if (!isEscape && event.key !== 'Enter') return;
  // The focus moves, so the same key press would click what gets it.
  event.preventDefault();
  if (isEscape) close?.();
  else confirm();
}
