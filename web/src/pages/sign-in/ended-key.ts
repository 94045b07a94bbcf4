/** Whether the key of a guest ended on this device, so that the sign-in page can tell the guest what to do. */

import { ENDED_NAME, type CurrentKey } from '../../api/current-key.ts';

/** Whether the key that ended last was that of a player's page, or of a phone that follows a table. */
export function hasGuestKeyEnded(): boolean {
  try {
    const ended = JSON.parse(localStorage.getItem(ENDED_NAME) ?? 'null') as CurrentKey | null;
    return ended?.role === 'punter' || (ended?.role === 'board' && ended.follower);
  } catch {
    return false;
  }
}
