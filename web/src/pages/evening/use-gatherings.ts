/** The gatherings that the evening page offers, loaded page by page. */

import { useEffect, useState } from 'preact/hooks';
import { loadGatherings, type Gathering } from '../../features/gatherings/gathering-requests.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';

const PAGE = 50;

export interface GatheringList {
  /** Newest first; null until they are loaded, empty if that failed. */
  readonly newestFirst: readonly Gathering[] | null;
  readonly hasMore: boolean;
  /** Loads the next page. */
  readonly loadMore: () => Promise<void>;
  /** Loads the first page again. */
  readonly reload: () => void;
}

interface Loaded {
  readonly list: readonly Gathering[];
  readonly next: string | null;
}

const NONE: Loaded = { list: [], next: null };

export function useGatherings(): GatheringList {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  // If the server is away, the page's own data shows it.
  const reload = (): void =>
    void loadGatherings(PAGE).then(
      ({ gatherings, next }) => setLoaded({ list: gatherings, next }),
      () => setLoaded((before) => before ?? NONE),
    );
  useEffect(reload, []);
  useRefreshOnReturn(reload);
  const loadMore = (): Promise<void> =>
    attempt(
      () => loadGatherings(PAGE, loaded?.next ?? null),
      ({ gatherings, next }) =>
        setLoaded((before) => ({ list: withoutRepeats([...(before?.list ?? []), ...gatherings]), next })),
    );
  return {
    newestFirst: loaded?.list ?? null,
    hasMore: loaded !== null && loaded.next !== null,
    loadMore,
    reload,
  };
}

/** Returns each gathering once: a page that is loaded later may repeat one. */
function withoutRepeats(gatherings: readonly Gathering[]): readonly Gathering[] {
  return [...new Map(gatherings.map((gathering) => [gathering.id, gathering])).values()];
}
