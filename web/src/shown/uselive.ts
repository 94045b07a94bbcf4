/** What a page shows of something live. */

import { useEffect, useState } from 'preact/hooks';
import { openLive, type Live } from './live.ts';

/** Follows while the page is open; `session`: whose news is news of this, null: everybody's. */
export function useLive<T>(path: string, session: string | null = null): Live<T> | null {
  const [live, setLive] = useState<Live<T> | null>(null);
  useEffect(() => {
    const opened = openLive<T>(path, session);
    setLive(opened);
    return () => opened.close();
  }, [path, session]);
  return live;
}
