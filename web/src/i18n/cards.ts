/** Ranks and cards in the language of the device. */

import { rankOf } from './ranks.ts';
import { t } from './language.ts';

export { RANKS, SUITS, copyOf, rankOf, suitOf, type Rank, type Suit, type SuitLetter } from './ranks.ts';

/** "king", "roi". */
export const rankName = (card: string): string => t().rank(card);
/** "queen no. 2" for Q#2, "dame de cœur" for Qh. */
export const cardName = (card: string): string => t().card(card);
/** "the king", "la dame". */
export const theCard = (card: string): string => t().theCard(card);

/** The letter on a key: K in English, R in French. */
export function letterOf(card: string): string {
  const rank = rankOf(card);
  return rank === 'J' || rank === 'Q' || rank === 'K' ? t().letters[rank] : rank;
}
