/** Finds an offer. Apart from the groups, because a table needs only this at first. */

import type { Offer } from '../../outbox/ports.ts';

/** Returns the offer of an entry for a player, or of an entry for no player; undefined if it cannot be made. */
export const findOffer = (
  offers: readonly Offer[],
  verb: string,
  player: string | null = null,
  { isForAll = false }: { readonly isForAll?: boolean } = {},
): Offer | undefined =>
  offers.find(
    (offer) => offer.verb === verb && offer.player === player && (offer.fixed['all'] === true) === isForAll,
  );
