/** Lists of devices, sign-in links and keys, each with a button that revokes it. */

import './KeyLists.css';
import { PageLists } from '../../ui/frame/Page.tsx';
import { Buttons } from '../../ui/Buttons.tsx';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { client, serverNow } from '../../api/client.ts';
import { currentKey, signOut } from '../../api/current-key.ts';
import { announcement } from '../../ui/announcement.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { moment, span } from '../../i18n/numbers.ts';
import { t } from '../../i18n/language.ts';
import { opens } from './grant.ts';
import type { Key, Session } from './key.ts';

const KINDS = ['device', 'link', 'key'] as const;

interface ListsProps {
  /** Null while loading. */
  readonly keys: readonly Key[] | null;
  readonly sessions: readonly Session[];
  readonly look: () => Promise<void>;
}

export function KeyLists({ keys, sessions, look }: ListsProps) {
  const names = new Map(sessions.map(({ id, name }) => [id, name] as const));
  // The key that waits for confirmation; at most one.
  const [asking, setAsking] = useState<string | null>(null);
  const place = useRef<HTMLElement>(null);
  const end = (key: Key): Promise<void> => {
    if (key.id === currentKey.value?.id) return attempt(signOut);
    return attempt(
      async () => {
        await client.DELETE('/v1/keys/{key_id}', { params: { path: { key_id: key.id } } });
        setAsking(null);
        await look();
      },
      () => {
        place.current?.querySelector<HTMLElement>(`[data-kind=${key.kind}]`)?.focus();
        announcement.value = t().keys.revoked(key.name);
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
          line={(key) => (
            <Line
              key={key.id}
              held={key}
              names={names}
              asking={asking === key.id}
              ask={(on) => setAsking(on ? key.id : null)}
              end={() => end(key)}
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
  readonly line: (key: Key) => ComponentChildren;
}

function Kind({ kind, keys, line }: KindProps) {
  const words = t().keys.kinds[kind];
  return (
    <section>
      <h2 tabIndex={-1} data-kind={kind}>
        {words.title}
      </h2>
      <ul class="key-lists__list">
        {keys?.map(line)}
        {keys?.length === 0 && <li class="key-lists__none">{words.none}</li>}
      </ul>
      {words.note && <Text kind="quiet">{words.note}</Text>}
    </section>
  );
}

interface LineProps {
  readonly held: Key;
  readonly names: ReadonlyMap<string, string>;
  readonly asking: boolean;
  readonly ask: (on: boolean) => void;
  readonly end: () => Promise<void>;
}

function Line({ held, names, asking, ask, end }: LineProps) {
  const { keys, roles } = t();
  const own = held.id === currentKey.value?.id;
  const line = useRef<HTMLLIElement>(null);
  const turn = (on: boolean): void => {
    ask(on);
    requestAnimationFrame(() => line.current?.querySelector('button')?.focus());
  };
  return (
    <li ref={line}>
      <h3>
        {held.name}
        {own && <span class="key-lists__own">{keys.thisDevice}</span>}
      </h3>
      <p>
        {roles.names[held.role] ?? held.role} · {opens(held, names)}
      </p>
      <Text kind="quiet">{whenOf(held)}</Text>
      {asking ? (
        <Sure held={held} own={own} end={end} keep={() => turn(false)} />
      ) : (
        <EndButton held={held} own={own} ask={() => turn(true)} />
      )}
    </li>
  );
}

function EndButton({ held, own, ask }: { held: Key; own: boolean; ask: () => void }) {
  const { keys } = t();
  return (
    <Button
      class="key-lists__end"
      aria-label={own ? keys.signOutOf(held.name) : keys.revokeName(held.name)}
      onClick={ask}
    >
      {own ? keys.signOut : keys.revoke}
    </Button>
  );
}

interface SureProps {
  readonly held: Key;
  readonly own: boolean;
  readonly end: () => Promise<void>;
  readonly keep: () => void;
}

function Sure({ held, own, end, keep }: SureProps) {
  const { keys } = t();
  return (
    <div class="key-lists__confirm" role="group" aria-label={keys.revokeNameQuestion(held.name)}>
      <p>
        <strong>{keys.revokeQuestion}</strong> {keys.kinds[held.kind].ending} {own && keys.inUse}
      </p>
      <Buttons>
        <Button onClick={end}>{keys.confirmRevoke}</Button>
        <Button onClick={keep}>{keys.keep}</Button>
      </Buttons>
    </div>
  );
}

function whenOf({ kind, used_at: used, expires_at: until }: Key): string {
  const { keys } = t();
  if (kind === 'link') return keys.left(span((Date.parse(until ?? '') - serverNow()) / 1000));
  const last = used ? keys.lastUsed(moment(used)) : keys.notUsed;
  return `${last} · ${until ? keys.until(moment(until)) : keys.noExpiry}`;
}
