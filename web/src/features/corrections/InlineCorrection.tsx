/** The button that corrects a recorded entry in place, and then the form. */

import { messages } from './messages/messages.ts';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { currentKey } from '../../api/current-key.ts';
import type { Entered } from '../../outbox/ports.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { useFocusOnChange } from '../../ui/frame/use-focus-on-change.ts';
import type {
  CorrectableEntry,
  CorrectionBody,
  CorrectionContext,
  RequestedCorrection,
} from './correction-context.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import type { ListedEntry } from './entry-list/entry-history.ts';
import './InlineCorrection.css';
import { problemText } from './refusal-text.ts';
import { useDryRun } from './use-correction.ts';
import { useRecording, type Recording } from './recording/use-recording.ts';

interface InlineCorrectionProps {
  readonly context: Omit<CorrectionContext, 'correct' | 'isOnline' | 'waitsIn'>;
  readonly entry: ListedEntry;
  /** Called with the id of the entry that counts now, or was taken back, when the correction is recorded. */
  readonly onCorrected: (entry: string) => void;
  /** Called when the entries may have changed: the correction is refused, or another one was recorded. */
  readonly update: () => void;
}

export function InlineCorrection({ context, entry, onCorrected, update }: InlineCorrectionProps) {
  const [isOpen, setOpen] = useState(false);
  const onRecorded = (body: CorrectionBody, added: string): void => {
    setOpen(false);
    onCorrected(body.strike === undefined ? added : entry.entry);
  };
  const recording = useRecording(context.session, { onRecorded, update });
  const place = useFocusOnChange<HTMLButtonElement & HTMLElement>(`${isOpen} ${recording.isWaiting}`);
  // The form opens below its button, and what takes its place is less tall: both may be out of view.
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, recording.isWaiting]);
  const entered = entry.entered as Entered | null;
  if (entered === null) return null;
  if (entry.removed !== null) return <Refusal recording={recording} context={context} />;
  if (!isOpen)
    return (
      <Button class="inline-correction__open" element={place} onClick={() => setOpen(true)}>
        {messages().corrections.correct}
      </Button>
    );
  return (
    <OpenForm
      context={context}
      entry={{ id: entry.entry, version: entry.version, entered }}
      recording={recording}
      place={place}
      close={() => {
        recording.forgetChange();
        setOpen(false);
      }}
    />
  );
}

interface OpenFormProps extends Pick<InlineCorrectionProps, 'context'> {
  readonly entry: CorrectableEntry;
  readonly recording: Recording;
  readonly place: RefObject<(HTMLButtonElement & HTMLElement) | null>;
  readonly close: () => void;
}

function OpenForm({ context, entry, recording, place, close }: OpenFormProps) {
  const { isWaiting, cancel, record } = recording;
  const correct = (_: unknown, { body, shown }: RequestedCorrection): void => record(body, shown ?? null);
  const newest = Math.max(context.version, recording.changedAt ?? 0);
  const own = { isOnline: true, waitsIn: 'form', correct, version: newest } as const;
  return (
    <section class="inline-correction" aria-label={messages().corrections.title} tabIndex={-1} ref={place}>
      <RoundNote context={context} entry={entry} />
      <div hidden={isWaiting}>
        <CorrectionForm
          context={{ ...context, ...own }}
          entry={entry}
          notice={<NewerNote version={newest} isChanged={recording.changedAt !== null} />}
        />
      </div>
      {isWaiting && <p role="status">{messages().corrections.unconfirmed}</p>}
      <Refusal recording={recording} context={context} />
      <Button kind="plain" onClick={isWaiting ? cancel : close}>
        {messages().corrections.cancel}
      </Button>
    </section>
  );
}

/** Says to a dealer, before the form is filled in, that only a keeper may change or take back the entry. */
function RoundNote({ context, entry: { version } }: Pick<OpenFormProps, 'context' | 'entry'>) {
  const isAsked = currentKey.value?.role === 'dealer' && version !== null;
  const effect = useDryRun(isAsked ? { strike: version } : null, { ...context, isOnline: true });
  if (effect.kind !== 'refused' || effect.problem.status !== FORBIDDEN) return null;
  return (
    <p class="inline-correction__changed" role="status">
      <b>{problemText(effect.problem, context)}</b>
    </p>
  );
}

/** The status with which the server refuses what the role of the key may not do. */
const FORBIDDEN = 403;

/** Whether entries were recorded while the form is open, and whether they changed what was to be recorded. */
function NewerNote({ version, isChanged }: { readonly version: number; readonly isChanged: boolean }) {
  const [opened] = useState(version);
  const { newerCounted, effectChanged } = messages().corrections;
  return (
    <>
      <p class="inline-correction__newer" role="status">
        {version > opened && !isChanged && newerCounted}
      </p>
      <p class="inline-correction__changed" role="alert">
        {isChanged && <b>{effectChanged}</b>}
      </p>
    </>
  );
}

interface RefusalProps extends Pick<InlineCorrectionProps, 'context'> {
  readonly recording: Recording;
}

/** Why the correction is refused. It stays below an entry that another device has corrected. */
function Refusal({ recording: { refusal }, context }: RefusalProps) {
  if (!refusal) return null;
  return (
    <p class="inline-correction__refusal" role="alert">
      {messages().corrections.notThis} <b>{problemText(refusal, context)}</b>
    </p>
  );
}
