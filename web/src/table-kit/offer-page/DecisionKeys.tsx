/** The keys of offers at a moment in the past, which a correction must decide: those of each player in a row. */

import type { OfferedEntries } from '../../features/corrections/correction-context.ts';
import type { Offer } from '../../outbox/ports.ts';
import { FillerKey } from '../fillers/keys/FillerKey.tsx';
import { FillerKeys } from '../fillers/keys/FillerKeys.tsx';
import { CardText } from '../values/CardText.tsx';
import './DecisionKeys.css';
import { messages } from './messages/messages.ts';
import { offerId, offerTitle } from './offer-text.ts';

export function DecisionKeys({ offers, context, choose }: OfferedEntries) {
  const players = [...new Set(offers.map(({ player }) => player))];
  return (
    <>
      {players.map((player) => (
        <div key={player} class="decision-keys">
          {player && <span class="decision-keys__player">{player}</span>}
          <FillerKeys label={player ? messages().offersOf(player) : messages().otherEntries} layout="wide">
            {offers
              .filter((offer) => offer.player === player)
              .map((offer) => (
                <OfferKey key={offerId(offer)} title={offerTitle(context, offer)} {...{ offer, choose }} />
              ))}
          </FillerKeys>
        </div>
      ))}
    </>
  );
}

interface OfferKeyProps extends Pick<OfferedEntries, 'choose'> {
  readonly offer: Offer;
  readonly title: string;
}

const OfferKey = ({ offer, title, choose }: OfferKeyProps) => (
  <FillerKey meaning={offerId(offer)} onTap={() => choose(offer)}>
    <CardText text={title} />
  </FillerKey>
);
