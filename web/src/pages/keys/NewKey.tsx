/** Creates a key for a script and shows it once. */

import './NewKey.css';
import { Buttons } from '../../ui/buttons/Buttons.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import { unwrap, client, type Schemas } from '../../api/client.ts';
import { announce } from '../../ui/announcement.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { CopyField } from '../../ui/fields/CopyField.tsx';
import { NO_ERRORS, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { focusFault, TextField } from '../../ui/fields/Field.tsx';
import { messages } from './messages/messages.ts';
import { EMPTY_DRAFT, createGrant, grantOf } from './grant.ts';
import { GrantFields } from './GrantFields.tsx';
import type { Session } from './key.ts';

type KeyWithSecret = Schemas['NewKey'];

interface NewKeyProps {
  readonly sessions: readonly Session[];
  readonly reloadKeys: () => Promise<void>;
}

export function NewKey({ sessions, reloadKeys: reload }: NewKeyProps) {
  const [key, setKey] = useState<KeyWithSecret | null>(null);
  const showKey = (now: KeyWithSecret): void => {
    setKey(now);
    void attempt(reload);
  };
  return (
    <details class="new-key">
      <summary>{messages().newKey.title}</summary>
      {key ? (
        <CreatedKey showKey={key} close={() => setKey(null)} />
      ) : (
        <Form sessions={sessions} showKey={showKey} />
      )}
    </details>
  );
}

interface FormProps {
  readonly sessions: readonly Session[];
  readonly showKey: (key: KeyWithSecret) => void;
}

function Form({ sessions, showKey }: FormProps) {
  const words = messages().newKey;
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [days, setDays] = useState('');
  const [faults, setFaults] = useState<FieldErrors>(NO_ERRORS);
  const form = useRef<HTMLFormElement>(null);
  const showErrors = (found: FieldErrors): void => {
    setFaults(found);
    announce(words.failed);
    focusFault(form.current);
  };
  const create = async (): Promise<void> => {
    if (!/^\d{0,9}$/.test(days.trim())) return showErrors({ days: words.enterDays });
    const grant = { ...grantOf(draft), days: days.trim() ? Number(days) : null };
    return attempt(
      () => createGrant(grant, () => unwrap(client.POST('/v1/keys', { body: grant }))),
      (outcome) => ('faults' in outcome ? showErrors(outcome.faults) : showKey(outcome)),
    );
  };
  return (
    <>
      <Text kind="quiet">{words.help}</Text>
      <form noValidate ref={form}>
        <GrantFields
          under="key-"
          example={words.example}
          draft={draft}
          sessions={sessions}
          faults={faults}
          change={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
        <DaysField days={days} setDays={setDays} faults={faults} />
        <BusyButton type="submit" words={words.create} busy={messages().pairing.creating} act={create} />
      </form>
    </>
  );
}

interface DaysProps {
  readonly days: string;
  readonly setDays: (days: string) => void;
  readonly faults: FieldErrors;
}

function DaysField({ days, setDays, faults }: DaysProps) {
  return (
    <TextField
      id="key-days"
      label={messages().newKey.days}
      path="days"
      faults={faults}
      value={days}
      change={setDays}
      more={{ inputMode: 'numeric' }}
    />
  );
}

/** The key is shown only now: the server stores only its hash. */
function CreatedKey({ showKey: created, close }: { showKey: KeyWithSecret; close: () => void }) {
  const words = messages().newKey;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 tabIndex={-1} ref={heading}>
        {words.created(created.name)}
      </h3>
      <CopyField id="key-secret" label={words.shownOnce} text={created.key} />
      <p class="new-key__note">{words.storeHint}</p>
      <Buttons>
        <Button onClick={close}>{words.confirmCopied}</Button>
      </Buttons>
    </>
  );
}
