/** The purse history of a session, for a component. */

import { useNewestJson } from '../../live/use-newest-json.ts';
import type { PurseHistory } from './purse-charts.ts';

interface LoadedHistory {
  /** The newest history that was loaded; null before the first. */
  readonly history: PurseHistory | null;
  /** Whether the server did not respond to the last request. */
  readonly hasFailed: boolean;
}

/** Loads the history again when `roundKey` changes, and some seconds after a failure. */
export function usePurseHistory(session: string, roundKey: string): LoadedHistory {
  const { newest, hasFailed } = useNewestJson<PurseHistory>(
    `/v1/sessions/${session}/purse-history`,
    roundKey,
  );
  return { history: newest, hasFailed };
}
