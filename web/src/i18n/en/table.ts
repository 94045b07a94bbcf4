/** The table page: band, rows, tray, keys and corners. */

import { GAP, LATER, strong } from '../markup.ts';
import { cap, card, counted, grouped, ordinal, owner, rank, small } from './grammar.ts';

export const band = {
  menu: 'Menu',
  laysOn: (name: string, sum: string) => `${name} lays ${sum} on ${GAP}`,
  laysWhat: (name: string) => `${name} lays ${GAP} on ${LATER}`,
  laysOwed: (name: string, on: string, sum: string | null) => `${name} lays ${sum ?? GAP} on the ${rank(on)}`,
  allLaid: 'All cards are laid.',
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
  sideBetHint: 'Tap who bets, or mace the card: both before the next draw',
  staking: (deal: number, laid: number, wanted: number | null, sum: string) =>
    `Deal ${deal} · staking · ${strong(grouped(laid))} ${wanted === null ? (laid === 1 ? 'card' : 'cards') : `of ${wanted} cards`} laid, ${strong(sum)} on the table`,
  stakingNothing: (deal: number) => `Deal ${deal} · staking · nothing laid yet`,
  drawing: (deal: number) => `Deal ${deal}`,
  lastDraw: (deal: number, call: string) => `Deal ${deal} · last pair ${strong(call)}`,
  bankTakes: (sum: string) => `Bank takes ${strong(sum)}`,
  bankPays: (sum: string) => `Bank pays ${strong(sum)}`,
  nothingMoves: 'Nobody’s card is touched',
  toAnswer: (wins: number) => `${strong(counted(wins, 'win'))} to answer`,
  settling: 'Being settled',
  left: 'left',
  pairNow: (pair: number) => `left · pair ${pair}`,
  pairNext: (pair: number) => `left · pair ${pair} next`,
  inThePack: (packs: number) => (packs === 1 ? 'in the pack' : `in ${counted(packs, 'pack')}`),
  bank: (net: string) => `bank ${net}`,
  bankBroken: (owes: string) => `broken, owes ${owes}`,
  reckoning: (entries: number) => `Reckoning ${counted(entries, 'entry', 'entries')}…`,
  unknown: 'Who has won is not known until it is back.',
  unkept: 'This browser keeps nothing: leave this page open.',
};

export const chip = {
  recorded: 'Recorded',
  recording: 'Recording',
  waiting: (count: number) => `${strong(String(count))} waiting`,
  refused: (count: number) => `${strong(String(count))} refused`,
  penElsewhere: 'Another tablet has the pen',
  signedOut: 'Signed out',
  busy: 'Waiting a moment',
  offline: 'No connection',
  notKept: 'This browser keeps nothing: entries are lost if the page is closed before they are recorded.',
  noReopening: 'This page cannot be reopened without the network: it came over plain http.',
  newer: 'A newer Paroli is here',
  reload: 'Reload',
  title: 'Not recorded yet',
  empty: 'Everything is recorded.',
  takeOut: 'Take out',
  states: {
    waiting: 'waits',
    sending: 'on its way',
    refused: 'refused',
    foreseen: 'will be refused',
    kept: 'for the next deal',
  },
  sendNow: 'Send now',
  hasThePen: (device: string) => `${device} has the pen.`,
  entry: {
    withdraws: (name: string, on: string) => `${name} takes the ${card(on)} back.`,
    takes: (name: string, on: string, again: string) =>
      `${name} takes the win on the ${card(on)}${again ? ` and lays ${again} again` : ''}.`,
    takeAll: 'All the wins left are taken.',
    paroli: (name: string, on: string) => `${name} bends the ${card(on)}: a paroli.`,
    paroliAll: 'All the wins left ride: parolis.',
    payAll: 'All the wins left play for the pay.',
    end: 'The deal ends.',
    close: 'The table closes.',
  },
};

export const row = {
  netPlace: (net: string, place: number) => `${net} · ${ordinal(place)}`,
  atTable: (sum: string) => `${sum} on the table`,
  gone: 'cashed out',
  cards: (count: number, sum: string | null) =>
    [strong(count === 1 ? '1 card' : `${count} cards`), sum].filter(Boolean).join(' · '),
  ofCards: (laid: number, wanted: number) => strong(`${laid} of ${wanted}`),
  more: (count: number) => `${small(count)} more`,
  asLastDeal: 'As last deal',
  lost: (on: string) => `Lost the ${rank(on)}.`,
  /** `on`: what the newest draw took; null: it was lost before. */
  newAfter: (on: string | null) =>
    `${on === null ? '' : `Lost the ${rank(on)}. `}${strong('New card')} after the answers.`,
  newCard: 'New card',
  newCards: (count: number) => (count === 1 ? 'New card' : `${cap(small(count))} new cards`),
  buyIn: 'Buy in',
  outOfMoney: 'Out of money',
  bets: (name: string) => `${name} bets`,
  betAgainst: (sum: string, name: string) => `${sum} against ${name}`,
  takesTheBet: (name: string) => `${name} takes it`,
  holder: (on: string, sum: string, crooks: number) =>
    strong(`${cap(card(on))}, ${sum}, ${crooks ? counted(crooks, 'crook') : 'plain'}`),
  holderOf: 'holder of the card',
  notRecorded: (on: string, sum: string) => `${cap(rank(on))} for ${sum} not recorded`,
  nextDeal: (on: string, sum: string) => `Next deal: ${rank(on)}, ${strong(sum)}`,
  entryNotRecorded: 'Not recorded',
  waitsBehind: 'waits behind',
  differs: 'The house settled this otherwise: its word stands.',
  pencil: {
    stake: (on: string, sum: string) => `Lays ${strong(sum)} on the ${rank(on)}`,
    newCard: (on: string, sum: string) => `New card: ${rank(on)}, ${strong(sum)}`,
    withdraw: (on: string) => `Takes the ${rank(on)} back`,
    take: (on: string, sum: string) => `Took ${strong(sum)}, ${rank(on)} out`,
    takeAgain: (on: string, sum: string, again: string) =>
      `Took ${strong(sum)}, ${rank(on)} again for ${strong(again)}`,
    paroli: (on: string, hope: string) => `Paroli, ${rank(on)} · rides for ${strong(hope)}`,
    pay: (on: string, hope: string) => `Pay, ${rank(on)} · rides for ${strong(hope)}`,
    mace: (on: string, sum: string) => `Mace, ${rank(on)} · ${strong(sum)} more`,
    sidebet: (sum: string) => `Side bet, ${strong(sum)}`,
    book: (sum: string) => `New book, ${strong(sum)}`,
    buyin: (sum: string) => `Buys in ${strong(sum)}`,
    cashout: (sum: string) => `Cashes out ${strong(sum)}`,
    seat: 'Sits down',
  },
};

