/** Ranks and cards in the notation of the server. */

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** The number of cards of one rank in a pack. */
export const SUITED = 4;

export type Rank = (typeof RANKS)[number];

export type SuitLetter = 'h' | 'd' | 'c' | 's';
export type Suit = 'hearts' | 'diamonds' | 'clubs' | 'spades';

export const SUITS: Readonly<Record<SuitLetter, Suit>> = {
  h: 'hearts',
  d: 'diamonds',
  c: 'clubs',
  s: 'spades',
};

/** The rank of a card: "K" of "K", "Kh" and "K#2". */
export const rankOf = (card: string): Rank => card.replace(/[hdcs]$|#\d+$/, '') as Rank;

/** The copy number of a player's card: 2 of "K#2", 1 of "K". */
export const copyOf = (card: string): number => Number(/#(\d+)$/.exec(card)?.[1] ?? 1);

/** The suit of a card, or null if it has none. */
export function suitOf(card: string): Suit | null {
  const letter = /[hdcs]$/.exec(card)?.[0];
  return letter === undefined ? null : SUITS[letter as SuitLetter];
}
