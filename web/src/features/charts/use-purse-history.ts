/** The purse history of a session, for a component. */

import { useEffect, useState } from 'preact/hooks';
import { fetchJson } from '../../api/fetch-json.ts';
import { mayRetry } from '../../api/problem.ts';
import type { PurseHistory } from './purse-charts.ts';

/** How long after a failure the history is loaded again. */
const RETRY_MS = 5000;

interface LoadedHistory {
  /** The newest history that was loaded; null before the first. */
  readonly history: PurseHistory | null;
  /** Whether the server did not respond to the last request. */
  readonly hasFailed: boolean;
}

/** Loads the history again when `roundKey` changes, and some seconds after a failure. */
export function usePurseHistory(session: string, roundKey: string): LoadedHistory {
  const [loaded, setLoaded] = useState<LoadedHistory>({ history: null, hasFailed: false });
  const load = (): void => {
    // Not with the client: a revoked key must not open the sign-in page over a player's page.
    fetchJson<PurseHistory>(`/v1/sessions/${session}/purse-history`).then(
      (history) => setLoaded((before) => ({ history: newerOf(before.history, history), hasFailed: false })),
      (error: unknown) => setLoaded((before) => ({ ...before, hasFailed: mayRetry(error) })),
    );
  };
  useEffect(load, [session, roundKey]);
  useEffect(() => {
    if (!loaded.hasFailed) return undefined;
    const timer = setTimeout(load, RETRY_MS);
    return () => clearTimeout(timer);
  }, [session, loaded]);
  return loaded;
}

/** A later request may be answered first. */
const newerOf = (before: PurseHistory | null, next: PurseHistory): PurseHistory =>
  before !== null && before.version > next.version ? before : next;
