/** The key of an offer. If the entry is complete, a tap enters it; otherwise it opens the first field. */

import type { Offer } from '../../outbox/ports.ts';
import { FillerKey } from '../fillers/keys/FillerKey.tsx';
import { CardText } from '../values/CardText.tsx';
import { messages } from './messages/messages.ts';
import { useOfferPage } from './offer-page-context.ts';
import { offerTitle } from './offer-text.ts';

interface OfferKeyProps {
  readonly offer: Offer;
  /** The player in whose row the key stands. */
  readonly player?: string;
  /** Whether a tap only opens the entry, so that a person confirms it. */
  readonly asks?: boolean;
  readonly kind?: 'usual' | 'best';
  /** A second line. */
  readonly note?: string;
}

export function OfferKey({ offer, player, asks = false, kind = 'usual', note }: OfferKeyProps) {
  const { entry, fillers, openPlayer, refusal } = useOfferPage();
  const title = offerTitle(fillers.value, offer);
  const draft = entry.draft.value;
  const isOpen = entry.isOpened.value && draft?.offer === offer;
  const onTap = (): void => {
    refusal.value = '';
    openPlayer.value = null;
    if (isOpen) entry.close();
    else if (asks) entry.ask(offer);
    else entry.open(offer);
  };
  return (
    <FillerKey
      kind={kind}
      note={note}
      words={player === undefined ? undefined : messages().ofPlayer(title, player)}
      isPressed={offer.next === null ? undefined : isOpen}
      meaning={`${offer.verb} ${JSON.stringify(offer.fixed)}`}
      onTap={onTap}
    >
      <CardText text={title} />
    </FillerKey>
  );
}
