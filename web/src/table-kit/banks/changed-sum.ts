/** A player's sum on the table that a tap changes to another. */

import type { Command } from '../../outbox/entry.ts';
import { NO_AMOUNT, type Range } from '../offers/allowed-entries.ts';

/** Returns what a sum of `held` may become. `added` is what may be added to it; `least` what the rules allow at least. */
export function changedRange(held: number, added: Range, least: number): Range {
  if (held === 0) return added;
  return { least: Math.max(1, least), most: held + (added.most < added.least ? NO_AMOUNT.most : added.most) };
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
