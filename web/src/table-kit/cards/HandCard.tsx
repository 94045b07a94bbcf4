/** A card of a hand: its rank, its suit, or both. */

import { letterOf } from '../../../i18n/cards.ts';
import { suitOf } from '../../../i18n/ranks.ts';
import { SuitPicture } from '../../../ui/Picture.tsx';
import './HandCard.css';

/** Hidden from screen readers: it stands beside a text that names the card. `isMatch`: the card that ends the hand. */
export function HandCard({ card, isMatch = false }: { readonly card: string; readonly isMatch?: boolean }) {
  const suit = suitOf(card);
  return (
    <span class="hand-card" data-match={isMatch} aria-hidden="true">
      {card.length > 1 || !suit ? <span>{letterOf(card)}</span> : null}
      <SuitPicture name={suit} />
    </span>
  );
}
