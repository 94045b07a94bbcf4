/** The cards of a hand in a line of text. */

import { cardName } from '../../i18n/cards.ts';
import { t } from '../../i18n/language.ts';
import { messages } from './messages/messages.ts';
import type { Part } from './model/card-entry.ts';

/** The cards of each hand; a hand without any was not dealt. */
export type CardsByPart = Readonly<Record<Part, readonly string[]>>;

const PARTS = ['bank', 'right', 'left'] as const;

/** "Bank nine and jack; right king and four": one text for each hand that has cards. */
export function cardTexts(cards: CardsByPart): readonly string[] {
  const { cardsOf, hands } = messages().entries;
  return PARTS.filter((part) => cards[part].length).map((part, index) => {
    const name = index ? hands[part] : t().capitalize(hands[part]);
    return cardsOf(name, cards[part].map(cardName).join(', '));
  });
}
