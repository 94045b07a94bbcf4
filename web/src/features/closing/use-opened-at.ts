/** When a session was opened. */

import { useEffect, useState } from 'preact/hooks';
import { client, unwrap } from '../../api/client.ts';

/** Returns the time of the first event, ISO 8601; null until it is loaded. */
export function useOpenedAt(session: string): string | null {
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    const params = { path: { session }, query: { after: 0, limit: 1 } };
    // Without the date, the list is printed without it.
    unwrap(client.GET('/v1/sessions/{session}/events', { params })).then(
      ({ events: [first] }) => setOpened(first ? (first.occurred_at ?? first.at) : null),
      () => undefined,
    );
  }, [session]);
  return opened;
}
