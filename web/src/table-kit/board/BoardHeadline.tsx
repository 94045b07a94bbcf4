/** The headline of a board with its cards, and what followed from it. */

import type { ComponentChildren } from 'preact';
import { RichText } from '../../ui/text/RichText.tsx';
import { joinedNotes } from './board-text.ts';
import './BoardHeadline.css';

interface BoardHeadlineProps {
  readonly text: string;
  readonly notes: readonly string[];
  readonly notices: readonly string[];
  /** Large cards beside the headline; none if nothing is drawn. */
  readonly children?: ComponentChildren;
}

export function BoardHeadline({ text, notes, notices, children }: BoardHeadlineProps) {
  return (
    <section class="board-headline">
      <div class="board-headline__cards">{children}</div>
      <div class="board-headline__text">
        <p class="board-headline__call" data-length={callLength(text)}>
          {text}
        </p>
        {notes.length > 0 && (
          <p class="board-headline__note">
            <RichText text={joinedNotes(notes)} />
          </p>
        )}
        {notices.map((notice) => (
          <p class="board-headline__notice" key={notice}>
            {notice}
          </p>
        ))}
      </div>
    </section>
  );
}

/** A long call is written smaller; it is never cut. */
const callLength = (call: string): string | undefined =>
  call.length > 40 ? 'very-long' : call.length > 24 ? 'long' : undefined;
