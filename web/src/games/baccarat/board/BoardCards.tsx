/** The cards of the newest hand beside the headline of the board, until the next stake. */

import { cardName } from '../../../i18n/cards.ts';
import { HandCard } from '../../../table-kit/cards/HandCard.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import { partName, pointsName } from '../sentence.ts';
import { handsOf, type DealtCards, type Table } from '../view.ts';
import './BoardCards.css';

export function BoardCards({ view }: { readonly view: Table }) {
  const { last_cards: dealt, stakes } = view;
  if (view.hand === 0 || stakes.some(({ abides }) => !abides)) return null;
  return (
    <>
      {[...handsOf(view), 'bank' as const].map((part) => (
        <Cards key={part} part={partName(view, part)} cards={cardsOf(dealt, part)} />
      ))}
    </>
  );
}

const cardsOf = (dealt: DealtCards, part: 'bank' | 'right' | 'left'): readonly string[] =>
  dealt[`${part}_cards`];

function Cards({ part, cards }: { readonly part: string; readonly cards: readonly string[] }) {
  if (!cards.length) return null;
  const names = cards.map(cardName).join(', ');
  const label = pagesMessages().board.pointsOf(part, `${names}; ${pointsName(cards)}`);
  return (
    <span class="board-cards__hand" role="img" aria-label={label}>
      <span>{part}</span>
      <span class="board-cards__cards">
        {cards.map((card, index) => (
          <HandCard key={index} card={card} />
        ))}
      </span>
    </span>
  );
}
