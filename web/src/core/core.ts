/** The core of the game in this tab: loaded when the page is idle, and away where it cannot be. */

import type { Core } from '../books/pencil.ts';

/** Gives the core to `use` once it has loaded. */
export function whenIdle(_use: (core: Core) => void): void {
  // The worker comes with the core itself.
}
