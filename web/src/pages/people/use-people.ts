/** The people that the list shows: found by a part of their name, loaded page by page. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { loadPeople, type PersonPage, type Person } from '../../features/people/person-requests.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';

const PAGE = 30;
const PAGE_MOST = 1000;
/** How long a search waits for the next letter. */
export const TYPING_MS = 200;

export interface PeopleList {
  /** Newest first; null until they are loaded. */
  readonly people: readonly Person[] | null;
  readonly hasMore: boolean;
  /** What was searched for to get `people`. */
  readonly searched: string;
  /** Loads the next page and calls `then` with the people in it. */
  readonly loadMore: (then: (added: readonly Person[]) => void) => Promise<void>;
}

interface Loaded extends PersonPage {
  readonly searched: string;
}

/** `name` is a part of the names; '' for all people. */
export function usePeople(name: string): PeopleList {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const asked = useRef(name);
  asked.current = name;
  const load = (): void => {
    const count = loaded?.searched === name ? loaded.people.length : 0;
    const limit = Math.min(Math.max(count, PAGE), PAGE_MOST);
    void attempt(
      () => loadPeople({ limit, name }),
      (page) => {
        // The response to an older search may come later than that to a newer one.
        if (asked.current === name) setLoaded({ ...page, searched: name });
      },
    );
  };
  useEffect(() => {
    if (loaded === null) return load();
    const timer = setTimeout(load, TYPING_MS);
    return () => clearTimeout(timer);
  }, [name]);
  useRefreshOnReturn(load);
  const loadMore: PeopleList['loadMore'] = (then) =>
    attempt(
      () => loadPeople({ limit: PAGE, name: loaded?.searched ?? '', cursor: loaded?.next ?? null }),
      (page) => {
        setLoaded(
          (before) =>
            before && { ...page, people: [...before.people, ...page.people], searched: before.searched },
        );
        then(page.people);
      },
    );
  return {
    people: loaded?.people ?? null,
    hasMore: loaded !== null && loaded.next !== null,
    searched: loaded?.searched ?? '',
    loadMore,
  };
}
