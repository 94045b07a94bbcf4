/** The slip of a refused entry: its headings, and the fixes offered. */

import { cap, counted, owner } from '../../../../i18n/en/grammar.ts';

export const rejection = {
  onHold: (count: number) => (count ? `${cap(counted(count, 'entry is', 'entries are'))} on hold.` : ''),
  oneOf: (index: number, all: number) => `${index} of ${all}`,
  willBeRefused: 'The server will refuse this.',
  continueStaking: 'Continue staking',
};

export const fixes = {
  newTable: 'New table',
  addPlayer: (name: string) => `Add ${name}`,
  choosePlayer: 'Choose a player',
  buyInInstead: 'Buy in instead',
  otherName: 'Enter another name',
  chooseOther: 'Choose another',
  nextDeal: 'Keep for the next deal',
  untilItEnds: 'Close the table after this deal',
  turnFasse: 'Turn the fasse',
  showBoth: 'Show what was recorded',
  showThem: 'Show the wins',
  andDiscard: 'and discard this entry',
  takeAll: 'Take all',
  stakeOnIt: 'Place a stake first',
  take: (sum: string) => `Take ${sum}`,
  takeOnly: 'Take the win',
  paroli: 'Paroli',
  changeIt: 'Replace the stake',
  maceIt: 'Add it to the stake',
  otherCard: 'Choose another card',
  newBook: 'New book',
  withdrawOne: 'Withdraw one card',
  stakeOneMore: 'Stake on one more card',
  withdrawCardsOf: (name: string) => `Withdraw ${owner(name)} cards`,
  stake: (sum: string) => `Stake ${sum}`,
  bet: (sum: string) => `Bet ${sum}`,
  buyIn: (sum: string) => `Buy in ${sum}`,
  andStake: (sum: string) => `and stake ${sum}`,
  stakeLess: 'Stake less',
  atMost: (sum: string) => `at most ${sum}`,
  fundBank: 'Fund the bank',
  otherSuit: 'Choose another suit',
  lastCard: 'Last card',
  drawPair: 'Draw a pair',
  signIn: 'Sign in',
  sendAgain: 'Send again',
};
