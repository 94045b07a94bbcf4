/** The row of a player: name, money, and a button for each entry that concerns the player. */

import { money, net } from '../../i18n/amounts/money.ts';
import { labelText } from '../../i18n/game-texts.ts';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { messages } from './messages/messages.ts';
import { OfferKey } from './OfferKey.tsx';
import { useOfferPage } from './offer-page-context.ts';
import './OfferRow.css';
import { partiesOf, type PartyOfTable } from './player-party.ts';

export function OfferRow({ player }: { player: string }) {
  const model = useOfferPage();
  const { openPlayer, entry, groups, waitingPlayers } = model;
  const party = partiesOf(model.view.value, player);
  const offers = groups.value.byPlayer.get(player) ?? [];
  const isChosen = openPlayer.value === player || entry.draft.value?.offer.player === player;
  const open = (): void => {
    entry.close();
    openPlayer.value = openPlayer.value === player ? null : player;
  };
  return (
    <div class="offer-row" data-waiting={waitingPlayers.value.includes(player)} data-chosen={isChosen}>
      <TapButton class="offer-row__player" aria-expanded={openPlayer.value === player} onTap={open}>
        <b class="offer-row__name">{player}</b>
        <span class="visually-hidden">{messages().openPlayer}</span>
        {party?.role === 'banker' && (
          <span class="offer-row__banker">{labelText(model.fillers.value.game, 'banker')}</span>
        )}
      </TapButton>
      {party && <Figures party={party} />}
      <div class="offer-row__offers" role="group" aria-label={messages().offersOf(player)}>
        {offers.map((offer) => (
          <OfferKey key={JSON.stringify([offer.verb, offer.fixed])} offer={offer} player={player} />
        ))}
      </div>
    </div>
  );
}

/** Purse, what is on the table, and the net. */
function Figures({ party }: { party: PartyOfTable }) {
  const { currency } = useOfferPage().fillers.value;
  const { purse, atTable } = messages();
  return (
    <span class="offer-row__figures">
      {party.purse !== null && <span>{purse(money(party.purse, currency))}</span>}
      {party.at_table > 0 && <span>{atTable(money(party.at_table, currency))}</span>}
      {party.net !== null && <b>{net(party.net, currency)}</b>}
    </span>
  );
}
