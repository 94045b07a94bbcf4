/** The cards of one hand, which are one value: keys for the ranks, and a key that ends the hand. */

import type { EntryField } from '../../../api/declarations.ts';
import type { LineValue, OpenField } from '../../../outbox/ports.ts';
import { cardsOf } from '../../offers/assumed-offers.ts';
import { handWord, NO_CARDS } from '../../offers/line-values.ts';
import { FillerKey } from '../keys/FillerKey.tsx';
import type { FillerProps } from '../filler-props.ts';
import './HandFiller.css';
import { messages } from '../messages/messages.ts';
import { RankFiller } from './RankFiller.tsx';

export function HandFiller(props: FillerProps) {
  const { field, open, choose, begin } = props;
  const cards = props.values.flatMap(cardsIn);
  const [least, most] = [field.least, open?.most ?? field.most];
  const left = cardsLeft(field, { least, most }, cards.length);
  const add = (card: string): void => {
    const next = [...cards, card];
    if (next.length >= most) choose(handWord(next));
    else begin(next);
  };
  return (
    <div class="hand-filler">
      <RankFiller
        {...props}
        field={{ ...field, type: 'cards' }}
        open={left}
        values={cards}
        choose={(card) => add(String(card))}
        put={begin}
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
    ...{ name: field.name, type: field.type, step: 1, suggested: null, optional: false },
    choices: count < most ? cardsOf(field) : [],
    least: Math.max(0, least - count),
    most: most - count,
  };
}

/** Returns the cards of a word: one card, or the whole hand that is being corrected. */
const cardsIn = (word: LineValue): readonly string[] => (word === NO_CARDS ? [] : String(word).split(','));
