/** The draw that was called last: its cards, the call, and what follows. */

import { Said } from '../../../parts/Said.tsx';
import { cardName, letterOf } from '../../../words/cards.ts';
import { suitOf, type Suit } from '../../../words/ranks.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { Table } from '../table.ts';
import { newestOf, slotsOf, type Shown } from './drawn.ts';
import { consequences, headline, notices } from './sayings.ts';

export function Pair({ table }: { table: Table }) {
  const newest = newestOf(table);
  const call = headline(table);
  const slots = newest ? slotsOf(newest) : [];
  return (
    <section class="pair" data-slots={slots.length}>
      {slots.length > 0 && (
        <p class="slots">
          {slots.map((slot, at) => (
            <Slot key={`${table.deal}/${table.draws.length}/${at}`} slot={slot} />
          ))}
        </p>
      )}
      <div class="calls">
        <p class={`call ${lengthOf(call)}`}>{call}</p>
        <p class="under">
          <Said text={consequences(table).join(' · ')} />
        </p>
        {notices(table).map((text) => (
          <p class="notice" key={text}>
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

/** A long call is written smaller; it is never cut. */
const lengthOf = (call: string): string => (call.length > 40 ? 'very-long' : call.length > 24 ? 'long' : '');

function Slot({ slot: { card, look } }: { slot: Shown }) {
  const suit: Suit | null = suitOf(card);
  return (
    <span class={`slot ${look}`} role="img" aria-label={cardName(card)}>
      {letterOf(card)}
      {suit && <Icon sign={suit} size={32} />}
    </span>
  );
}
