/** The list of tables for the home page: it follows the feed, and grows page by page. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { client, unwrap } from '../../api/client.ts';
import { rememberGame } from '../../api/session-game.ts';
import { gamesWithPractice, loadWords } from '../../game-api/registry.ts';
import { createLiveResource, type LiveResource } from '../../live/live-resource.ts';
import { currentBrowser } from '../../platform/browser.ts';
import { attempt, notice, noticeOf } from '../../ui/frame/notice.ts';
import { Unreachable } from '../../api/problem.ts';
import {
  FIRST,
  pageOf,
  requestNamed,
  reloaded,
  withNextPage,
  type RequestPage,
  type Row,
  type TableList,
} from './table-list.ts';

/** How many tables are listed at first, and added at each tap. */
export const PAGE = 24;
const PAGE_MOST = 1000;

export interface HomeTables {
  /** Null until the list was loaded once. */
  readonly list: TableList | null;
  /** Whether the server did not respond to the last request. */
  readonly isAway: boolean;
  /** Loads the next page, and calls back with its rows. */
  readonly loadMore: (then: (added: readonly Row[]) => void) => Promise<void>;
}

/** Remembers each table's game, so that it opens at once, and loads the words for it. */
const requestTables: RequestPage = async (query) => {
  const page = await unwrap(client.GET('/v1/sessions', { params: { query } }));
  for (const { id, game } of page.sessions) rememberGame(id, game);
  await loadWords([...gamesWithPractice().map(({ id }) => id), ...page.sessions.map(({ game }) => game)]);
  return page;
};

/** Lists the tables with `name` as a part of their name; all tables if it is empty. A list keeps its name. */
export function useTableList(name = ''): HomeTables {
  const [request] = useState(() => requestNamed(requestTables, name));
  const [list, setList] = useState<TableList | null>(null);
  const limit = useRef(PAGE);
  limit.current = Math.min(Math.max(list?.rows.length ?? 0, PAGE), PAGE_MOST);
  const live = useLiveList(request, limit);
  const loaded = live?.value.value ?? null;
  useEffect(() => {
    if (loaded) setList((before) => reloaded(before, loaded));
  }, [loaded]);
  const isAway = live?.state.value === 'lost';
  useAwayNotice(isAway, () => live?.refresh());
  const loadMore = (then: (added: readonly Row[]) => void): Promise<void> =>
    attempt(
      () => pageOf(request, PAGE, list?.next ?? FIRST),
      (page) => {
        const all = withNextPage(list?.rows ?? [], page);
        setList(all);
        then(all.rows.slice(list?.rows.length));
      },
    );
  return { list, isAway, loadMore };
}

/** Loads as many tables as are shown, again after each change at any of them. */
function useLiveList(
  request: RequestPage,
  limit: { readonly current: number },
): LiveResource<TableList> | null {
  const [live, setLive] = useState<LiveResource<TableList> | null>(null);
  useEffect(() => {
    const fetchValue = async (): Promise<{ value: TableList; tag: null }> => ({
      value: await pageOf(request, limit.current),
      tag: null,
    });
    const opened = createLiveResource<TableList>({ fetchValue }, currentBrowser());
    setLive(opened);
    return () => opened.close();
  }, []);
  return live;
}

/** Shows a notice while the server does not respond. */
function useAwayNotice(isAway: boolean, retry: () => void): void {
  useEffect(() => {
    if (!isAway) return undefined;
    const shown = (notice.value = noticeOf(new Unreachable(), retry));
    return () => {
      if (notice.value === shown) notice.value = null;
    };
  }, [isAway]);
}
