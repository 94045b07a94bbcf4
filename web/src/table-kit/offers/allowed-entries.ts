/** Whether an entry may be made now, and with which amounts, as far as a page can tell without the rules. */

import type { Offer } from '../../outbox/ports.ts';
import type { SumLimits } from '../game-parts.ts';
import type { TableView } from '../model/table-view.ts';

type Offered = Pick<TableView, 'offers'>;

/** The least and the most that an amount may be. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** The range of an amount that no entry may have. */
export const NO_AMOUNT: Range = { least: 1, most: 0 };

/** Returns the range as the limits of coins and of the number pad. */
export const limitsOf = ({ least, most }: Range): SumLimits => ({
  least,
  most: most === Infinity ? null : most,
});

export const isInRange = (amount: number, { least, most }: Range): boolean =>
  amount >= least && amount <= most;

/**
 * Returns the offer of an entry with an open form. Undefined: the rules do not allow it. Null: unknown, because the view
 * is an estimate, or an earlier version stored it.
 */
export function offerFor({ offers }: Offered, verb: string, player?: string): Offer | null | undefined {
  if (!offers) return null;
  const isOne = (offer: Offer): boolean =>
    offer.verb === verb && !offer.fixed['all'] && (player === undefined || offer.player === player);
  return offers.find(isOne);
}

/** Whether the rules allow an entry, as far as anyone can tell. */
export const mayEnter = (table: Offered, verb: string, player?: string): boolean =>
  offerFor(table, verb, player) !== undefined;

/** Returns what an amount may be: as the offer says, or `estimate` if the view has none. */
export function amountRange(offer: Offer | null | undefined, estimate: Range): Range {
  if (offer === undefined) return NO_AMOUNT;
  if (!offer?.next) return estimate;
  return { least: offer.next.least ?? 1, most: offer.next.most ?? Infinity };
}
