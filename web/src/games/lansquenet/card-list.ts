/** The cards of a hand in a line of text. */

import { handCardName } from './sentence.ts';

/** "hearts, spades, hearts", "king, ten, king". */
export const cardList = (cards: readonly string[]): string => cards.map(handCardName).join(', ');
