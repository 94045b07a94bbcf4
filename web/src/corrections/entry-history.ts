/** The entries of a session, newest first, with those that no longer count. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { client, unwrap, type Schemas } from '../api/client.ts';
import { attempt } from '../ui/frame/notice.ts';

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

export interface EntryHistory {
  readonly entries: readonly ListedEntry[];
  readonly hasEarlier: boolean;
  /** The version and the player of these entries. */
  readonly query: EntryQuery;
}

/** Loads a page of entries below a place. Raises: `Problem`, `Unreachable`. */
export async function loadEntries(
  { session, version, player }: EntryQuery,
  { below = null, limit = PAGE }: { below?: number | null; limit?: number } = {},
): Promise<{ entries: readonly ListedEntry[]; hasEarlier: boolean }> {
  const query = {
    as_of: version,
    limit,
    ...(player !== null && { player }),
    ...(below !== null && { below }),
  };
  const page = await unwrap(
    client.GET('/v1/sessions/{session}/entries', { params: { path: { session }, query } }),
  );
  return { entries: page.entries, hasEarlier: page.next !== null };
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
    if (!history) return;
    const page = await loadEntries(history.query, { below: history.entries.at(-1)?.place ?? 0 });
    setHistory((now) =>
      now === history ? { ...now, ...page, entries: [...now.entries, ...page.entries] } : now,
    );
  };
  return { history, loadEarlier };
}
