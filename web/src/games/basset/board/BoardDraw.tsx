/** The draw that was called last: its cards, the call, and what follows. */

import { RichText } from '../../../ui/RichText.tsx';
import { cardName, letterOf } from '../../../i18n/cards.ts';
import { suitOf, type Suit } from '../../../i18n/ranks.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Table } from '../view.ts';
import './BoardDraw.css';
import { newestOf, slotsOf, type Shown } from './draw-columns.ts';
import { consequences, headline, notices } from './board-text.ts';

export function BoardDraw({ table }: { table: Table }) {
  const newest = newestOf(table);
  const call = headline(table);
  const slots = newest ? slotsOf(newest) : [];
  return (
    <section class="board-draw" data-slots={slots.length}>
      {slots.length > 0 && (
        <p class="board-draw__cards">
          {slots.map((slot, at) => (
            <Slot key={`${table.deal}/${table.draws.length}/${at}`} slot={slot} />
          ))}
        </p>
      )}
      <div class="board-draw__text">
        <p class="board-draw__call" data-length={lengthOf(call)}>
          {call}
        </p>
        <p class="board-draw__note">
          <RichText text={consequences(table).join(' · ')} />
        </p>
        {notices(table).map((text) => (
          <p class="board-draw__notice" key={text}>
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

/** A long call is written smaller; it is never cut. */
const lengthOf = (call: string): string | undefined =>
  call.length > 40 ? 'very-long' : call.length > 24 ? 'long' : undefined;

function Slot({ slot: { card, look } }: { slot: Shown }) {
  const suit: Suit | null = suitOf(card);
  return (
    <span class="board-draw__card" data-result={look} role="img" aria-label={cardName(card)}>
      {letterOf(card)}
      {suit && <Icon sign={suit} size={32} />}
    </span>
  );
}
