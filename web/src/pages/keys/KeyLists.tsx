/** Lists of devices, sign-in links and keys, each with a button that revokes it. */

import './KeyLists.css';
import { PageLists } from '../../ui/frame/Page.tsx';
import { Buttons } from '../../ui/buttons/Buttons.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { client, serverNow } from '../../api/client.ts';
import { currentKey, signOut } from '../../api/current-key.ts';
import { announce } from '../../ui/announcement.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { moment, span } from '../../i18n/amounts/numbers.ts';
import { t } from '../../i18n/language.ts';
import { messages } from './messages/messages.ts';
import { permissionsText } from './grant.ts';
import type { Key, Session } from './key.ts';

const KINDS = ['device', 'link', 'key'] as const;

interface ListsProps {
  /** Null while loading. */
  readonly keys: readonly Key[] | null;
  readonly sessions: readonly Session[];
  readonly reload: () => Promise<void>;
}

export function KeyLists({ keys, sessions, reload }: ListsProps) {
  const names = new Map(sessions.map(({ id, name }) => [id, name] as const));
  // The key that waits for confirmation; at most one.
  const [asking, setAsking] = useState<string | null>(null);
  const place = useRef<HTMLElement>(null);
  const revoke = (key: Key): Promise<void> => {
    if (key.id === currentKey.value?.id) return attempt(signOut);
    return attempt(
      async () => {
        await client.DELETE('/v1/keys/{key_id}', { params: { path: { key_id: key.id } } });
        setAsking(null);
        await reload();
      },
      () => {
        place.current?.querySelector<HTMLElement>(`[data-kind=${key.kind}]`)?.focus();
        announce(messages().revoked(key.name));
      },
    );
  };
  return (
    <PageLists class="key-lists" element={place}>
      {KINDS.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          keys={keys?.filter((key) => key.kind === kind)}
          row={(key) => (
            <KeyRow
              key={key.id}
              accessKey={key}
              names={names}
              asking={asking === key.id}
              ask={(on) => setAsking(on ? key.id : null)}
              revoke={() => revoke(key)}
            />
          )}
        />
      ))}
    </PageLists>
  );
}

interface KindProps {
  readonly kind: Key['kind'];
  readonly keys: readonly Key[] | undefined;
  readonly row: (key: Key) => ComponentChildren;
}

function Kind({ kind, keys, row }: KindProps) {
  const words = messages().kinds[kind];
  return (
    <section>
      <h2 tabIndex={-1} data-kind={kind}>
        {words.title}
      </h2>
      <ul class="key-lists__list">
        {keys?.map(row)}
        {keys?.length === 0 && <li class="key-lists__none">{words.none}</li>}
      </ul>
      {words.note && <Text kind="quiet">{words.note}</Text>}
    </section>
  );
}

interface KeyRowProps {
  readonly accessKey: Key;
  readonly names: ReadonlyMap<string, string>;
  readonly asking: boolean;
  readonly ask: (on: boolean) => void;
  readonly revoke: () => Promise<void>;
}

function KeyRow({ accessKey, names, asking, ask, revoke }: KeyRowProps) {
  const keys = messages();
  const { roles } = t();
  const isOwn = accessKey.id === currentKey.value?.id;
  const line = useRef<HTMLLIElement>(null);
  const setAsking = (on: boolean): void => {
    ask(on);
    requestAnimationFrame(() => line.current?.querySelector('button')?.focus());
  };
  return (
    <li ref={line}>
      <h3>
        {accessKey.name}
        {isOwn && <span class="key-lists__own">{keys.thisDevice}</span>}
      </h3>
      <p id={`permissions-${accessKey.id}`}>
        {t().capitalize(roles.names[accessKey.role] ?? accessKey.role)} · {permissionsText(accessKey, names)}
      </p>
      <Text kind="quiet">{usageText(accessKey)}</Text>
      {asking ? (
        <ConfirmRevoke accessKey={accessKey} isOwn={isOwn} revoke={revoke} cancel={() => setAsking(false)} />
      ) : (
        <RevokeButton accessKey={accessKey} isOwn={isOwn} ask={() => setAsking(true)} />
      )}
    </li>
  );
}

function RevokeButton({ accessKey, isOwn, ask }: { accessKey: Key; isOwn: boolean; ask: () => void }) {
  const keys = messages();
  return (
    <Button
      class="key-lists__end"
      aria-label={isOwn ? keys.signOutOf(accessKey.name) : keys.revokeName(accessKey.name)}
      aria-describedby={`permissions-${accessKey.id}`}
      onClick={ask}
    >
      {isOwn ? keys.signOut : keys.revoke}
    </Button>
  );
}

interface ConfirmProps {
  readonly accessKey: Key;
  readonly isOwn: boolean;
  readonly revoke: () => Promise<void>;
  readonly cancel: () => void;
}

function ConfirmRevoke({ accessKey, isOwn, revoke, cancel }: ConfirmProps) {
  const keys = messages();
  return (
    <div class="key-lists__confirm" role="group" aria-label={keys.revokeNameQuestion(accessKey.name)}>
      <p>
        <strong>{keys.revokeQuestion}</strong> {keys.kinds[accessKey.kind].ending} {isOwn && keys.inUse}
      </p>
      <Buttons>
        <Button onClick={revoke}>{keys.confirmRevoke}</Button>
        <Button onClick={cancel}>{keys.keep}</Button>
      </Buttons>
    </div>
  );
}

function usageText({ kind, used_at: used, expires_at: until }: Key): string {
  const keys = messages();
  if (kind === 'link') return t().capitalize(keys.left(span((Date.parse(until ?? '') - serverNow()) / 1000)));
  const last = used ? keys.lastUsed(moment(used)) : keys.notUsed;
  return `${last} · ${until ? keys.until(moment(until)) : keys.noExpiry}`;
}
