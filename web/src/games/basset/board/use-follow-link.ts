/** What a board shows of the way to follow on a phone. */

import { useEffect, useState } from 'preact/hooks';
import { currentKey, type CurrentKey } from '../../../api/current-key.ts';
import { isFollower } from './follower-key.ts';
import { followLink, isLoopback, type FollowLink } from './follow-link.ts';

/** The way for phones; `loopback`: there is none from where this is looked at; null: none is shown. */
export type FollowWay = FollowLink | 'loopback' | null;

const AGAIN_MS = 15_000;
const RENEW_MS = 600_000;

/** Asks again where nobody answers, and now and then whether the link still opens. */
export function useFollowLink(session: string): FollowWay {
  const [way, setWay] = useState<FollowWay>(null);
  const own = currentKey.value;
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

async function wayOf(session: string, own: CurrentKey | null | undefined): Promise<FollowWay> {
  if (!own || own.role === 'punter' || isFollower(own)) return null;
  return isLoopback(location.hostname) ? 'loopback' : followLink(session, own);
}
