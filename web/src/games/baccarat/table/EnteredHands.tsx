/** The cards that are entered so far, hand by hand, with their points. */

import { cardName, letterOf } from '../../../i18n/cards.ts';
import { messages } from '../messages/messages.ts';
import type { Part } from '../model/card-entry.ts';
import { partName, pointsName } from '../sentence.ts';
import { handsOf, type Table } from '../view.ts';
import './EnteredHands.css';

interface Props {
  readonly table: Table;
  readonly cards: Readonly<Record<Part, readonly string[]>>;
}

export function EnteredHands({ table, cards }: Props) {
  return (
    <dl class="entered-hands">
      {[...handsOf(table), 'bank' as const].map((part) => (
        <div key={part} class="entered-hands__hand">
          <dt>{partName(table, part)}</dt>
          <dd>
            <Cards cards={cards[part]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Cards({ cards }: { readonly cards: readonly string[] }) {
  if (!cards.length) return <span class="entered-hands__none">{messages().table.noCardYet}</span>;
  return (
    <>
      {cards.map((card, index) => (
        <span key={index} class="entered-hands__card">
          <span class="visually-hidden">{cardName(card)}</span>
          <b aria-hidden="true">{letterOf(card)}</b>
        </span>
      ))}
      {cards.length > 1 && <i>{pointsName(cards)}</i>}
    </>
  );
}
