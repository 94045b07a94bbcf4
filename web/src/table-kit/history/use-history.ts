/** The version of a table that the history shows, and the newest one. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { mayReadBooks } from '../../api/current-key.ts';
import { replaceAddress } from '../../platform/router.ts';
import { announce } from '../../ui/announcement.ts';
import { useLoader } from '../../ui/frame/use-loader.ts';
import { usePolling, useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';
import type { TableView } from '../model/table-view.ts';
import type { HistoryGame, ShownVersion } from './history-game.ts';
import { loadTableAt, loadVersion } from './table-at-version.ts';

const SETTLING_MS = 1000;

export interface LoadedVersion<View extends TableView> {
  readonly shown: ShownVersion<View>;
  readonly newest: number;
}

/** Loads a version of the table. If responses arrive out of order, the latest request wins. */
function useVersion<View extends TableView>(game: HistoryGame<View>, id: string, canReadLog: boolean) {
  const [loaded, setLoaded] = useState<LoadedVersion<View> | null>(null);
  const [requested, setRequested] = useState({ version: 0, isNewest: true });
  const latestRequest = useRef(0);
  const isLeft = useRef(false);
  useEffect(() => () => void (isLeft.current = true), []);
  const showVersion = async (version: number, newest: number): Promise<void> => {
    latestRequest.current += 1;
    setRequested({ version, isNewest: version === newest });
    const request = latestRequest.current;
    const shown = await loadTableAt(game, id, version, canReadLog).catch((error: unknown) => {
      // The slider returns to the version shown.
      if (request === latestRequest.current) setRequested(versionOf(loaded));
      throw error;
    });
    // A response for a page that was left would bring the page back.
    if (isLeft.current || request !== latestRequest.current) return;
    setLoaded({ shown, newest });
    if (shown.view.version !== loaded?.shown.view.version) announce(shown.line?.words ?? '');
    if (canReadLog) updateAddress(id, version, newest);
  };
  return { loaded, showVersion, requested };
}

/** Returns the version that is shown, and whether it was the newest one. */
function versionOf<View extends TableView>(loaded: LoadedVersion<View> | null) {
  const version = loaded?.shown.view.version ?? 0;
  return { version, isNewest: version === (loaded?.newest ?? 0) };
}

function updateAddress(id: string, at: number, newest: number): void {
  const log = `/tables/${id}/log`;
  const path = at === newest ? log : `${log}/${at}`;
  if (location.pathname.startsWith(log) || at !== newest) replaceAddress(path);
}

/** Returns what the history of a table shows. `at` is the version of the address; null: the newest one. */
export function useHistory<View extends TableView>(game: HistoryGame<View>, id: string, at: number | null) {
  const canReadLog = mayReadBooks();
  const attemptLoad = useLoader();
  const { loaded, showVersion, requested } = useVersion(game, id, canReadLog);
  const version = loaded?.shown.view.version ?? 0;
  const newest = loaded?.newest ?? 0;
  // Loads the newest version number. If the newest version was shown, shows the newest version again.
  const load = async (wanted: number | null): Promise<void> => {
    const current = await loadVersion(id);
    const isFollowing = !canReadLog || wanted === null || (newest > 0 && wanted === newest);
    await showVersion(isFollowing ? current : Math.min(Math.max(wanted, 1), current), current);
  };
  useEffect(() => {
    if (loaded && canReadLog && (at ?? newest) === version) return;
    void attemptLoad(() => load(at));
  }, [at]);
  // The newest version that was requested may be newer than the one shown.
  const update = (): void => void attemptLoad(() => load(requested.isNewest ? null : requested.version));
  useRefreshOnReturn(update);
  usePolling(async () => {
    if ((await loadVersion(id)) !== newest) await load(null);
  }, !canReadLog);
  useSettling(loaded, () => void attemptLoad(() => load(version)));
  const step = (wanted: number): Promise<void> => attemptLoad(() => showVersion(wanted, newest));
  const refresh = (): void => void attemptLoad(() => load(null));
  return { loaded, canReadLog, requested: requested.version, step, refresh, update };
}

/** Refreshes repeatedly until the newest result is settled. */
function useSettling(loaded: LoadedVersion<TableView> | null, refresh: () => void): void {
  useEffect(() => {
    const isSettling = loaded?.shown.view.owes_settlement && loaded.shown.view.version === loaded.newest;
    if (!isSettling) return undefined;
    const timer = setTimeout(refresh, SETTLING_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
}
