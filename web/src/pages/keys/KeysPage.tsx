/** The keys page for the house: devices, links and keys, and forms to add them. */

import { useEffect, useState } from 'preact/hooks';
import { unwrap, client } from '../../api/client.ts';
import { fetchKeys } from '../../api/keys.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { useRefreshOnReturn, usePolling } from '../../ui/frame/use-refresh.ts';
import { Page, PageSide } from '../../ui/frame/Page.tsx';
import type { Key, Session } from './key.ts';
import { loadWords } from '../../game-api/registry.ts';
import { messages } from './messages/messages.ts';
import { KeyLists } from './KeyLists.tsx';
import './KeysPage.css';
import { NewKey } from './NewKey.tsx';
import { Pairing } from './Pairing.tsx';

const SESSIONS_MOST = 1000;

async function fetchSessions(): Promise<readonly Session[]> {
  const { sessions } = await unwrap(
    client.GET('/v1/sessions', { params: { query: { limit: SESSIONS_MOST } } }),
  );
  await loadWords(sessions.map(({ game }) => game));
  return sessions;
}

export function KeysPage() {
  const [keys, setKeys] = useState<readonly Key[] | null>(null);
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const load = (): void =>
    void attempt(
      () => Promise.all([fetchKeys(), fetchSessions()]),
      ([all, tables]) => {
        setKeys(all);
        setSessions(tables);
      },
    );
  const reloadKeys = async (): Promise<void> => setKeys(await fetchKeys());
  useEffect(load, []);
  useRefreshOnReturn(load);
  usePolling(reloadKeys);
  return (
    <Page class="keys-page" title={messages().title}>
      <PageSide class="keys-page__side">
        <Pairing keys={keys ?? []} sessions={sessions} reloadKeys={reloadKeys} />
        <NewKey sessions={sessions} reloadKeys={reloadKeys} />
      </PageSide>
      <KeyLists keys={keys} sessions={sessions} reload={reloadKeys} />
    </Page>
  );
}
