/** The table page: figures, buttons, keys and hints. */

import { counted } from '../../../../i18n/en/grammar.ts';
import { strong } from '../../../../i18n/markup.ts';

export const table = {
  wager: 'wager',
  open: 'left to cover',
  wagerShort: (wager: string, left: string) => `Wager ${strong(wager)} · ${strong(left)} to cover`,
  noWager: 'no wager yet',
  changeWager: 'Change the wager',
  tooFew: 'Lansquenet needs two players or more.',
};

export const steps = {
  addPlayer: 'Add a player',
  wager: (sum: string) => `Wager ${sum}`,
  lastWager: 'as in the last hand',
  tapWager: 'Tap a coin for the wager',
  asLastHand: 'As last hand',
  coversOf: (count: number, sum: string) => `${counted(count, 'cover')}, ${sum}`,
  deal: 'Deal the hand',
  tapCover: 'Tap who covers',
  enterCards: 'Enter the cards',
  cardByCard: 'one by one',
  enterOutcome: 'Enter the result',
  withoutCards: 'without cards',
  nobodyBids: 'No player bids',
  deckPasses: 'the deck passes on',
  calculating: 'Calculating the hand',
  takeCardBack: 'Not this card',
};

export const keys = {
  outcomes: 'Which card matches?',
  cards: 'Next card',
  outcome: { twins: 'Twins', left: 'Left', right: 'Right' },
  outcomeWords: {
    twins: 'Twins: the first two cards match, the banker wins',
    left: 'Left: the left card is matched, the banker wins',
    right: 'Right: the right card is matched, the banker loses',
  },
};
