/** Ranks as the service writes them, and the cards they are part of. */

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** How many cards of a rank a pack has: one of each suit. */
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

/** Which copy of its rank a punter's card is: 2 of "K#2", 1 of "K". */
export const copyOf = (card: string): number => Number(/#(\d+)$/.exec(card)?.[1] ?? 1);

/** The suit of a card that was called with one. */
export function suitOf(card: string): Suit | null {
  const letter = /[hdcs]$/.exec(card)?.[0];
  return letter === undefined ? null : SUITS[letter as SuitLetter];
}
