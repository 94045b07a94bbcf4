/** A card of a hand: its rank, its suit, or both. */

import { letterOf } from '../../i18n/cards.ts';
import { suitOf } from '../../i18n/ranks.ts';
import { SuitPicture } from '../../ui/Picture.tsx';
import './HandCard.css';

interface HandCardProps {
  readonly card: string;
  /** Whether it is marked, such as the card that decided. */
  readonly isMarked?: boolean;
}

/** Hidden from screen readers: it stands beside a text that names the card. */
export function HandCard({ card, isMarked = false }: HandCardProps) {
  const suit = suitOf(card);
  return (
    <span class="hand-card" data-marked={isMarked} aria-hidden="true">
      {card.length > 1 || !suit ? <span>{letterOf(card)}</span> : null}
      <SuitPicture name={suit} />
    </span>
  );
}
