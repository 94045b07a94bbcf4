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

/** Returns at most `count` coins: those nearest to the limits, so that as many as possible can be tapped. */
export function coinsWithin(coins: readonly number[], open: OpenField, count: number): readonly number[] {
  const fitting = coins.filter((coin) => isWithin(coin, open));
  if (fitting.length >= count) return fitting.slice(-count);
  const more = coins.filter((coin) => !fitting.includes(coin)).slice(0, count - fitting.length);
  return [...fitting, ...more].sort((left, right) => left - right);
}
