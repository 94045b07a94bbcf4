/** Creates a key for a script and shows it once. */

import './NewKey.css';
import { Buttons } from '../../ui/Buttons.tsx';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import { unwrap, client, type Schemas } from '../../api/client.ts';
import { announcement } from '../../ui/announcement.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { NO_ERRORS, type FieldErrors } from '../../ui/field-errors.ts';
import { focusFault, TextField } from '../../ui/Field.tsx';
import { t } from '../../i18n/language.ts';
import { FRESH, createGrant, grantOf } from './grant.ts';
import { GrantFields } from './GrantFields.tsx';
import type { Session } from './key.ts';

type Made = Schemas['NewKey'];

interface NewKeyProps {
  readonly sessions: readonly Session[];
  readonly look: () => Promise<void>;
}

export function NewKey({ sessions, look }: NewKeyProps) {
  const [key, setKey] = useState<Made | null>(null);
  const made = (now: Made): void => {
    setKey(now);
    void attempt(look);
  };
  return (
    <details class="new-key">
      <summary>{t().keys.newKey.title}</summary>
      {key ? <Shown made={key} done={() => setKey(null)} /> : <Form sessions={sessions} made={made} />}
    </details>
  );
}

function Form({ sessions, made }: { sessions: readonly Session[]; made: (key: Made) => void }) {
  const words = t().keys.newKey;
  const [draft, setDraft] = useState(FRESH);
  const [days, setDays] = useState('');
  const [faults, setFaults] = useState<FieldErrors>(NO_ERRORS);
  const form = useRef<HTMLFormElement>(null);
  const show = (found: FieldErrors): void => {
    setFaults(found);
    announcement.value = words.failed;
    focusFault(form.current);
  };
  const make = async (): Promise<void> => {
    if (!/^\d{0,9}$/.test(days.trim())) return show({ days: words.enterDays });
    const wish = { ...grantOf(draft), days: days.trim() ? Number(days) : null };
    return attempt(
      () => createGrant(wish, () => unwrap(client.POST('/v1/keys', { body: wish }))),
      (outcome) => ('faults' in outcome ? show(outcome.faults) : made(outcome)),
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
        <BusyButton type="submit" words={words.create} busy={t().keys.pairing.creating} act={make} />
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
      label={t().keys.newKey.days}
      path="days"
      faults={faults}
      value={days}
      change={setDays}
      more={{ inputMode: 'numeric' }}
    />
  );
}

/** The key is shown only now: the server stores only its hash. */
function Shown({ made, done }: { made: Made; done: () => void }) {
  const words = t().keys.newKey;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 tabIndex={-1} ref={heading}>
        {words.created(made.name)}
      </h3>
      <CopyField id="key-secret" label={words.shownOnce} text={made.key} />
      <p class="new-key__note">{words.storeHint}</p>
      <Buttons>
        <Button onClick={done}>{words.confirmCopied}</Button>
      </Buttons>
    </>
  );
}
