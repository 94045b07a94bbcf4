/** The note of an answer. Once it is recorded, a tap corrects it. */

import { messages } from '../../messages/messages.ts';
import { RichText } from '../../../../ui/RichText.tsx';
import { TapButton } from '../../../../ui/TapButton.tsx';
import { answerEntries } from '../entries-of.ts';
import type { Answered } from '../../view.ts';
import { useScene } from '../page-model.ts';
import { answeredNote } from '../rejection/entry-notes.ts';
import { openCorrection } from '../ui-state.ts';
import './AnsweredNote.css';
import { PendingNote } from './RowNote.tsx';

interface AnsweredNoteProps {
  answered: Answered;
  /** The results of side bets, or ''. */
  bets: string;
  pending: boolean;
}

export function AnsweredNote({ answered, bets, pending }: AnsweredNoteProps) {
  const { model, scene } = useScene();
  const text = [answeredNote(answered, scene.table.currency), bets].filter(Boolean).join(' · ');
  if (pending) return <PendingNote text={text} />;
  const onTap = () =>
    openCorrection(model.uiState, answerEntries(model.outbox.standing.peek(), answered.punter));
  return (
    <TapButton class="answered-note" meaning={text} onTap={onTap}>
      <RichText text={text} />
      <span class="visually-hidden">, {messages().screenReader.correctAnswer}</span>
    </TapButton>
  );
}
