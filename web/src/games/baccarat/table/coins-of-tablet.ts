/** How many coins the staking tray of a tablet shows beside its keys, which keep their room while they are absent. */

/** The room between names and actions, in px: of the usual tablet and wider ones, and of narrower ones. */
const USUAL_TABLET_PX = 1180;
const ROOM_PX = 646;
const NARROW_ROOM_PX = 570;

/** A coin; the key for another amount; a key of the tray with its gap: usual stake, as last hand, à cheval, accept. */
const COIN_PX = 50;
const OTHER_PX = 84;
const LAST_PX = 82;
const AGAIN_PX = 102;
const CHEVAL_PX = 78;
const ACCEPT_PX = 120;

export interface ReservedKeys {
  readonly hasCheval: boolean;
  readonly hasAccept: boolean;
}

/** Returns the most coins in landscape. It depends on the rules and the window, not on the stakes. */
export function coinsOfTablet(width: number, { hasCheval, hasAccept }: ReservedKeys): number {
  const room = width < USUAL_TABLET_PX ? NARROW_ROOM_PX : ROOM_PX;
  const keys = LAST_PX + AGAIN_PX + (hasCheval ? CHEVAL_PX : 0) + (hasAccept ? ACCEPT_PX : 0);
  return Math.floor((room - OTHER_PX - keys) / COIN_PX);
}
