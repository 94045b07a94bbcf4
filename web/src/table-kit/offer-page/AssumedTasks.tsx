/** More buttons of a player's tray: entries that the waiting ones may have made possible. */

import { OfferKey } from './OfferKey.tsx';
import { useOfferPage } from './offer-page-model.ts';
import { offerId } from './offer-text.ts';

export function AssumedTasks({ player, at }: { player: string; at: 'start' | 'end' }) {
  const { assumed } = useOfferPage();
  const offers = at === 'end' ? (assumed.value.byPlayer.get(player) ?? []) : [];
  return (
    <>
      {offers.map((offer) => (
        <OfferKey key={offerId(offer)} offer={offer} player={player} />
      ))}
    </>
  );
}
