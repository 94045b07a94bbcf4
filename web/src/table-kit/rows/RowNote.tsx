/** A note at the end of a row. */

import type { ComponentChildren } from 'preact';
import { RichText } from '../../ui/text/RichText.tsx';
import { messages } from '../messages/messages.ts';
import './RowNote.css';

export function RowNote({ refused = false, children }: { refused?: boolean; children: ComponentChildren }) {
  return (
    <p class="row-note" data-state={refused ? 'refused' : undefined}>
      {children}
    </p>
  );
}

export function TextNote({ text, pending = false }: { text: string; pending?: boolean }) {
  if (pending) return <PendingNote text={text} />;
  return (
    <RowNote>
      <RichText text={text} />
    </RowNote>
  );
}

/** The note of an entry that the server has not confirmed. */
export function PendingNote({ text }: { text: string }) {
  return (
    <p class="row-note" data-state="pending">
      <span class="row-note__ring" aria-hidden="true" />
      <span>
        <RichText text={text} />
        <span class="visually-hidden">, {messages().reader.notRecorded}</span>
      </span>
    </p>
  );
}
