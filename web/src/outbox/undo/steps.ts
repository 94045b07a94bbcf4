/** Steps of undo and redo, and the taps that are made while one of them is being stored. */

import type { Entry } from '../entry.ts';
import { standingIn, type StandingEntry } from './standing-entries.ts';

/** Steps that run one after the other. */
export interface StepQueue {
  /** Runs a step after those before it; at once if none is running. */
  run(step: () => Promise<void>): Promise<void>;
  /** Adds a tap after the steps that run now, unless it is forgotten before. */
  addTap(tap: Tap, add: (tap: Tap) => void): void;
  /** Forgets the newest tap that was not added yet. Returns its entries, the newest first; none without such a tap. */
  forgetTap(): StandingEntry[];
}

/** The entries of a tap, and its id. */
export interface Tap {
  readonly id: string;
  readonly entries: readonly Entry[];
}

export function stepQueue(): StepQueue {
  let running: Promise<void> | null = null;
  const waiting: Tap[] = [];
  const run = async (step: () => Promise<void>): Promise<void> => {
    const before = running;
    const own: Promise<void> = before ? before.then(step) : step();
    running = own;
    await own;
    if (running === own) running = null;
  };
  const addWaiting = async (tap: Tap, add: (tap: Tap) => void): Promise<void> => {
    const place = waiting.indexOf(tap);
    if (place < 0) return;
    waiting.splice(place, 1);
    add(tap);
  };
  return {
    run,
    addTap(tap, add) {
      if (!running) return add(tap);
      waiting.push(tap);
      void run(() => addWaiting(tap, add));
    },
    forgetTap: () =>
      waiting
        .splice(-1)
        .flatMap(({ id, entries }) => entries.map((entry) => standingIn(entry, id, null)).reverse()),
  };
}
