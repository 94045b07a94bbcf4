/** The tray of a table that is dealt from offers: the open field of an entry, or what stands on the table. */

import { messages as kitMessages } from '../messages/messages.ts';
import { TrayFrame, TrayHint } from '../trays/TrayFrame.tsx';
import { DraftTray } from './DraftTray.tsx';
import { messages } from './messages/messages.ts';
import { OfferKey } from './OfferKey.tsx';
import { useOfferPage } from './offer-page-model.ts';
import { offerId } from './offer-text.ts';
import './OfferTray.css';
import { AddPlayer, Notices, TableValues } from './TrayParts.tsx';

export function OfferTray() {
  const { entry } = useOfferPage();
  const draft = entry.draft.value;
  return draft ? <DraftTray draft={draft} /> : <IdleOffers />;
}

function IdleOffers() {
  const { assumed, offers } = useOfferPage();
  return (
    <TrayFrame kind="offer" head="" end={<AddPlayer />}>
      <div class="offer-tray" aria-busy={offers.value?.state !== 'current'}>
        <Notices />
        <TableValues />
        <div class="offer-tray__keys" role="group" aria-label={messages().perhaps}>
          {assumed.value.others.map((offer) => (
            <OfferKey key={offerId(offer)} offer={offer} />
          ))}
        </div>
        <TrayHint text={kitMessages().tray.tapName} />
      </div>
    </TrayFrame>
  );
}
