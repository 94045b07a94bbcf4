/** The cards of the newest draw, large beside the headline of the board. */

import { cardName, letterOf } from '../../../i18n/cards.ts';
import { suitOf } from '../../../i18n/ranks.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { shownCards, type ShownCard } from '../table-queries.ts';
import type { Table } from '../view.ts';
import './BoardCards.css';
import { newestDraw } from './draw-columns.ts';

export function BoardCards({ view }: { view: Table }) {
  const newest = newestDraw(view);
  return (
    <>
      {newest &&
        shownCards(newest).map((shown, index) => (
          <DrawnCard key={`${view.deal}/${view.draws.length}/${index}`} shown={shown} />
        ))}
    </>
  );
}

function DrawnCard({ shown: { card, look } }: { shown: ShownCard }) {
  const suit = suitOf(card);
  return (
    <span class="board-cards__card" data-result={look} role="img" aria-label={cardName(card)}>
      {letterOf(card)}
      {suit && <Icon sign={suit} size={32} />}
    </span>
  );
}
