/** Ranks and cards in the language of the device. */

import { rankOf } from './ranks.ts';
import { w } from './words.ts';

export { RANKS, SUITS, copyOf, rankOf, suitOf, type Rank, type Suit, type SuitLetter } from './ranks.ts';

/** "king", "roi". */
export const rankName = (card: string): string => w().rank(card);
/** "queen no. 2" for Q#2, "dame de cœur" for Qh. */
export const cardName = (card: string): string => w().card(card);
/** "the king", "la dame". */
export const theCard = (card: string): string => w().theCard(card);

/** What stands on a key: K, or R in French. */
export function letterOf(card: string): string {
  const rank = rankOf(card);
  return rank === 'J' || rank === 'Q' || rank === 'K' ? w().letters[rank] : rank;
}
