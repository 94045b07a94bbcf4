/** Signs in a device: a form, then a QR code and a link, then a confirmation. */

import './Pairing.css';
import { Buttons } from '../../ui/buttons/Buttons.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import { unwrap, client, serverNow, type Schemas } from '../../api/client.ts';
import { announce } from '../../ui/announcement.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { CopyField } from '../../ui/fields/CopyField.tsx';
import { NO_ERRORS, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { focusFault } from '../../ui/fields/Field.tsx';
import { span } from '../../i18n/amounts/numbers.ts';
import { messages } from './messages/messages.ts';
import { isForThisMachine } from '../../features/follow/follow-link.ts';
import { initialDraft, createGrant, grantOf } from './grant.ts';
import { GrantFields } from './GrantFields.tsx';
import type { Key, Session } from './key.ts';

type Link = Schemas['Pairing'];

interface PairingProps {
  readonly keys: readonly Key[];
  readonly sessions: readonly Session[];
  readonly reloadKeys: () => Promise<void>;
}

export function Pairing({ keys, sessions, reloadKeys: reload }: PairingProps) {
  const [link, setLink] = useState<Link | null>(null);
  const [isListed, setListed] = useState(false);
  const place = useRef<HTMLElement>(null);
  const focus = (): void => {
    requestAnimationFrame(() => place.current?.querySelector('h2')?.focus());
  };
  const showLink = (now: Link): void => {
    setListed(false);
    setLink(now);
    void attempt(async () => {
      await reload();
      setListed(true);
    });
    focus();
  };
  const reset = (): void => {
    setLink(null);
    focus();
  };
  const device = link && keys.find((key) => key.kind === 'device' && key.made_by === link.id);
  const isOpen = link && (!isListed || keys.some(({ id }) => id === link.id));
  return (
    <section class="pairing" ref={place}>
      {!link ? (
        <Form sessions={sessions} showLink={showLink} />
      ) : device || !isOpen ? (
        <EndedLink device={device ?? null} reset={reset} />
      ) : (
        <OpenLink link={link} reset={reset} />
      )}
    </section>
  );
}

function Form({
  sessions,
  showLink: onCreated,
}: {
  sessions: readonly Session[];
  showLink: (link: Link) => void;
}) {
  const words = messages().pairing;
  const [draft, setDraft] = useState(() => initialDraft(location.search));
  const [faults, setFaults] = useState<FieldErrors>(NO_ERRORS);
  const form = useRef<HTMLFormElement>(null);
  const create = (): Promise<void> => {
    const grant = grantOf(draft);
    return attempt(
      () => createGrant(grant, () => unwrap(client.POST('/v1/pairings', { body: grant }))),
      (outcome) => {
        if (!('faults' in outcome)) return onCreated(outcome);
        setFaults(outcome.faults);
        announce(words.failed);
        focusFault(form.current);
      },
    );
  };
  return (
    <>
      <h2 tabIndex={-1}>{words.title}</h2>
      <form noValidate ref={form}>
        <GrantFields
          under="pair-"
          example={words.example}
          draft={draft}
          sessions={sessions}
          faults={faults}
          change={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
        <BusyButton type="submit" words={words.create} busy={words.creating} act={create} />
      </form>
    </>
  );
}

function OpenLink({ link, reset }: { link: Link; reset: () => void }) {
  const words = messages().pairing;
  const left = (Date.parse(link.expires_at ?? '') - serverNow()) / 1000;
  return (
    <>
      <h2 tabIndex={-1}>{words.scan(link.name)}</h2>
      {isForThisMachine(link.link) && <p class="pairing__local-only">{words.localOnly(location.hostname)}</p>}
      <img
        class="pairing__code"
        src={`data:image/svg+xml,${encodeURIComponent(link.qr)}`}
        alt={words.picture}
        width={288}
        height={288}
      />
      <CopyField id="pair-link" label={words.open} text={link.link} />
      <p class="pairing__note">{words.validity(span(left))}</p>
      <Buttons>
        <Button onClick={reset}>{words.another}</Button>
      </Buttons>
    </>
  );
}

/** Shown when a device used the link, or when the link expired. */
function EndedLink({ device, reset }: { device: Key | null; reset: () => void }) {
  const words = messages().pairing;
  const title = device ? words.signedIn(device.name) : words.expired;
  useEffect(() => {
    announce(title);
  }, [title]);
  return (
    <>
      <h2 tabIndex={-1}>{title}</h2>
      <p class="pairing__note">{device ? words.used : words.expiredHint}</p>
      <Buttons>
        <Button onClick={reset}>{words.next}</Button>
      </Buttons>
    </>
  );
}
