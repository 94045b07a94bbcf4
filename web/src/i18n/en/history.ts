/** The log in plain words, and the table as it was. */

import { cap, card, counted, listed, many, ordinal, owner, rank, small } from './grammar.ts';

const ofTheirs = (name: string, on: string): string => `${owner(name)} ${card(on)}`;

export const log = {
  title: 'What happened',
  back: 'Back',
  forward: 'Forward',
  play: 'Play',
  pause: 'Pause',
  toTheEnd: 'To the end',
  steps: 'Versions of the table',
  version: 'Version',
  versionOf: (at: number, newest: number) => `version ${at} of ${newest}`,
  atOf: (at: number, newest: number) => `${at} of ${newest}`,
  lastEvents: (count: number) => `The last ${counted(count, 'event')}. Step back for more.`,
  opening: 'Opening the books…',
  asItWas: (version: number) => `as it was at version ${version}`,
  deal: (deal: number) => `Deal ${deal}`,
  settling: ' · a draw is being settled',
  leftToDeal: 'left to deal',
  theBank: 'bank',
  isBroken: 'is broken',
  brokenOwes: (owes: string) => `bank broken, owes ${owes}`,
  bankNet: (net: string) => `bank ${net}`,
  over: 'The evening is over.',
  staking: 'Staking is open.',
  pair: (first: string, second: string) => `${cap(rank(first))}, then ${rank(second)}.`,
  lastCard: (on: string) => `Last card: the ${rank(on)}.`,
  seen: 'Cards seen in this deal',
  seenOf: (on: string, seen: number, of: number) => `${cap(many(on))}: ${seen} of ${of}`,
  onTable: (name: string) => `On the table for ${name}`,
  purse: 'Purse',
  bookAndPurse: (suit: string) => `Book of ${suit}, purse`,
  notShown: 'not shown',
  sumOnTable: 'on the table',
  books: (count: number) => counted(count, 'book'),
  waits: (on: string, sum: string, takeOnly: boolean) =>
    `The ${owner(card(on))} ${sum} ${takeOnly ? 'is to be taken' : 'waits for an answer'}`,
  couch: (said: { card: string; sum: string; crooks: number; paying: boolean; win: string }) =>
    [
      card(said.card),
      said.sum,
      said.crooks ? counted(said.crooks, 'crook') : '',
      said.paying ? 'plays for the pay' : '',
      said.win ? `won ${said.win}, to answer` : '',
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
  nobody: 'Nobody sits here yet',
  firstSeat: 'The first punter sits down under',
  early: 'So the evening began. “Forward” goes through it, one event at a time.',
  standings: 'Standings',
  place: 'Place',
  punter: 'Punter',
  net: 'Net',
  yourPlace: 'Your place',
  placeOf: (place: number, all: number) => `${ordinal(place)} of ${small(all)}`,
  youReached: 'You reached the target.',
  reached: (names: readonly string[]) => `The target was reached by ${listed(names)}.`,
  bankOf: (holder: string | null) => (holder === null ? 'The bank' : `The bank, ${holder}`),
  booksTitle: 'The books',
  booksUnder: 'As files (JSON), up to the version shown.',
  files: { balances: 'Balances', journal: 'Journal', events: 'Events' },
  saved: (file: string) => `${file}: saved as a file.`,
  events: {
    opened: (name: string, holder: string | null, sum: string) =>
      `${name} begins${holder ? `; ${holder} holds the bank` : ''}. The bank has ${sum}.`,
    openedCall: 'The bank is open.',
    seated: (name: string, sum: string) => `${name} sits down with ${sum}.`,
    broughtIn: (name: string, sum: string) => `${name} buys in ${sum}.`,
    cashedOut: (name: string, sum: string) => `${name} cashes out ${sum}.`,
    funded: (sum: string) => `The bank is given ${sum}.`,
    placed: (name: string, sum: string, on: string, isNew: boolean) =>
      `${name} lays ${sum} on the ${card(on)}${isNew ? ', a new card' : ''}.`,
    withdrawn: (name: string, sum: string, on: string) => `${name} takes ${sum} back from the ${card(on)}.`,
    taken: (name: string, sum: string, on: string, again: string) =>
      `${name} takes ${sum} on the ${card(on)}${again ? ` and lays ${again} again` : ''}.`,
    paroli: (name: string, on: string, crooks: number) =>
      `${name} bends the ${card(on)}: a paroli, ${counted(crooks, 'crook')}.`,
    pay: (name: string, on: string) => `${name} chooses the pay on the ${card(on)}.`,
    maced: (name: string, sum: string, on: string) => `${name} puts ${sum} more on the ${card(on)}.`,
    sideBet: (backer: string, against: string, name: string, on: string, outcome: string, sum: string) =>
      `${backer} bets ${sum} that ${ofTheirs(name, on)} will ${outcome}; ${against} doubts it.`,
    book: (name: string, sum: string) => `${name} buys a book for ${sum}.`,
    dealEnded: 'The deal is over.',
    closed: 'The evening is over.',
    goesHome: (what: readonly string[]) => `Home go ${listed(what)}`,
    ofTheirs: (name: string, on: string, sum: string) => `${ofTheirs(name, on)} ${sum}`,
    target: (names: readonly string[]) => `The target is reached: ${listed(names)}.`,
    pen: (device: string) => `${device} takes the pen.`,
    takenBack: (entries: number) => `Taken back: ${counted(entries, 'entry', 'entries')}.`,
    nobodyTouched: 'Nobody’s card is touched.',
    won: (name: string, on: string, sum: string, takeOnly: boolean) =>
      `${ofTheirs(name, on)} wins ${sum}${takeOnly ? ', to be taken' : ''}`,
    paid: (name: string, on: string, sum: string) => `${ofTheirs(name, on)} wins ${sum} and is paid at once`,
    lost: (name: string, on: string, sum: string) =>
      `${ofTheirs(name, on)} ${sum ? `loses ${sum}` : 'is lost, empty'}`,
    faced: (name: string, on: string, sum: string) => `${ofTheirs(name, on)} costs ${sum} at the fasse`,
    spared: (name: string, on: string, sum: string) =>
      `${ofTheirs(name, on)} misses its pay, and ${sum} comes home`,
    betHome: (backer: string, against: string, sum: string) =>
      `the side bet of ${backer} and ${against} goes home, ${sum} each`,
    betWon: (name: string, other: string, sum: string) => `${name} wins the side bet with ${other}, ${sum}`,
    and: '; ',
  },
};
