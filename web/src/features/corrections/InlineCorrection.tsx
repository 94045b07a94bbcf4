/** The button that corrects a recorded entry in place, and then the form. */

import { messages } from './messages/messages.ts';
import { useState } from 'preact/hooks';
import type { Entered } from '../../outbox/ports.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { useFocusOnChange } from '../../ui/frame/use-focus-on-change.ts';
import type { CorrectionBody, CorrectionContext } from './correction-context.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import type { ListedEntry } from './entry-list/entry-history.ts';
import './InlineCorrection.css';
import { sendCorrection } from './send-correction.ts';

interface InlineCorrectionProps {
  readonly context: Omit<CorrectionContext, 'correct' | 'isOnline'>;
  readonly entry: ListedEntry;
  /** Called with the id of the entry that counts now, or was taken back, when the correction is recorded. */
  readonly onCorrected: (entry: string) => void;
}

export function InlineCorrection({ context, entry, onCorrected }: InlineCorrectionProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useFocusOnChange<HTMLButtonElement & HTMLElement>(isOpen);
  const entered = entry.entered as Entered | null;
  if (entered === null || entry.removed !== null) return null;
  if (!isOpen)
    return (
      <Button class="inline-correction__open" element={place} onClick={() => setOpen(true)}>
        {messages().corrections.correct}
      </Button>
    );
  const correct = (_: unknown, body: CorrectionBody): void => {
    void attempt(
      () => sendCorrection(context.session, body),
      (added) => {
        setOpen(false);
        onCorrected(body.strike === undefined ? added : entry.entry);
      },
    );
  };
  const { entry: id, version } = entry;
  return (
    <section class="inline-correction" aria-label={messages().corrections.title} tabIndex={-1} ref={place}>
      <CorrectionForm context={{ ...context, isOnline: true, correct }} entry={{ id, version, entered }} />
      <Button kind="plain" onClick={() => setOpen(false)}>
        {messages().corrections.cancel}
      </Button>
    </section>
  );
}
