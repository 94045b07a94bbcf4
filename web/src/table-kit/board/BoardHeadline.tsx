/** The newest draw: its cards, its call, and its consequences. */

import { RichText } from '../../../ui/text/RichText.tsx';
import { cardName, letterOf } from '../../../i18n/cards.ts';
import { suitOf, type Suit } from '../../../i18n/ranks.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Table } from '../view.ts';
import './BoardDraw.css';
import { newestDraw, shownCards, type ShownCard } from './draw-columns.ts';
import { consequences, headline, notices } from './board-text.ts';

interface BoardDrawProps {
  table: Table;
  /** What a correction changed in the last seconds, or null. */
  correction: string | null;
}

export function BoardDraw({ table, correction }: BoardDrawProps) {
  const newest = newestDraw(table);
  const call = headline(table);
  const cards = newest ? shownCards(newest) : [];
  return (
    <section class="board-draw" data-slots={cards.length}>
      {cards.length > 0 && (
        <p class="board-draw__cards">
          {cards.map((shown, index) => (
            <DrawnCard key={`${table.deal}/${table.draws.length}/${index}`} shown={shown} />
          ))}
        </p>
      )}
      <div class="board-draw__text">
        <p class="board-draw__call" data-length={callLength(call)}>
          {call}
        </p>
        <p class="board-draw__note">
          <RichText text={consequences(table).join(' · ')} />
        </p>
        {[...(correction ? [correction] : []), ...notices(table)].map((text) => (
          <p class="board-draw__notice" key={text}>
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

/** A long call is written smaller; it is never cut. */
const callLength = (call: string): string | undefined =>
  call.length > 40 ? 'very-long' : call.length > 24 ? 'long' : undefined;

function DrawnCard({ shown: { card, result } }: { shown: ShownCard }) {
  const suit: Suit | null = suitOf(card);
  return (
    <span class="board-draw__card" data-result={result} role="img" aria-label={cardName(card)}>
      {letterOf(card)}
      {suit && <Icon sign={suit} size={32} />}
    </span>
  );
}
