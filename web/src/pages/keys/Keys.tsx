/** Keys and devices, for the house: who may do what, and signing in more. */

import { useEffect, useState } from 'preact/hooks';
import { given, house, type Schemas } from '../../api/house.ts';
import { attempt } from '../../parts/attempt.ts';
import { useComingBack, useLookingAgain } from '../../parts/looking.ts';
import { Page } from '../../parts/Page.tsx';
import { w } from '../../words/words.ts';
import { KeyLists } from './KeyLists.tsx';
import './keys.css';
import { NewKey } from './NewKey.tsx';
import { Pairing } from './Pairing.tsx';

const SESSIONS_MOST = 1000;

export type Key = Schemas['Key'];
export type Session = Schemas['SessionRow'];

const theKeys = async (): Promise<readonly Key[]> => (await given(house.GET('/v1/keys'))).keys;
const theSessions = async (): Promise<readonly Session[]> =>
  (await given(house.GET('/v1/sessions', { params: { query: { limit: SESSIONS_MOST } } }))).sessions;

export function Keys() {
  const [keys, setKeys] = useState<readonly Key[] | null>(null);
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const load = (): void =>
    void attempt(
      () => Promise.all([theKeys(), theSessions()]),
      ([all, tables]) => {
        setKeys(all);
        setSessions(tables);
      },
    );
  const look = async (): Promise<void> => setKeys(await theKeys());
  useEffect(load, []);
  useComingBack(load);
  useLookingAgain(look);
  return (
    <Page kind="house" title={w().keyring.title}>
      <section class="side">
        <Pairing keys={keys ?? []} sessions={sessions} look={look} />
        <NewKey sessions={sessions} look={look} />
      </section>
      <KeyLists keys={keys} sessions={sessions} look={look} />
    </Page>
  );
}
