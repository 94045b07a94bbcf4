/** A button at the end of a row: what it does, and a detail. */

import { ChoiceButton, ChoiceNote } from '../shell/ChoiceButton.tsx';
import { HiddenPlayer } from './RowPlayer.tsx';
import './RowChoice.css';

interface RowChoiceProps {
  readonly words: string;
  readonly detail: string;
  readonly onTap: () => void;
  /** What a tap does, so that a tap that was meant for something else does nothing. */
  readonly meaning: string;
  readonly narrow?: boolean;
  /** It stays in place, but takes no tap. */
  readonly isDisabled?: boolean;
}

export function RowChoice({
  words,
  detail,
  onTap,
  meaning,
  narrow = false,
  isDisabled = false,
}: RowChoiceProps) {
  return (
    <ChoiceButton
      kind={narrow ? 'narrow' : 'usual'}
      class="row-choice"
      onTap={onTap}
      meaning={meaning}
      usesChoice
      isDisabled={isDisabled}
    >
      <b>{words}</b>
      {detail && <ChoiceNote text={detail} />}
      <HiddenPlayer words={words} />
    </ChoiceButton>
  );
}
