/** What a board shows of the way to follow on a phone. */

import { useEffect, useState } from 'preact/hooks';
import { isFollower, whoAmI, type Role } from '../../../shown/me.ts';
import { followLink, isLoopback, type FollowLink } from './follow.ts';

/** `own`: who looks at it, for a punter has a page of their own. */
export interface Following {
  own: Role | null;
  way: FollowLink | 'loopback' | null;
}

const NOBODY: Following = { own: null, way: null };
const AGAIN_MS = 15_000;
const RENEW_MS = 600_000;

/** Asks again where nobody answers, and now and then whether the link still opens. */
export function useFollowing(session: string): Following {
  const [following, setFollowing] = useState(NOBODY);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async (): Promise<void> => {
      const found = await waysOf(session).catch(() => null);
      if (gone) return;
      if (found) setFollowing(found);
      timer = setTimeout(() => void look(), found ? RENEW_MS : AGAIN_MS);
    };
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [session]);
  return following;
}

async function waysOf(session: string): Promise<Following> {
  const me = await whoAmI();
  if (me.role === 'punter' || isFollower(me)) return { own: me.role, way: null };
  if (isLoopback(location.hostname)) return { own: me.role, way: 'loopback' };
  return { own: me.role, way: await followLink(session, me) };
}
