/** The live value of an API path, for a component. */

import { useEffect, useState } from 'preact/hooks';
import { openLiveResource, type LiveResource } from './live-resource.ts';

/** Returns a live value while the component is mounted. `session` limits the updates to one session; null: all. */
export function useLive<T>(path: string, session: string | null = null): LiveResource<T> | null {
  const [live, setLive] = useState<LiveResource<T> | null>(null);
  useEffect(() => {
    const opened = openLiveResource<T>(path, session);
    setLive(opened);
    return () => opened.close();
  }, [path, session]);
  return live;
}
