/** A button at the end of a row: what it does, and a detail. */

import { useContext } from 'preact/hooks';
import { ChoiceButton, ChoiceNote } from '../shell/ChoiceButton.tsx';
import './RowChoice.css';
import { RowPlayer } from './row-player.ts';

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
  const player = useContext(RowPlayer);
  return (
    <ChoiceButton
      kind={narrow ? 'narrow' : 'usual'}
      class="row-choice"
      onTap={onTap}
      meaning={meaning}
      isDisabled={isDisabled}
    >
      <b>{words}</b>
      {detail && <ChoiceNote text={detail} />}
      {!words.includes(player) && <span class="visually-hidden">, {player}</span>}
    </ChoiceButton>
  );
}
