/** The middle of a row: who banks, what the player has on the table, and a button for each entry of the player. */

import { namesPlayer } from '../../api/entry-players.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { labelText } from '../../i18n/game-texts.ts';
import { messages as kitMessages } from '../messages/messages.ts';
import { findPlayer, unsentOf } from '../model/scene.ts';
import { useScene } from '../model/table-context.ts';
import type { CellsProps } from '../table-game.ts';
import { ScrollRow } from '../../ui/frame/ScrollRow.tsx';
import { RoleTag } from '../values/RoleTag.tsx';
import { messages } from './messages/messages.ts';
import './OfferCells.css';
import { OfferKey } from './OfferKey.tsx';
import { useOfferPage } from './offer-page-model.ts';
import { offerId } from './offer-text.ts';

export function OfferCells({ view, player }: CellsProps) {
  const { model, scene } = useScene();
  const { groups } = useOfferPage();
  const party = findPlayer(view, player);
  const offers = groups.value.byPlayer.get(player) ?? [];
  const isWaiting =
    unsentOf(scene, player).length > 0 ||
    model.gate.waiting.value.some((entry) => namesPlayer(entry, player));
  return (
    <div class="offer-cells" role="gridcell" data-waiting={isWaiting} data-offers={offers.length > 0}>
      {party?.role === 'banker' && (
        <RoleTag class="offer-cells__banker">{labelText(view.game, 'banker')}</RoleTag>
      )}
      {party !== null && party.at_table > 0 && (
        <span class="offer-cells__figure">
          {kitMessages().rows.onTable(money(party.at_table, view.currency))}
        </span>
      )}
      <ScrollRow class="offer-cells__offers" role="group" aria-label={messages().offersOf(player)}>
        {offers.map((offer) => (
          <OfferKey key={offerId(offer)} offer={offer} player={player} />
        ))}
      </ScrollRow>
    </div>
  );
}
