/** Words of the declaration of Lansquenet: those that read better in other words. */

const WORDS: Readonly<Record<string, string>> = {
  place: 'round number',
  'bank passed': 'deck passed',
  'bank sold': 'deck sold',
  'phase: wagering': 'waiting for the wager',
  'phase: covering': 'open to cover',
  'phase: selling': 'the deck is for sale',
  twins: 'the first two cards',
  left: 'the left card',
  right: 'the right card',
  'match: suit': 'the suit',
  'match: rank': 'the rank',
  'next banker: line': 'the next in line',
  'next banker: auction': 'the player who buys the deck',
  'cover order: spoken': 'as spoken',
  'cover order: line': 'seat by seat after the banker',
  winnings: 'a winning banker’s money',
  'winnings: home': 'goes home',
  'winnings: stay': 'stays as the next wager',
  'min wager': 'least wager',
  'max wager': 'most wager',
  'min cover': 'least cover',
  'max cover': 'most cover',
  'cover order': 'order of the covers',
  match: 'what must match',
};

export const declared = (words: string): string | null => WORDS[words] ?? null;
