/** The fixes for refused entries, and the keyboard shortcuts of Basset. */

import { corners } from './table/corners.ts';
import { card, counted, listed, owner } from '../../../../i18n/en/grammar.ts';
import { GAP, LATER, strong } from '../../../../i18n/markup.ts';

export const fixes = {
  choosePlayer: 'Choose a player',
  chooseOther: 'Choose another',
  nextDeal: 'Keep for the next deal',
  untilItEnds: 'Close the table after this deal',
  turnFasse: 'Turn the fasse',
  showThem: 'Show the wins',
  andDiscard: 'and discard this entry',
  takeAll: 'Take all',
  stakeOnIt: 'Place a stake first',
  take: (sum: string) => `Take ${sum}`,
  takeOnly: 'Take the win',
  changeIt: 'Replace the stake',
  maceIt: 'Add it to the stake',
  otherCard: 'Choose another card',
  newBook: 'New book',
  withdrawOne: 'Withdraw one card',
  stakeOneMore: 'Stake on one more card',
  withdrawCardsOf: (name: string) => `Withdraw ${owner(name)} cards`,
  stake: (sum: string) => `Stake ${sum}`,
  bet: (sum: string) => `Bet ${sum}`,
  andStake: (sum: string) => `and stake ${sum}`,
  stakeLess: 'Stake less',
  atMost: (sum: string) => `at most ${sum}`,
  otherSuit: 'Choose another suit',
  lastCard: 'Last card',
  drawPair: 'Draw a pair',
};

/** The results of a draw, for screen readers. */
export const results = {
  wins: (name: string, on: string, sum: string) => `${owner(name)} ${card(on)} wins ${sum}`,
  paidAtOnce: (name: string, on: string, sum: string) =>
    `${owner(name)} ${card(on)} wins ${sum}, paid at once`,
  losesToFasse: (name: string, on: string, sum: string) =>
    `${owner(name)} ${card(on)} loses ${sum} to the fasse`,
  winsToAnswer: (names: readonly string[]) => `Wins to take or play on: ${listed(names)}.`,
};

/** What is asked while the tray of a card, or that of the end of a deal, is open. */
export const cardSentence = {
  changesStake: (name: string, on: string) => `Change the stake of ${name} on the ${card(on)}.`,
  endsNow: 'End this deal now?',
  sideBet: (backer: string | null, against: string, sum: string, on: string, wins: boolean) =>
    `${backer ?? GAP} bets ${against} ${sum} that the ${card(on)} ${wins ? 'wins' : 'loses'}.`,
  sideBetOthers: (bet: {
    backer: string | null;
    against: string | null;
    sum: string;
    punter: string;
    card: string;
    wins: boolean;
  }) =>
    `${bet.backer ?? GAP} bets ${bet.against ?? (bet.backer === null ? LATER : GAP)} ${bet.sum} that ${owner(bet.punter)} ${card(bet.card)} ${bet.wins ? 'wins' : 'loses'}.`,
  sideBetHint: 'Tap the player who bets, or mace the card',
  betHint: 'Tap the player who bets',
  sideBetTaker: 'Tap the player who takes the bet',
  openBet: (backer: string, against: string, sum: string, wins: boolean) =>
    `${backer} bets ${against} ${strong(sum)} that it ${wins ? 'wins' : 'loses'}`,
  openBets: (bets: readonly string[]) => `Open side bets: ${bets.join('; ')}.`,
};

/** The tray of a card. */
export const cardTray = {
  sumCrooks: (sum: string, crooks: number) => `${sum}, ${crooks ? corners(crooks) : 'no bent corner'}`,
  loses: 'loses',
  wins: 'wins',
  mace: (sum: string) => `Mace ${sum}`,
  sideBet: 'Side bet…',
  betweenOthers: 'Between others…',
  withdraw: 'Withdraw it',
  layAgain: (least: string) => `Stake again, at least ${least}`,
};

/** The buttons of a player's tray that sell a book. */
export const newBook = {
  at: (price: string) => `New book ${price}`,
  words: 'New book',
  otherPrice: 'New book at another price',
};

/** A key with what it does. */
type Shortcut = readonly [key: string, effect: string];

export const shortcuts = {
  cards: 'Cards',
  ranks: ['A 2-9 0 J Q K', 'rank (0 is ten)'] as Shortcut,
  draws: [
    ['F', 'fasse'],
    ['L', 'last card'],
    ['E', 'end the deal'],
  ] as readonly Shortcut[],
  wins: 'While a win waits',
  answers: [
    ['T', 'take'],
    ['P', 'paroli'],
    ['Y', 'pay: play on without risk'],
    ['S', 'take and stake again'],
  ] as readonly Shortcut[],
  chooseAnswer: 'choose what to do',
  takeAll: ['Shift+T', 'take all the rest'] as Shortcut,
  onCard: [
    ['M', 'mace: add money'],
    ['W', 'side bet on this card'],
  ] as readonly Shortcut[],
  book: ['G', 'new book'] as Shortcut,
};

/** What stands before a pair in the list of draws. */
export const pairTitle = (pair: number) => `Pair ${pair}`;

/** What the deal that just ended brought the bank. */
export const dealResult = {
  bankWins: (deal: number, sum: string) => `Deal ${deal}: the bank wins ${strong(sum)}`,
  bankLoses: (deal: number, sum: string) => `Deal ${deal}: the bank loses ${strong(sum)}`,
  bankEven: (deal: number) => `Deal ${deal}: the bank neither wins nor loses`,
};

/** What a deal that ends with cards left does. */
export const endEarly = {
  cardsLeft: (count: number) => (count === 1 ? '1 card left.' : `${count} cards left.`),
  couchesGoHome: 'Couches go home',
  parolisLost: (count: number, sum: string) => `${counted(count, 'paroli')} will not be paid: up to ${sum}`,
  parolisStay: (count: number, sum: string) =>
    `${counted(count, 'paroli')} ${count === 1 ? 'stays' : 'stay'} for the next deal: up to ${sum}`,
};
