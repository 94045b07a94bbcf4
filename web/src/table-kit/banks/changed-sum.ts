/** A player's sum on the table that a tap changes to another. */

import type { Command } from '../../outbox/entry.ts';
import { NO_AMOUNT, type Range } from '../offers/allowed-entries.ts';

interface Change {
  readonly held: number;
  /** What may be added to it. */
  readonly added: Range;
  /** What the rules allow at least. */
  readonly least: number;
  /** Whether a smaller sum may be placed after the whole is taken back. */
  readonly mayPlaceAgain: boolean;
}

/** Returns what a sum on the table may become. */
export function changedRange({ held, added, least, mayPlaceAgain }: Change): Range {
  if (held === 0) return added;
  const more = added.most < added.least ? NO_AMOUNT.most : added.most;
  return { least: mayPlaceAgain ? Math.max(1, least) : held, most: held + more };
}

/**
 * Returns the entries that change a sum of `held` to `sum`. What is more is added, so that its place in the order stays;
 * a smaller sum is placed again.
 */
export function changeCommands(
  held: number,
  sum: number,
  place: (amount: number) => Command,
  takeBack: Command,
): readonly Command[] {
  if (sum === held) return [];
  return sum > held ? [place(sum - held)] : [takeBack, place(sum)];
}
