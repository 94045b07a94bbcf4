/** The entries of a session, newest first, with those that no longer count. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { client, unwrap, type Schemas } from '../../api/client.ts';
import { attempt } from '../../ui/frame/notice.ts';

export type ListedEntry = Schemas['ListedEntry'];

const PAGE = 30;
/** The most entries in one answer. */
const MOST = 1000;

/** Which entries: at a version, of all players or of one. */
export interface EntryQuery {
  readonly session: string;
  readonly version: number;
  readonly player: string | null;
}

/** Entries, newest first. */
export interface EntryPage {
  readonly entries: readonly ListedEntry[];
  /** The cursor of the earlier entries; null if there are none. */
  readonly next: number | null;
}

export interface EntryHistory extends EntryPage {
  /** The version and the player of these entries. */
  readonly query: EntryQuery;
}

/** Loads a page of entries, or the page at a cursor. Raises: `Problem`, `Unreachable`. */
export async function loadEntries(
  { session, version, player }: EntryQuery,
  { cursor = null, limit = PAGE }: { cursor?: number | null; limit?: number } = {},
): Promise<EntryPage> {
  const query = {
    as_of: version,
    limit,
    ...(player !== null && { player }),
    ...(cursor !== null && { cursor }),
  };
  const page = await unwrap(
    client.GET('/v1/sessions/{session}/entries', { params: { path: { session }, query } }),
  );
  return { entries: page.entries, next: page.next };
}

/** Returns the entries of a query, or the earlier ones until they are loaded. The latest query wins. */
export function useEntryHistory(query: EntryQuery): {
  history: EntryHistory | null;
  loadEarlier: () => Promise<void>;
} {
  const { session, version, player } = query;
  const [history, setHistory] = useState<EntryHistory | null>(null);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
    // A newer version shows as many entries as the page has, so that none disappears under a finger.
    const isSameList = history?.query.session === session && history.query.player === player;
    const shown = isSameList ? history.entries.length : 0;
    void attempt(
      () => loadEntries(query, { limit: Math.min(MOST, Math.max(PAGE, shown)) }),
      (page) => latest.current === query && setHistory({ ...page, query }),
    );
  }, [session, version, player]);
  const loadEarlier = async (): Promise<void> => {
    if (history === null || history.next === null) return;
    const page = await loadEntries(history.query, { cursor: history.next });
    setHistory((now) =>
      now === history ? { ...now, ...page, entries: [...now.entries, ...page.entries] } : now,
    );
  };
  return { history, loadEarlier };
}
