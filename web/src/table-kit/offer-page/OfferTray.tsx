/** The tray: the open field of the entry that is made, a player's money and name, or what else may be entered. */

import { messages } from './messages/messages.ts';
import { DraftTray } from './DraftTray.tsx';
import { OfferKey } from './OfferKey.tsx';
import { useOfferPage } from './offer-page-context.ts';
import './OfferTray.css';
import { PlayerTray } from './PlayerTray.tsx';

export function OfferTray() {
  const { entry, groups, openPlayer, refusal } = useOfferPage();
  const draft = entry.draft.value;
  const { main } = groups.value;
  const player = openPlayer.value;
  const isDraftShown = draft !== null && (entry.isOpened.value || player === null);
  return (
    <>
      <p class="offer-tray__refusal" role="alert">
        {refusal.value}
      </p>
      {isDraftShown && <DraftTray draft={draft} />}
      {!entry.isOpened.value && player !== null && <PlayerTray player={player} />}
      {!isDraftShown && player === null && main && main.next === null && (
        <div class="offer-tray__main">
          <OfferKey offer={main} kind="best" />
        </div>
      )}
      {!entry.isOpened.value && player === null && <OtherOffers />}
    </>
  );
}

/** The entries that are for no single player. */
function OtherOffers() {
  const { groups, assumed } = useOfferPage();
  const { others, seat, closing } = groups.value;
  const more = assumed.value;
  const seats = seat ?? more.seat;
  const closes = closing ?? more.closing;
  return (
    <div class="offer-tray__others" role="group" aria-label={messages().otherEntries}>
      {[...others, ...more.others].map((offer) => (
        <OfferKey key={JSON.stringify([offer.verb, offer.fixed])} offer={offer} />
      ))}
      {seats && <OfferKey offer={seats} />}
      {closes && <OfferKey offer={closes} asks />}
    </div>
  );
}
