/** The cards chosen so far. A tap takes one off. */

import { cardName, letterOf, suitOf, SUITS } from '../../../i18n/cards.ts';
import { t } from '../../../i18n/language.ts';
import type { LineValue, OpenField } from '../../../outbox/ports.ts';
import { SuitPicture } from '../../../ui/Picture.tsx';
import { TapButton } from '../../../ui/buttons/TapButton.tsx';
import './ChosenCards.css';
import { messages } from '../messages/messages.ts';

interface ChosenCardsProps {
  readonly cards: readonly string[];
  readonly open: OpenField | null;
  readonly put: (cards: readonly LineValue[]) => void;
}

/** The most cards that are asked for in words; more is any number. */
const COUNTED_MOST = 20;

export function ChosenCards({ cards, open, put }: ChosenCardsProps) {
  const { cardsLeft, takeOff } = messages();
  const [least, most] = [open?.least ?? 0, open?.most ?? 0];
  return (
    <div class="chosen-cards">
      {cards.map((card, at) => (
        <TapButton
          key={at}
          class="chosen-cards__card"
          onTap={() => put(cards.filter((_, other) => other !== at))}
        >
          <span class="visually-hidden">{takeOff(spoken(card))}</span>
          <span class="chosen-cards__face" aria-hidden="true">
            {!(card in SUITS) && letterOf(card)}
            <SuitPicture name={suitOf(card)} />
          </span>
        </TapButton>
      ))}
      <span class="chosen-cards__left" role="status">
        {cards.length > 0 && (
          <span class="visually-hidden">{messages().cardsChosen(cards.map(spoken).join(', '))} </span>
        )}
        {most > 0 && most <= COUNTED_MOST && cardsLeft(least, most)}
      </span>
    </div>
  );
}

/** "king of hearts"; of a suit alone, the suit. */
function spoken(card: string): string {
  const suit = card in SUITS ? suitOf(card) : null;
  return suit === null ? cardName(card) : t().suit(suit);
}
