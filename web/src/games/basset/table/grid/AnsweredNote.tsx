/** The note of a player's answers. Once they are recorded, a tap corrects them. */

import { messages } from '../../messages/messages.ts';
import { RichText } from '../../../../ui/text/RichText.tsx';
import { TapButton } from '../../../../ui/buttons/TapButton.tsx';
import { answerEntries } from '../model/entries-of.ts';
import { useScene } from '../model/basset-page.ts';
import { openCorrection } from '../../../../table-kit/model/ui-state.ts';
import { PendingNote } from '../../../../table-kit/rows/RowNote.tsx';
import type { Answered } from '../../view.ts';
import { answersNote } from '../rejection/entry-notes.ts';
import './AnsweredNote.css';

interface AnsweredNoteProps {
  /** The player's answers since the newest draw; at least one. */
  answered: readonly Answered[];
  /** The results of side bets, or ''. */
  bets: string;
  pending: boolean;
}

export function AnsweredNote({ answered, bets, pending }: AnsweredNoteProps) {
  const { model, scene } = useScene();
  const text = [answersNote(answered, scene.table.currency), bets].filter(Boolean).join(' · ');
  if (pending) return <PendingNote text={text} />;
  const onTap = () =>
    openCorrection(model.uiState, answerEntries(model.outbox.standing.peek(), answered[0]?.punter ?? ''));
  return (
    <TapButton class="answered-note" meaning={text} onTap={onTap}>
      <RichText text={text} />
      <span class="visually-hidden">, {messages().screenReader.correctAnswer}</span>
    </TapButton>
  );
}
