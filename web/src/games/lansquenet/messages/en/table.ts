/** The table page: figures, buttons, keys and hints. */

import { counted } from '../../../../i18n/en/grammar.ts';
import { strong } from '../../../../i18n/markup.ts';

export const table = {
  wager: 'wager',
  open: 'left to cover',
  wagerShort: (wager: string, left: string) => `Wager ${strong(wager)} · ${strong(left)} to cover`,
  noWager: 'no wager yet',
  hand: (number: number) => `Hand ${number}`,
  banks: 'banks',
  banksNext: 'banks next',
  coverSum: (sum: string) => `Cover ${sum}`,
  addSum: (sum: string) => `Add ${sum}`,
  coverOf: (name: string, sum: string) => `${name} covers ${sum}: change or take back`,
  rest: 'The rest',
  buy: 'Buy',
  takeBack: (sum: string) => `Take ${sum} back`,
  changeWager: 'Change the wager',
  pass: 'Pass',
  sell: 'Sell',
  chooseWager: 'Tap a coin: it is the wager.',
  bringIn: 'To bank, tap the name and bring in money.',
  whoCovers: 'Who covers?',
  chooseCoin: 'Tap a coin, then the player.',
  chooseBuyer: 'Tap the player who buys the deck, then the price.',
  tooFew: 'Lansquenet needs two players or more.',
  sells: 'sells',
  noMoney: 'No money',
  bought: (sum: string) => `Bought the deck, ${sum}`,
  handResult: (net: string) => `Last hand ${net}`,
  choosePrice: 'Tap a coin: it is the price.',
  cardHint: 'Tap the cards in the order dealt, until one matches.',
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
  tapBuyer: 'Tap who buys',
  tapPrice: 'Tap a coin for the deck',
  enterCards: 'Enter the cards',
  cardByCard: 'one by one',
  enterOutcome: 'Enter the result',
  withoutCards: 'without cards',
  nobodyBids: 'No player bids',
  passes: (name: string) => `${name} passes`,
  tooLittle: 'Too little for a wager',
  noWager: 'No player has enough for a wager',
  noCover: 'No player can cover',
  deckPasses: 'the deck passes on',
  calculating: 'Calculating the hand',
  takeCardBack: 'Not this card',
};

export const keys = {
  outcomes: 'Which card matches?',
  cards: 'Next card',
  outcome: { twins: 'Twins', left: 'Left', right: 'Right' },
  outcomeHead: { twins: 'banker wins', left: 'banker wins', right: 'banker pays' },
  outcomeWords: {
    twins: 'Twins: the first two cards match, the banker wins',
    left: 'Left: the left card is matched, the banker wins',
    right: 'Right: the right card is matched, the banker loses',
  },
};

export const shortcuts = {
  title: 'The hand',
  results: ['1 2 3', 'twins, left, right'] as readonly [string, string],
  suits: ['H D C S', 'suits, while the cards are entered; ranks as on the cards'] as readonly [
    string,
    string,
  ],
  rest: ['R', 'cover the rest with the next tap'] as readonly [string, string],
};
