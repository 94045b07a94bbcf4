/** Who looks on. */

import type { CurrentKey } from '../../../api/current-key.ts';
import { fetchJson } from '../../../api/fetch-json.ts';

/** Whose key that is. Rejects as `ask` does: 401 where it opens nothing. */
export const fetchKeyOf = (secret: string): Promise<CurrentKey> =>
  fetchJson<CurrentKey>('/v1/me', { bearer: secret });

/** What the service calls phones that came by a follow link. */
const FOLLOWERS = 'Followers';

/** Whether this is a phone that follows a board: it is nobody else's way in. */
export const isFollower = (me: Pick<CurrentKey, 'role' | 'name'>): boolean =>
  me.role === 'board' && me.name === FOLLOWERS;
