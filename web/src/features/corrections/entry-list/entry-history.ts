/** The entries of a session, newest first, with those that no longer count. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { client, unwrap, type Schemas } from '../../../api/client.ts';
import { useLoader } from '../../../ui/frame/use-loader.ts';

export type ListedEntry = Schemas['ListedEntry'];

const PAGE = 30;
/** The most entries in one answer. */
const MOST = 1000;

/** The entries of all players or of one, of all rounds or of one. */
export interface EntryPart {
  readonly player: string | null;
  readonly round: number | null;
}

/** Which entries of a session: as they were at a version. */
export interface EntryQuery extends EntryPart {
  readonly session: string;
  readonly version: number;
}

export const WHOLE_EVENING: EntryPart = { player: null, round: null };

/** Entries, newest first. */
export interface EntryPage {
  readonly entries: readonly ListedEntry[];
  /** The cursor of the earlier entries; null if there are none. */
  readonly next: number | null;
  /** How many rounds have begun. */
  readonly rounds: number;
}

export interface EntryHistory extends EntryPage {
  /** Which entries these are. */
  readonly query: EntryQuery;
}

/** Loads a page of entries, or the page at a cursor. Raises: `Problem`, `Unreachable`. */
export async function loadEntries(
  { session, version, player, round }: EntryQuery,
  { cursor = null, limit = PAGE }: { cursor?: number | null; limit?: number } = {},
): Promise<EntryPage> {
  const query = {
    as_of: version,
    limit,
    ...(player !== null && { player }),
    ...(round !== null && { round }),
    ...(cursor !== null && { cursor }),
  };
  const page = await unwrap(
    client.GET('/v1/sessions/{session}/entries', { params: { path: { session }, query } }),
  );
  return { entries: page.entries, next: page.next, rounds: page.rounds };
}

/** Returns the entries of a query, or the earlier ones until they are loaded. The latest query wins. */
export function useEntryHistory(query: EntryQuery): {
  history: EntryHistory | null;
  loadEarlier: () => Promise<void>;
} {
  const { session, version, player, round } = query;
  const [history, setHistory] = useState<EntryHistory | null>(null);
  const latest = useRef(query);
  const attemptLoad = useLoader();
  useEffect(() => {
    latest.current = query;
    // A newer version shows as many entries as the page has, so that none disappears under a finger.
    const shown = history && isSameList(history.query, query) ? history.entries.length : 0;
    void attemptLoad(
      () => loadEntries(query, { limit: Math.min(MOST, Math.max(PAGE, shown)) }),
      (page) => latest.current === query && setHistory({ ...page, query }),
    );
  }, [session, version, player, round]);
  const loadEarlier = async (): Promise<void> => {
    if (history === null || history.next === null) return;
    const page = await loadEntries(history.query, { cursor: history.next });
    setHistory((now) =>
      now === history ? { ...now, ...page, entries: [...now.entries, ...page.entries] } : now,
    );
  };
  return { history, loadEarlier };
}

/** Whether two queries differ in the version at most. */
const isSameList = (one: EntryQuery, other: EntryQuery): boolean =>
  JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });
