/** A player's history, loaded page by page. The newest page loads again when the table changes. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { fetchJson } from '../../api/fetch-json.ts';
import type { TableView } from '../model/table-view.ts';
import { mergeNewestPage, type PlayerEvent, type PlayerEventPage } from './player-events.ts';

const PAGE_SIZE = 40;
/** How long after a failure the history is loaded again. */
const RETRY_MS = 5000;

export interface PlayerHistoryState {
  /** Newest first; null until the first page is loaded. */
  lines: readonly PlayerEvent[] | null;
  hasOlder: boolean;
  /** Whether the last request failed. */
  hasFailed: boolean;
  loadOlder: () => void;
}

interface LoadedHistory {
  lines: readonly PlayerEvent[] | null;
  next: number | null;
  hasFailed: boolean;
}

const NOT_LOADED: LoadedHistory = { lines: null, next: null, hasFailed: false };

/**
 * Loads a player's history. `name` is null if the key belongs to one player. After another correction the older lines
 * may no longer count, so they are loaded again.
 */
export function usePlayerHistory(
  session: string,
  name: string | null,
  { version, corrected }: Pick<TableView, 'version' | 'corrected'>,
): PlayerHistoryState {
  const [loaded, setLoaded] = useState(NOT_LOADED);
  const latestRequest = useRef(0);
  const latestCorrection = useRef(corrected);
  const loadPage = async (
    cursor: number | null,
    isCurrent: (before: LoadedHistory) => boolean,
    replacesAll = false,
  ): Promise<void> => {
    const update = (change: (before: LoadedHistory) => LoadedHistory) =>
      setLoaded((before) => (isCurrent(before) ? change(before) : before));
    try {
      const page = await fetchJson<PlayerEventPage>(historyUrl(session, name, cursor));
      update((before) =>
        cursor === null
          ? withNewestPage(replacesAll ? NOT_LOADED : before, page)
          : withOlderPage(before, page),
      );
    } catch {
      update((before) => ({ ...before, hasFailed: true }));
    }
  };
  useEffect(() => setLoaded(NOT_LOADED), [session, name]);
  const loadNewest = (): void => {
    const request = (latestRequest.current += 1);
    const isCorrected = latestCorrection.current !== corrected;
    latestCorrection.current = corrected;
    void loadPage(null, () => request === latestRequest.current, isCorrected);
  };
  useEffect(loadNewest, [session, name, version]);
  useRetry(loaded, loadNewest);
  const { lines, next, hasFailed } = loaded;
  // A newer page may arrive during this request. The older lines still fit if `next` did not change.
  const loadOlder = () => void loadPage(next, (before) => before.next === next);
  return { lines, hasOlder: next !== null, hasFailed, loadOlder };
}

/** Loads again some seconds after a failure. */
function useRetry(loaded: LoadedHistory, load: () => void): void {
  useEffect(() => {
    if (!loaded.hasFailed) return undefined;
    const timer = setTimeout(load, RETRY_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
}

function withNewestPage(before: LoadedHistory, page: PlayerEventPage): LoadedHistory {
  const lines = mergeNewestPage(before.lines ?? [], page);
  const hasOlderPages = lines.length > page.history.length;
  return { lines, next: hasOlderPages ? before.next : page.next, hasFailed: false };
}

const withOlderPage = (before: LoadedHistory, page: PlayerEventPage): LoadedHistory => ({
  lines: [...(before.lines ?? []), ...page.history],
  next: page.next,
  hasFailed: false,
});

function historyUrl(session: string, name: string | null, cursor: number | null): string {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
  if (name !== null) query.set('punter', name);
  if (cursor !== null) query.set('cursor', String(cursor));
  return `/v1/sessions/${session}/history?${query}`;
}
