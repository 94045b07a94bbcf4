/** What a board shows of the way to follow on a phone. */

import { useEffect, useState } from 'preact/hooks';
import { me, type Me } from '../../../api/me.ts';
import { isFollower } from '../../../shown/me.ts';
import { followLink, isLoopback, type FollowLink } from './follow.ts';

/** The way for phones; `loopback`: there is none from where this is looked at; null: none is shown. */
export type Way = FollowLink | 'loopback' | null;

const AGAIN_MS = 15_000;
const RENEW_MS = 600_000;

/** Asks again where nobody answers, and now and then whether the link still opens. */
export function useWay(session: string): Way {
  const [way, setWay] = useState<Way>(null);
  const own = me.value;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async (): Promise<void> => {
      const found = await wayOf(session, own).catch(() => undefined);
      if (gone) return;
      if (found !== undefined) setWay(found);
      timer = setTimeout(() => void look(), found === undefined ? AGAIN_MS : RENEW_MS);
    };
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [session, own?.id]);
  return way;
}

async function wayOf(session: string, own: Me | null | undefined): Promise<Way> {
  if (!own || own.role === 'punter' || isFollower(own)) return null;
  return isLoopback(location.hostname) ? 'loopback' : followLink(session, own);
}
