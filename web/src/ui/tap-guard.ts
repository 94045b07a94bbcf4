/** Decides which taps to ignore: on a new target, and the second of two quick taps. */

export const APPEARED_MS = 350;
export const BOUNCE_MS = 400;

/** Remembers when a target took its present meaning, and when it was tapped last. All times in ms of one clock. */
export interface Guard {
  /** The target appeared, or means something else from now on. */
  renew(now: number): void;
  /** Whether a tap at ``now`` counts; a keyboard's is never too early, as it was not there by chance. */
  takes(now: number, byKeyboard: boolean): boolean;
}

/** The target that was tapped last: a finger that has been elsewhere meanwhile does not bounce. */
let newest: Guard | null = null;

export function guard(bounceMs: number): Guard {
  let since = -Infinity;
  let last = -Infinity;
  const own: Guard = {
    renew(now) {
      since = now;
    },
    takes(now, byKeyboard) {
      const bounces = newest === own && now - last < bounceMs;
      if (bounces || (!byKeyboard && now - since < APPEARED_MS)) return false;
      [newest, last] = [own, now];
      return true;
    },
  };
  return own;
}
