/** A text in which the signs of the suits are drawn, because the fonts lack them. */

import type { Suit } from '../../i18n/cards.ts';
import { t } from '../../i18n/language.ts';
import { SuitPicture } from '../../ui/Picture.tsx';
import './CardText.css';
import { SUIT_SIGNS } from './value-text.ts';

const SUITS = new Map(Object.entries(SUIT_SIGNS).map(([suit, sign]) => [sign, suit as Suit]));
/** A card with its suit. */
const CARD = new RegExp(`(\\w*[${[...SUITS.keys()].join('')}])`);

export function CardText({ text }: { text: string }) {
  return <>{text.split(CARD).map((part, index) => (index % 2 ? <Card key={index} card={part} /> : part))}</>;
}

function Card({ card }: { card: string }) {
  const suit = SUITS.get(card.slice(-1)) ?? 'spades';
  return (
    <span class="card-text">
      {card.slice(0, -1)}
      <SuitPicture name={suit} />
      <span class="visually-hidden"> {t().suit(suit)}</span>
    </span>
  );
}
