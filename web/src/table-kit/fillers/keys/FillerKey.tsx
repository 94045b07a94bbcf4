/** A key of a filler. A locked key takes no tap, and the Tab key passes over it. */

import type { ComponentChildren } from 'preact';
import { TapButton } from '../../../ui/buttons/TapButton.tsx';
import './FillerKey.css';

interface FillerKeyProps {
  readonly onTap: () => void;
  readonly children: ComponentChildren;
  /** A second line. */
  readonly note?: string | undefined;
  /** The words for a screen reader, if the key shows a sign. */
  readonly words?: string | undefined;
  readonly isLocked?: boolean;
  /** Whether the key is chosen. Without it, the key is not a toggle. */
  readonly isPressed?: boolean | undefined;
  readonly kind?: 'usual' | 'best' | 'sign' | 'row';
  /** What a tap means. When it changes, the key counts as new. */
  readonly meaning?: string;
  /** Whether quick taps in a row are wanted, as on a number pad. */
  readonly isQuick?: boolean;
}

export function FillerKey(props: FillerKeyProps) {
  const { onTap, children, note, words, isLocked = false, isPressed, kind = 'usual', meaning } = props;
  return (
    <TapButton
      class="filler-key"
      data-kind={kind}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      {...(isLocked && { tabIndex: -1 })}
      {...(meaning !== undefined && { meaning })}
      {...(props.isQuick && { bounce: 0 })}
      isDisabled={isLocked}
      onTap={onTap}
    >
      {words !== undefined && <span class="visually-hidden">{words}</span>}
      <span class="filler-key__face" aria-hidden={words !== undefined}>
        {children}
      </span>
      {note && <span class="filler-key__note">{note}</span>}
    </TapButton>
  );
}
