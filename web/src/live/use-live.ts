/** What a page shows of something live. */

import { useEffect, useState } from 'preact/hooks';
import { openLiveResource, type LiveResource } from './live-resource.ts';

/** Follows while the page is open; `session`: whose news is news of this, null: everybody's. */
export function useLive<T>(path: string, session: string | null = null): LiveResource<T> | null {
  const [live, setLive] = useState<LiveResource<T> | null>(null);
  useEffect(() => {
    const opened = openLiveResource<T>(path, session);
    setLive(opened);
    return () => opened.close();
  }, [path, session]);
  return live;
}
