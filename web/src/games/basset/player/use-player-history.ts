/** A punter's history, read page by page, and again whenever the table has become another. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { fetchJson } from '../../../api/fetch-json.ts';
import { renewed, type HistoryEvent, type HistoryPage } from './history-events.ts';

const PAGE = 40;
/** After this what could not be read is asked for again. */
const AGAIN_MS = 5000;

export interface History {
  /** Null while nobody knows. */
  lines: readonly HistoryEvent[] | null;
  /** There are older ones. */
  more: boolean;
  /** It could not be read. */
  failed: boolean;
  older: () => void;
}

interface Known {
  lines: readonly HistoryEvent[] | null;
  next: number | null;
  failed: boolean;
}

const NOTHING: Known = { lines: null, next: null, failed: false };

/** `name` is null where the key says whose history it is. */
export function usePlayerHistory(session: string, name: string | null, version: number): History {
  const [known, setKnown] = useState(NOTHING);
  const asked = useRef(0);
  const read = async (after: number | null, meant: (now: Known) => boolean): Promise<void> => {
    const when = (change: (now: Known) => Known) =>
      setKnown((before) => (meant(before) ? change(before) : before));
    try {
      const page = await fetchJson<HistoryPage>(addressOf(session, name, after));
      when((before) => (after === null ? anew(before, page) : further(before, page)));
    } catch {
      when((before) => ({ ...before, failed: true }));
    }
  };
  useEffect(() => setKnown(NOTHING), [session, name]);
  const newest = (): void => {
    const turn = (asked.current += 1);
    void read(null, () => turn === asked.current);
  };
  useEffect(newest, [session, name, version]);
  useEffect(() => {
    if (!known.failed) return undefined;
    const timer = setTimeout(newest, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [known]);
  const { lines, next, failed } = known;
  // News may come while older lines are asked for: they still follow those that end where they begin.
  const older = () => void read(next, (now) => now.next === next);
  return { lines, more: next !== null, failed, older };
}

function anew(before: Known, page: HistoryPage): Known {
  const lines = renewed(before.lines ?? [], page);
  const longer = lines.length > page.history.length;
  return { lines, next: longer ? before.next : page.next, failed: false };
}

const further = (before: Known, page: HistoryPage): Known => ({
  lines: [...(before.lines ?? []), ...page.history],
  next: page.next,
  failed: false,
});

function addressOf(session: string, name: string | null, after: number | null): string {
  const query = new URLSearchParams({ limit: String(PAGE) });
  if (name !== null) query.set('punter', name);
  if (after !== null) query.set('after', String(after));
  return `/v1/sessions/${session}/history?${query}`;
}
