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

/** Returns a card as the device writes it: "R" and "Rh" in French for K and Kh. */
export const writtenCard = (card: string): string => `${letterOf(card)}${card.slice(rankOf(card).length)}`;

/** Returns a typed card in the notation of the server: "K" for the French "R". A card in that notation stays. */
export function withServerLetter(word: string): string {
  const first = word.charAt(0).toUpperCase();
  const found = (['J', 'Q', 'K'] as const).find((rank) => t().letters[rank] === first);
  return found ? `${found}${word.slice(1)}` : word;
}
