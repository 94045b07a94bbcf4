/** A key for a script or another program: made, and shown once. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { given, house, type Schemas } from '../../api/house.ts';
import { attempt, spoken } from '../../parts/attempt.ts';
import { BusyButton } from '../../parts/BusyButton.tsx';
import { Copying } from '../../parts/Copying.tsx';
import { NO_FAULTS, type Faults } from '../../parts/faults.ts';
import { focusFault, TextField } from '../../parts/Field.tsx';
import { w } from '../../words/words.ts';
import { FRESH, madeOf, wishOf } from './grant.ts';
import { GrantFields } from './GrantFields.tsx';
import type { Session } from './Keys.tsx';

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
    <details class="newkey">
      <summary>{w().keyring.newKey.title}</summary>
      {key ? <Shown made={key} done={() => setKey(null)} /> : <Form sessions={sessions} made={made} />}
    </details>
  );
}

function Form({ sessions, made }: { sessions: readonly Session[]; made: (key: Made) => void }) {
  const words = w().keyring.newKey;
  const [draft, setDraft] = useState(FRESH);
  const [days, setDays] = useState('');
  const [faults, setFaults] = useState<Faults>(NO_FAULTS);
  const form = useRef<HTMLFormElement>(null);
  const show = (found: Faults): void => {
    setFaults(found);
    spoken.value = words.nothing;
    focusFault(form.current);
  };
  const make = async (): Promise<void> => {
    if (!/^\d{0,9}$/.test(days.trim())) return show({ days: words.sayDays });
    const wish = { ...wishOf(draft), days: days.trim() ? Number(days) : null };
    return attempt(
      () => madeOf(wish, () => given(house.POST('/v1/keys', { body: wish }))),
      (outcome) => ('faults' in outcome ? show(outcome.faults) : made(outcome)),
    );
  };
  return (
    <>
      <p class="quiet">{words.words}</p>
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
        <BusyButton type="submit" words={words.make} busy={w().keyring.pairing.making} act={make} />
      </form>
    </>
  );
}

interface DaysProps {
  readonly days: string;
  readonly setDays: (days: string) => void;
  readonly faults: Faults;
}

function DaysField({ days, setDays, faults }: DaysProps) {
  return (
    <TextField
      id="key-days"
      label={w().keyring.newKey.days}
      path="days"
      faults={faults}
      value={days}
      change={setDays}
      more={{ inputMode: 'numeric' }}
    />
  );
}

/** Told now and never again: the house keeps only what it needs to know the key again. */
function Shown({ made, done }: { made: Made; done: () => void }) {
  const words = w().keyring.newKey;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 tabIndex={-1} ref={heading}>
        {words.made(made.name)}
      </h3>
      <Copying id="key-secret" label={words.once} text={made.key} />
      <p class="good">{words.put}</p>
      <div class="buttons">
        <button type="button" onClick={done}>
          {words.have}
        </button>
      </div>
    </>
  );
}
