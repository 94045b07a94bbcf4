/** The key of an offer. If the entry is complete, a tap enters it; otherwise it opens the first field. */

import type { Offer } from '../../outbox/ports.ts';
import { FillerKey } from '../fillers/keys/FillerKey.tsx';
import { usePageModel } from '../model/table-context.ts';
import { CardText } from '../values/CardText.tsx';
import { messages } from './messages/messages.ts';
import { tapOffer, useOfferPage } from './offer-page-model.ts';
import { offerId, offerTitle } from './offer-text.ts';
import { useOfferWords } from './use-offer-words.ts';

interface OfferKeyProps {
  readonly offer: Offer;
  /** The player in whose row the key stands. */
  readonly player?: string;
}

export function OfferKey({ offer, player }: OfferKeyProps) {
  const model = usePageModel();
  const { entry } = useOfferPage();
  const title = offerTitle(useOfferWords(), offer);
  const isOpen = entry.isOpened.value && entry.draft.value?.offer === offer;
  return (
    <FillerKey
      words={player === undefined ? undefined : messages().ofPlayer(title, player)}
      isPressed={offer.next === null ? undefined : isOpen}
      meaning={offerId(offer)}
      onTap={() => tapOffer(model, offer)}
    >
      <CardText text={title} />
    </FillerKey>
  );
}
