/** Who this device is to the service. */

import { told } from './ask.ts';

export type Role = 'house' | 'keeper' | 'dealer' | 'punter' | 'board';

/** A key or a device as the service shows it, as far as pages that show need it. */
export interface Me {
  id: string;
  name: string;
  role: Role;
  sessions: string[] | null;
  punter: string | null;
}

/** Rejects as `ask` does; 401 is a `Problem` too. */
export const whoAmI = (bearer?: string): Promise<Me> => told<Me>('/v1/me', bearer ? { bearer } : {});

/** What the service calls phones that came by a follow link. */
const FOLLOWERS = 'Followers';

/** Whether this is a phone that follows a board: it is nobody else's way in. */
export const isFollower = (me: Me): boolean => me.role === 'board' && me.name === FOLLOWERS;
