/** Decides which taps to ignore: on a new target, and the second of two quick taps. */

export const APPEARED_MS = 350;
export const BOUNCE_MS = 400;

/** Remembers when a target took its present meaning, and when it was tapped last. All times in ms of one clock. */
export interface Guard {
  /** Call it when the target appears or gets another meaning. It ignores taps for `newMs`. */
  renew(now: number, newMs?: number): void;
  /** Whether a tap at `now` counts. A key press is never too early, because it cannot hit a new target by accident. */
  takes(now: number, byKeyboard: boolean): boolean;
}

/** The target that was tapped last. A second tap is a bounce only if no other target was tapped in between. */
let newest: Guard | null = null;

export function guard(bounceMs: number): Guard {
  let newUntil = -Infinity;
  let last = -Infinity;
  const self: Guard = {
    renew(now, newMs = APPEARED_MS) {
      newUntil = now + newMs;
    },
    takes(now, byKeyboard) {
      const bounces = newest === self && now - last < bounceMs;
      if (bounces || (!byKeyboard && now < newUntil)) return false;
      [newest, last] = [self, now];
      return true;
    },
  };
  return self;
}
