/** The follow link that a board shows for phones. */

import { useEffect, useState } from 'preact/hooks';
import { currentKey, mayReadBooks, type CurrentKey } from '../../api/current-key.ts';
import { loadFollowLink, isForThisMachine, type FollowLink } from './follow-link.ts';

/** The link for phones. `loopback`: phones cannot reach the address in the link. null: the board shows no link. */
export type Following = FollowLink | 'loopback' | null;

const RETRY_MS = 15_000;
const RENEW_MS = 600_000;

/** Loads the follow link. Retries after a failure, and checks from time to time that the link is valid. */
export function useFollowLink(session: string): Following {
  const [following, setFollowing] = useState<Following>(null);
  const key = currentKey.value;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const refresh = async (): Promise<void> => {
      const next = await findFollowing(session, key).catch(() => undefined);
      if (isUnmounted) return;
      if (next !== undefined) setFollowing(next);
      timer = setTimeout(() => void refresh(), next === undefined ? RETRY_MS : RENEW_MS);
    };
    void refresh();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [session, key?.id]);
  return following;
}

async function findFollowing(session: string, key: CurrentKey | null | undefined): Promise<Following> {
  const mayFollow = mayReadBooks() || key?.role === 'board';
  if (!key || !mayFollow || key.follower) return null;
  const following = await loadFollowLink(session, key);
  return isForThisMachine(following.link) ? 'loopback' : following;
}
