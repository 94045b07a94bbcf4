/** Reads the cards of a list as a person types them. */

import { withServerLetter } from '../../i18n/cards.ts';
import { parseCard } from '../../game-api/parse-word.ts';

/** Returns the cards, with the letters of the server or of the language; undefined if one cannot be read. */
export function parseCards(text: string, pattern: string): string[] | undefined {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const cards = words.map((word) => parseCard(word, pattern) ?? parseCard(withServerLetter(word), pattern));
  return cards.every((card) => card !== null) ? cards : undefined;
}
