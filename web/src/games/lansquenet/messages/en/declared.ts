/** Words of the declaration of Lansquenet: those that read better in other words. */

const WORDS: Readonly<Record<string, string>> = {
  place: 'round number',
  'bank passed': 'the next player becomes the banker',
  'bank sold': 'a player buys the deck and becomes the banker',
  'phase: wagering': 'waiting for the wager',
  'phase: covering': 'players can cover the wager',
  'phase: selling': 'the deck is for sale',
  twins: 'the first two cards',
  left: 'the left card',
  right: 'the right card',
  'match: suit': 'the suit',
  'match: rank': 'the rank',
  'next banker: line': 'the next in line',
  'next banker: auction': 'the player who buys the deck',
  'cover order: spoken': 'the first to speak covers first',
  'cover order: line': 'seat by seat after the banker',
  winnings: 'a winning banker’s money',
  'winnings: home': 'goes to the banker’s purse',
  'winnings: stay': 'stays as the next wager',
  'min wager': 'minimum wager',
  'max wager': 'maximum wager',
  'min cover': 'minimum cover',
  'max cover': 'maximum cover',
  'cover order': 'order of the covers',
  match: 'what must match',
  'least wager now': 'minimum wager now',
};

export const declared = (words: string): string | null => WORDS[words] ?? null;
