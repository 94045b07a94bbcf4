/** Who looks on. */

import type { Me } from '../api/me.ts';
import { told } from './ask.ts';

/** Whose key that is. Rejects as `ask` does: 401 where it opens nothing. */
export const whoseKey = (secret: string): Promise<Me> => told<Me>('/v1/me', { bearer: secret });

/** What the service calls phones that came by a follow link. */
const FOLLOWERS = 'Followers';

/** Whether this is a phone that follows a board: it is nobody else's way in. */
export const isFollower = (me: Pick<Me, 'role' | 'name'>): boolean =>
  me.role === 'board' && me.name === FOLLOWERS;
