/** The cards of the newest hand beside the headline of the board, until the next wager is up. */

import { HandCard } from '../../../table-kit/cards/HandCard.tsx';
import { handCardName } from '../sentence.ts';
import type { Table } from '../view.ts';
import './BoardHandCards.css';

/** More cards than these leave no room for the headline: the left and the right one and the last ones are shown. */
const CARDS_MOST = 5;

export function BoardHandCards({ view }: { readonly view: Table }) {
  const { last_cards: cards, phase } = view;
  if (phase === 'covering' && !view.dealt) return null;
  const middle = cards.slice(2).slice(-(CARDS_MOST - 2));
  return (
    <>
      {[...cards.slice(0, 2), ...middle].map((card, index, shown) => (
        <span key={index} class="board-hand-cards__card" role="img" aria-label={handCardName(card)}>
          <HandCard card={card} isMarked={index === shown.length - 1} />
        </span>
      ))}
    </>
  );
}
