/** The slip of a refused entry: its headings, and the fixes offered. */

import { owner } from '../../../../i18n/en/grammar.ts';

export const rejection = {
  continueStaking: 'Continue staking',
};

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
  andStake: (sum: string) => `and stake ${sum}`,
  stakeLess: 'Stake less',
  atMost: (sum: string) => `at most ${sum}`,
  otherSuit: 'Choose another suit',
  lastCard: 'Last card',
  drawPair: 'Draw a pair',
};
