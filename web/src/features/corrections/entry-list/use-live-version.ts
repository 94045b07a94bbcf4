/** The newest version of a session. */

import { useLive } from '../../../live/use-live.ts';

/** Returns the newest version of a session while the component is mounted; 0 until it is known. */
export function useLiveVersion(session: string): number {
  const live = useLive<{ readonly version: number }>(`/v1/sessions/${session}`, session);
  return live?.value.value?.version ?? 0;
}
