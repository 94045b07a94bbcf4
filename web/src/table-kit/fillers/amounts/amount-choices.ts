/** The amounts that a coin filler offers beside the coins. */

import type { OpenField } from '../../../outbox/ports.ts';
import { isWithin } from '../filler-props.ts';

/** A proposed amount, and why it is proposed. */
export interface ProposedAmount {
  readonly why: 'again' | 'entered' | 'rest' | 'suggested';
  readonly amount: number;
}

/** An amount to offer first: the last one of such an entry, or the one that is being corrected. */
export interface FirstAmount {
  readonly why: 'again' | 'entered';
  readonly amount: number | null;
}

/**
 * Returns the first amount, the suggested one and the most, each once. `unlimited` is the most that the declaration
 * allows: that is not a rest.
 */
export function proposedAmounts(
  open: OpenField,
  first: FirstAmount,
  unlimited: number,
): readonly ProposedAmount[] {
  const most = open.most !== null && open.most < unlimited ? open.most : null;
  const suggested = typeof open.suggested === 'number' ? open.suggested : null;
  const proposed: readonly (readonly [ProposedAmount['why'], number | null])[] = [
    ['rest', most],
    [first.why, first.amount],
    ['suggested', suggested],
  ];
  const found: ProposedAmount[] = [];
  for (const [why, amount] of proposed)
    if (amount !== null && isWithin(amount, open) && found.every((other) => other.amount !== amount))
      found.push({ why, amount });
  return found;
}

/**
 * Returns at most `count` coins: those nearest to `amount`, else the largest within the limits, and then others, so that
 * as many as possible can be tapped.
 */
export function coinsWithin(
  coins: readonly number[],
  open: OpenField,
  count: number,
  amount: number | null = null,
): readonly number[] {
  const fitting = coins.filter((coin) => isWithin(coin, open));
  if (fitting.length >= count)
    return amount === null ? fitting.slice(-count) : nearest(fitting, amount, count);
  const more = coins.filter((coin) => !fitting.includes(coin)).slice(0, count - fitting.length);
  return [...fitting, ...more].sort((left, right) => left - right);
}

/** Returns neighbouring coins, as many below the amount as above it. */
function nearest(coins: readonly number[], amount: number, count: number): readonly number[] {
  const below = coins.filter((coin) => coin < amount).length;
  const from = Math.max(0, Math.min(below - Math.floor(count / 2), coins.length - count));
  return coins.slice(from, from + count);
}
