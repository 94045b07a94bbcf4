/** Decides which taps to ignore: on a new target, and the second of two quick taps. A coin makes no target new. */

export const APPEARED_MS = 350;
export const BOUNCE_MS = 400;
/** How far apart the two taps of a finger that taps twice can be, in CSS pixels. */
const SAME_PLACE_PX = 24;

/** Where a tap was, in CSS pixels of the window, and on which element. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly element: { readonly isConnected: boolean };
}

/** Remembers when a target took its present meaning, and when it was tapped last. All times in ms of one clock. */
export interface Guard {
  /** Call it when the target appears or gets another meaning. It ignores taps for `newMs`. */
  renew(now: number, newMs?: number): void;
  /**
   * Whether a tap at `now` counts. A key press has no place: it is never too early, because it cannot hit a new
   * target by accident.
   */
  takes(now: number, place: Place | null): boolean;
}

/** The tap that counted last. The next one on its target is a bounce only if no other target was tapped in between. */
let newest: NewestTap | null = null;

interface NewestTap {
  readonly by: Guard;
  readonly at: number;
  readonly place: Place | null;
  readonly chooses: boolean;
}

/** Whether the newest tap chose what the next one uses. Targets that it changed are expected to have changed. */
export const followsChoice = (now: number): boolean =>
  newest?.chooses === true && now - newest.at < APPEARED_MS;

/** `chooses`: a tap chooses what the next tap uses, such as a coin. */
export function guard(bounceMs: number, chooses = false): Guard {
  let newUntil = -Infinity;
  const self: Guard = {
    renew(now, newMs = APPEARED_MS) {
      newUntil = now + newMs;
    },
    takes(now, place) {
      const sinceTap = newest ? now - newest.at : Infinity;
      const bounces = newest?.by === self ? sinceTap < bounceMs : hitsNext(sinceTap, place);
      if (bounces || (place && now < newUntil)) return false;
      newest = { by: self, at: now, place, chooses };
      return true;
    },
  };
  return self;
}

/** Whether the second of two quick taps hits what is in the place of the target of the first, which has gone. */
function hitsNext(sinceTap: number, place: Place | null): boolean {
  const before = newest?.place;
  if (!before || !place || before.element.isConnected || sinceTap >= BOUNCE_MS) return false;
  return Math.hypot(place.x - before.x, place.y - before.y) < SAME_PLACE_PX;
}
