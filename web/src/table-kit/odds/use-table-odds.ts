/** Loads the odds of the open table when the page is idle. */

import { useEffect, useState } from 'preact/hooks';
import { loadTableOdds, type TableOdds } from '../../features/odds/load-odds.ts';
import { isOnline } from '../../outbox/is-online.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { usePageModel } from '../model/table-context.ts';

/**
 * Returns the odds for `key`, which names the state that they depend on; null until they are loaded, offline, and for
 * the key null. A table does without them, so a failed request is repeated only for another key or after a reconnect.
 */
export function useTableOdds(key: string | null): TableOdds | null {
  const { outbox } = usePageModel();
  const { id } = outbox;
  const [found, setFound] = useState<{ readonly key: string; readonly odds: TableOdds } | null>(null);
  const isKnown = found?.key === key;
  const isWanted = key !== null && !isKnown && isOnline(outbox);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStopped = false;
    const load = async (): Promise<void> => {
      if (isStopped) return;
      const odds = await loadTableOdds(id).catch(() => null);
      if (!isStopped && odds) setFound({ key, odds });
    };
    whenIdle(() => void load());
    return () => {
      isStopped = true;
    };
  }, [id, key, isWanted]);
  return isKnown ? found.odds : null;
}
