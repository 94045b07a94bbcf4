/** The form of a new evening, or of one whose name, date or place changes. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Problem } from '../../api/problem.ts';
import {
  describeGathering,
  loadGathering,
  openGathering,
  type Gathering,
} from '../../features/gatherings/gathering-requests.ts';
import { messages } from '../../features/gatherings/messages/messages.ts';
import { announce } from '../../ui/announcement.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Buttons } from '../../ui/buttons/Buttons.tsx';
import { flat, NO_ERRORS, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { focusFault, TextField } from '../../ui/fields/Field.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { Text } from '../../ui/text/Text.tsx';
import {
  descriptionOf,
  draftErrors,
  draftOf,
  mergedDraft,
  withDate,
  type GatheringDraft,
} from './gathering-draft.ts';
import './GatheringForm.css';

interface GatheringFormProps {
  /** The gathering to change; null for a new one. */
  readonly gathering: Gathering | null;
  readonly done: (gathering: Gathering) => void;
  readonly cancel: () => void;
}

export function GatheringForm({ gathering, done, cancel }: GatheringFormProps) {
  const words = messages();
  const { base, draft, setDraft, followChange, changes } = useDraft(gathering);
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('h2')?.focus(), []);
  const change = (changed: GatheringDraft): void => {
    setErrors(NO_ERRORS);
    setDraft(changed);
  };
  const show = (found: FieldErrors): void => {
    setErrors(found);
    focusFault(form.current);
  };
  const submit = (): Promise<void> =>
    attempt(
      () => save(base, draft),
      (outcome) => {
        if ('errors' in outcome) return show(outcome.errors);
        if ('changed' in outcome) return followChange(outcome.changed);
        announce(gathering ? words.saved : words.opened(outcome.saved.name));
        done(outcome.saved);
      },
    );
  const [label, busy] = gathering ? [words.save, words.saving] : [words.open, words.opening];
  return (
    <form noValidate class="gathering-form" ref={form}>
      <h2 tabIndex={-1}>{gathering ? words.changeTitle : words.create}</h2>
      {!gathering && <Text kind="quiet">{words.createHint}</Text>}
      <ChangedMeanwhile key={changes} isShown={changes > 0} />
      <Fields draft={draft} errors={errors} change={change} />
      <Buttons>
        <BusyButton type="submit" words={label} busy={busy} act={submit} />
        <Button class="gathering-form__cancel" onClick={cancel}>
          {words.cancel}
        </Button>
      </Buttons>
    </form>
  );
}

/** The alert after someone else changed the evening. With a new key, the same text is announced again. */
const ChangedMeanwhile = ({ isShown }: { readonly isShown: boolean }) => (
  <p role="alert">{isShown && messages().changedMeanwhile}</p>
);

/** The draft, the gathering that it changes, as it was when it was loaded, and how often someone else changed that. */
function useDraft(gathering: Gathering | null) {
  const [base, setBase] = useState(gathering);
  const [draft, setDraft] = useState(() => draftOf(gathering, new Date()));
  const [changes, setChanges] = useState(0);
  const followChange = (changed: Gathering): void => {
    if (base) setDraft((now) => mergedDraft(now, base, changed));
    setBase(changed);
    setChanges(changes + 1);
  };
  return { base, draft, setDraft, followChange, changes };
}

interface FieldsProps {
  readonly draft: GatheringDraft;
  readonly errors: FieldErrors;
  readonly change: (draft: GatheringDraft) => void;
}

function Fields({ draft, errors, change }: FieldsProps) {
  const words = messages();
  return (
    <div class="gathering-form__fields">
      <TextField
        id="gathering-name"
        path="name"
        label={words.name}
        faults={errors}
        value={draft.name}
        change={(name) => change({ ...draft, name })}
      />
      <TextField
        id="gathering-date"
        path="date"
        label={words.date}
        faults={errors}
        value={draft.date}
        change={(date) => change(withDate(draft, date))}
        more={{ type: 'date' }}
      />
      <TextField
        id="gathering-place"
        path="place"
        label={words.place}
        faults={errors}
        value={draft.place}
        change={(place) => change({ ...draft, place })}
      />
    </div>
  );
}

type Outcome =
  | { readonly saved: Gathering }
  | { readonly errors: FieldErrors }
  /** Nothing is saved: someone else changed the gathering. */
  | { readonly changed: Gathering };

const PRECONDITION_FAILED = 412;

/** Saves a draft. Returns the gathering, or why it is not saved. Raises: `Problem`, `Unreachable`. */
async function save(base: Gathering | null, draft: GatheringDraft): Promise<Outcome> {
  const errors = draftErrors(draft);
  if (Object.keys(errors).length) return { errors };
  const description = descriptionOf(draft);
  try {
    return { saved: await (base ? describeGathering(base, description) : openGathering(description)) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 422) return { errors: flat(error.errors) };
    if (base && error.status === PRECONDITION_FAILED) return { changed: await loadGathering(base.id) };
    throw error;
  }
}