export const couch = {
  empty: 'empty',
  carried: 'rides from the last deal',
  rung: (rung: number) => `${rung}×`,
};

export const answer = {
  take: 'Take',
  paroli: (rung: number) => `Paroli · ${rung}×`,
  pay: (rung: number) => `Pay · ${rung}×`,
  layAgain: (least: string) => `Again, ${least} at least`,
  twinsTakeOnly: 'Twins: take only',
  topRung: (sum: string) => `Top of the ladder: paid at once · ${strong(sum)}`,
};

export const main = {
  turnFasse: 'Turn the fasse',
  turnFasseKey: 'Now its key',
  notThe: (on: string) => `Not the ${rank(on)}`,
  takeAll: 'Take all the rest',
  takeAllOf: (wins: number, sum: string) => `${counted(wins, 'win')} · ${sum}`,
  lastCard: 'Last card',
  endDeal: 'End the deal',
  cardsLeft: (count: number) => (count === 1 ? '1 card is left' : `${count} cards are left`),
  noneLeft: 'No card is left',
  wants: (name: string, count: number) => `${name} wants ${counted(count, 'card')}`,
  nothingLaid: 'Nothing is laid yet',
  nobodySits: 'Nobody sits here',
  reckoning: 'Reckoning…',
  notKnown: 'Who has won is not known yet',
};

export const undo = {
  undo: 'Undo',
  tooLate: 'It was just sent: it cannot be taken back here.',
  entry: {
    fasse: (cards: string) => `fasse ${cards}`,
    pair: (cards: string) => `pair ${cards}`,
    last: (cards: string) => `last ${cards}`,
    of: (name: string, on: string, sum: string) => [name, on, sum].filter(Boolean).join(' '),
    end: 'end of the deal',
    close: 'closing',
    takeAll: 'take all',
    seat: (name: string) => `seat ${name}`,
    fund: (sum: string) => `bank ${sum}`,
    sidebet: (name: string, sum: string) => `${name} bets ${sum}`,
  },
};

export const tray = {
  coinInHand: 'Coin in hand',
  thenTheCard: 'then the card',
  stakingHint: 'Tap a card’s place or its key; tap a laid card to change it.',
  other: 'Other…',
  otherAmount: 'Other amount',
  atMost: (sum: string) => `At most ${sum}.`,
  backspace: 'Take the last figure back',
  done: 'Done',
  close: 'Close',
  bank: 'The bank',
  paysIfWins: 'pays if it wins next',
  bankIfWins: (on: string, sum: string) => `${cap(rank(on))}: the bank would pay ${sum}`,
  atWorst: (on: string) => `At worst, if the ${rank(on)} wins`,
  nothingToPay: 'Nothing to pay',
  moreThanHeld: 'More than the bank holds',
  leftToCover: (sum: string) => `${sum} left to cover`,
  broken: (owes: string) => `broken, owes ${owes}`,
  fundBank: 'Fund the bank',
  sumCrooks: (sum: string, crooks: number) => `${sum}, ${crooks ? counted(crooks, 'crook') : 'no crook'}`,
  loses: 'loses',
  wins: 'wins',
  mace: (sum: string) => `Mace ${sum} on it`,
  betweenOthers: 'Between others…',
  takeBack: 'Take it back',
  money: 'Money…',
  buyIn: 'Buy in',
  buyInOf: (sum: string) => `Buy in ${sum}`,
  cashOut: 'Cash out',
  cashOutOf: (sum: string) => `Cash out ${sum}`,
  newBook: 'New book',
  newBookFor: (sum: string) => `New book, ${sum}`,
  history: 'History',
  anySuit: 'any',
  suitOf: (on: string) => `Which ${rank(on)}`,
  seat: 'Seat',
  seatSomebody: 'Seat somebody',
  name: 'Name',
  purse: 'Purse',
  suit: 'Suit',
  takePen: 'Take the pen',
  over: 'Closed',
  again: 'Again, with the same seats',
};
