/** The history page: its events as sentences, and the table at an earlier version. */

import { cap, card, counted, listed, many, owner } from '../../../../i18n/en/grammar.ts';
import { corners } from './table/corners.ts';

const ofTheirs = (name: string, on: string): string => `${owner(name)} ${card(on)}`;

export const history = {
  nextDeal: 'for the next deal',
  /** Entries whose events have no sentence of their own. */
  entered: {
    withdraws: (name: string, on: string) => `${name} withdraws the ${card(on)}.`,
    takes: (name: string, on: string, again: string) =>
      `${name} takes the win on the ${card(on)}${again ? ` and stakes ${again} again` : ''}.`,
    takeAll: 'All remaining wins are taken.',
    paroli: (name: string, on: string) => `${name} plays a paroli on the ${card(on)}.`,
    paroliAll: 'All remaining wins are played as parolis.',
    payAll: 'All remaining wins play on without risk.',
    end: 'The deal ends.',
  },
  deal: (deal: number) => `Deal ${deal}`,
  settling: 'calculating the draw',
  leftToDeal: 'cards left',
  eveningOver: 'The table is closed.',
  staking: 'Place your stakes.',
  pair: (first: string, second: string) => `${cap(card(first))}, then ${card(second)}.`,
  lastCard: (on: string) => `Last card: the ${card(on)}.`,
  cardsDrawn: 'Cards drawn in this deal',
  drawnOf: (on: string, seen: number, of: number) => `${cap(many(on))}: ${seen} of ${of}`,
  onTable: (name: string) => `On the table for ${name}`,
  purse: 'Purse',
  bookAndPurse: (suit: string) => `Book of ${suit}, purse`,
  notShown: 'hidden',
  sumOnTable: 'on the table',
  bookCount: (count: number) => counted(count, 'book'),
  needsAnswer: (on: string, sum: string, takeOnly: boolean) =>
    `The ${owner(card(on))} ${sum} ${takeOnly ? 'can only be taken' : 'can be taken or played on'}`,
  couch: (said: {
    card: string;
    sum: string;
    crooks: number;
    paying: boolean;
    take_only: boolean;
    win: string;
  }) =>
    [
      card(said.card),
      said.sum,
      said.crooks ? corners(said.crooks) : '',
      said.paying ? 'plays on without risk' : '',
      said.win ? `won ${said.win}, ${said.take_only ? 'can only be taken' : 'take or play on?'}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  empty: 'empty',
  sideBets: 'Side bets',
  sideBet: (bet: {
    backer: string;
    against: string;
    punter: string;
    card: string;
    outcome: string;
    sum: string;
  }) =>
    `${bet.backer} against ${bet.against}: ${ofTheirs(bet.punter, bet.card)} will ${bet.outcome}, ${bet.sum} each`,
  youReached: 'You reached the target.',
  targetReached: (names: readonly string[]) => `${listed(names)} reached the target.`,
  bestWin: 'Best win',
  winOf: (name: string, sum: string) => `${name}, ${sum}`,
  largestParoli: 'Largest paroli',
  paroliOf: (name: string, on: string, sum: string, corners: number) =>
    `${name}, ${sum} on the ${card(on)} with ${counted(corners, 'bent corner')}`,
  events: {
    opened: (name: string, holder: string | null, sum: string) =>
      `${name} opens${holder ? ` with ${holder} as banker` : ''}. The bank has ${sum}.`,
    openedCall: 'The bank is open.',
    seated: (name: string, sum: string) => `${name} joins with ${sum}.`,
    boughtIn: (name: string, sum: string) => `${name} buys in for ${sum}.`,
    cashedOut: (name: string, sum: string) => `${name} cashes out ${sum}.`,
    funded: (sum: string) => `The bank receives ${sum}.`,
    stakePlaced: (name: string, sum: string, on: string, isNew: boolean) =>
      `${name} stakes ${sum} on the ${card(on)}${isNew ? ', a new card' : ''}.`,
    withdrawn: (name: string, sum: string, on: string) => `${name} withdraws ${sum} from the ${card(on)}.`,
    taken: (name: string, sum: string, on: string, again: string) =>
      `${name} takes ${sum} on the ${card(on)}${again ? ` and stakes ${again} again` : ''}.`,
    paroli: (name: string, on: string, crooks: number) =>
      `${name} plays a paroli on the ${card(on)}: ${corners(crooks)}.`,
    pay: (name: string, on: string) => `${name} plays on without risk with the ${card(on)}.`,
    sideBet: (backer: string, against: string, name: string, on: string, outcome: string, sum: string) =>
      `${backer} bets ${against} ${sum} that ${ofTheirs(name, on)} will ${outcome}.`,
    book: (name: string, sum: string) => `${name} buys a book for ${sum}.`,
    dealEnded: 'The deal is over.',
    closed: 'The table is closed.',
    returned: (what: readonly string[]) => `Returned: ${listed(what)}`,
    ofTheirs: (name: string, on: string, sum: string) => `${ofTheirs(name, on)} ${sum}`,
    target: (names: readonly string[]) => `Target reached: ${listed(names)}.`,
    noStakeChanged: 'No stake wins or loses.',
    won: (name: string, on: string, sum: string, takeOnly: boolean) =>
      `${ofTheirs(name, on)} wins ${sum}${takeOnly ? ', which can only be taken' : ''}`,
    paid: (name: string, on: string, sum: string) => `${ofTheirs(name, on)} wins ${sum} and is paid at once`,
    lost: (name: string, on: string, sum: string) =>
      `${ofTheirs(name, on)} ${sum ? `loses ${sum}` : 'loses, with no money on it'}`,
    lostToFasse: (name: string, on: string, sum: string) => `${ofTheirs(name, on)} loses ${sum} to the fasse`,
    missedPay: (name: string, on: string, sum: string) =>
      `${ofTheirs(name, on)} loses without risk: ${sum} is returned`,
    betReturned: (backer: string, against: string, sum: string) =>
      `the side bet of ${backer} and ${against} is returned, ${sum} each`,
    betWon: (name: string, other: string, sum: string) =>
      `${name} wins the side bet against ${other}, ${sum}`,
    separator: '; ',
  },
};
