/** The cards of one hand, which are one value: keys for the ranks, and a key that ends the hand. */

import { useState } from 'preact/hooks';
import type { EntryField } from '../../../api/declarations.ts';
import type { OpenField } from '../../../outbox/ports.ts';
import { cardsOf } from '../../offers/assumed-offers.ts';
import { handWord, NO_CARDS } from '../../offers/line-values.ts';
import { FillerKey } from '../keys/FillerKey.tsx';
import type { FillerProps } from '../filler-props.ts';
import './HandFiller.css';
import { messages } from '../messages/messages.ts';
import { RankFiller } from './RankFiller.tsx';

export function HandFiller(props: FillerProps) {
  const { field, open, choose } = props;
  const [cards, setCards] = useState<readonly string[]>(() => initialCards(props));
  const [least, most] = [field.least, open?.most ?? field.most];
  const left = cardsLeft(field, { least, most }, cards.length);
  const add = (card: string): void => {
    const next = [...cards, card];
    if (next.length >= most) choose(handWord(next));
    setCards(next);
  };
  return (
    <div class="hand-filler">
      <RankFiller
        {...props}
        field={{ ...field, type: 'cards' }}
        open={left}
        values={cards}
        choose={(card) => add(String(card))}
        put={(others) => setCards(others.map(String))}
      />
      <div class="hand-filler__end">
        {open?.least === 0 && !cards.length && (
          <FillerKey onTap={() => choose(NO_CARDS)}>{messages().noHand}</FillerKey>
        )}
        {least < most && (
          <FillerKey
            kind="best"
            isLocked={cards.length < least || !cards.length}
            onTap={() => choose(handWord(cards))}
          >
            {messages().done}
          </FillerKey>
        )}
      </div>
    </div>
  );
}

/** Returns what the next card may be, as an open field. */
function cardsLeft(
  field: EntryField,
  { least, most }: { least: number; most: number },
  count: number,
): OpenField {
  return {
    ...{ name: field.name, step: 1, suggested: null, optional: false },
    choices: count < most ? cardsOf(field) : [],
    least: Math.max(0, least - count),
    most: most - count,
  };
}

/** Returns the cards of the hand that is being corrected. */
function initialCards({ values }: FillerProps): readonly string[] {
  const [word] = values;
  return word === undefined || word === NO_CARDS ? [] : String(word).split(',');
}
