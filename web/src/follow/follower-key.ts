/** The keys of phones that follow a board. */

import type { CurrentKey } from '../api/current-key.ts';
import { fetchJson } from '../api/fetch-json.ts';

/** Returns the key with a secret. Raises: `Problem` (401 if the secret is not valid), `Unreachable`. */
export const fetchKey = (secret: string): Promise<CurrentKey> =>
  fetchJson<CurrentKey>('/v1/me', { bearer: secret });

/** The name that the server gives to the keys of follow links. */
const FOLLOWERS = 'Followers';

/** Whether a key belongs to a phone that follows a board. */
export const isFollower = (key: Pick<CurrentKey, 'role' | 'name'>): boolean =>
  key.role === 'board' && key.name === FOLLOWERS;
