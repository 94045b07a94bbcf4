/** The standings over all tables of a session's evening, for its board. */

import { useEffect, useState } from 'preact/hooks';
import { currentKey, mayReadBooks } from '../../api/current-key.ts';
import type { Schemas } from '../../api/client.ts';
import { openLiveResource, type LiveResource } from '../../live/live-resource.ts';

export type SessionEvening = Schemas['SessionEvening'];

interface Filed {
  readonly id: string;
  readonly practice: boolean;
}

/**
 * Returns the evening while the component is mounted; null until it is loaded. It is loaded again whenever the feed
 * reports the session. A practice table has no evening, and a player's key may not read it.
 */
export function useSessionEvening({ id, practice }: Filed): SessionEvening | null {
  const [live, setLive] = useState<LiveResource<SessionEvening> | null>(null);
  const isReadable = !practice && (mayReadBooks() || currentKey.value?.role === 'board');
  useEffect(() => {
    if (!isReadable) return undefined;
    const opened = openLiveResource<SessionEvening>(`/v1/sessions/${id}/evening`, id);
    setLive(opened);
    return () => {
      opened.close();
      setLive(null);
    };
  }, [id, isReadable]);
  return live?.value.value ?? null;
}
