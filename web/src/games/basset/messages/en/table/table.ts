/** The table page: band, rows, tray, main button and undo. */

import { GAP, LATER, strong } from '../../../../../i18n/markup.ts';
import { cap, card, counted, grouped, ordinal, owner, rank, small } from '../../../../../i18n/en/grammar.ts';
import { corners } from './corners.ts';

export const band = {
  stakesOn: (name: string, sum: string) => `${name} stakes ${sum} on ${GAP}`,
  stakesUnknownAmount: (name: string) => `${name} stakes ${GAP} on ${LATER}`,
  stakesOnRank: (name: string, on: string, sum: string | null) =>
    `${name} stakes ${sum ?? GAP} on the ${rank(on)}`,
  changesStake: (name: string, on: string) => `Change the stake of ${name} on the ${card(on)}.`,
  allPlaced: 'All stakes are placed. Turn the fasse.',
  noMoney: 'No player has money to stake.',
  addsPlayer: 'Who joins the table, with how much money?',
  whatNext: (name: string) => `What does ${name} do?`,
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
  sideBetHint: 'Before the next draw: tap the player who bets, or mace the card',
  openBet: (backer: string, against: string, sum: string, wins: boolean) =>
    `${backer} bets ${against} ${strong(sum)} that it ${wins ? 'wins' : 'loses'}`,
  openBets: (bets: readonly string[]) => `Open side bets: ${bets.join('; ')}.`,
  target: (sum: string) => `target ${strong(sum)}`,
  staking: (deal: number, laid: number, wanted: number | null, sum: string) =>
    `Deal ${deal} · ${strong(grouped(laid))} ${wanted === null ? (laid === 1 ? 'card' : 'cards') : `of ${wanted} cards`}, ${strong(sum)} on the table`,
  noStakes: (deal: number) => `Deal ${deal} · no stakes yet`,
  drawing: (deal: number) => `Deal ${deal}`,
  lastDraw: (deal: number, call: string) => `Deal ${deal} · last pair ${strong(call)}`,
  bankTakes: (sum: string) => `Bank takes ${strong(sum)}`,
  bankPays: (sum: string) => `Bank pays ${strong(sum)}`,
  noStakeChanged: 'No stake wins or loses',
  toAnswer: (wins: number) =>
    `${strong(counted(wins, 'win'))} ${wins === 1 ? 'waits' : 'wait'}: take, or play on`,
  settling: 'Calculating the draw',
  left: 'left',
  pairNow: (pair: number) => `left · pair ${pair}`,
  pairNext: (pair: number) => `left · pair ${pair} next`,
  inThePack: (packs: number) => (packs === 1 ? 'in the pack' : `in ${counted(packs, 'pack')}`),
  bank: (net: string) => `bank ${net}`,
  bankBroke: (owes: string) => `broke, owes ${owes}`,
  calculating: (entries: number) => `Calculating ${counted(entries, 'entry', 'entries')}…`,
  winsUnknown: 'Wins appear when the connection is back.',
  noStorage: 'This browser cannot store entries: keep this page open.',
};

export const syncStatus = {
  recorded: 'Recorded',
  recording: 'Recording',
  waiting: (count: number) => `${strong(String(count))} waiting`,
  refused: (count: number) => `${strong(String(count))} refused`,
  otherInControl: 'Another tablet has control',
  signedOut: 'Signed out',
  busy: 'Please wait',
  offline: 'No connection',
  noStorage:
    'This browser cannot store entries. Keep this page open until they are recorded, or they are lost.',
  title: 'Not recorded yet',
  empty: 'Nothing is waiting.',
  remove: 'Remove',
  states: {
    waiting: 'waiting',
    sending: 'sending',
    refused: 'refused',
    expected_refusal: 'will be refused',
    next_deal: 'for the next deal',
  },
  sendNow: 'Send now',
  inControl: (device: string) => `${device} has control.`,
  entry: {
    withdraws: (name: string, on: string) => `${name} withdraws the ${card(on)}.`,
    takes: (name: string, on: string, again: string) =>
      `${name} takes the win on the ${card(on)}${again ? ` and stakes ${again} again` : ''}.`,
    takeAll: 'All remaining wins are taken.',
    paroli: (name: string, on: string) => `${name} plays a paroli on the ${card(on)}.`,
    paroliAll: 'All remaining wins are played as parolis.',
    payAll: 'All remaining wins play on without risk.',
    end: 'The deal ends.',
    close: 'The table closes.',
    undo: 'The newest entry is undone.',
    redo: 'The undone entry is restored.',
    correction: (what: string) => `Corrected: ${what}`,
    strike: (what: string) => `Taken back: ${what}`,
  },
};

export const playerRow = {
  netPlace: (net: string, place: number) => `${net} · ${ordinal(place)}`,
  onTable: (sum: string) => `${sum} on the table`,
  cashedOut: 'cashed out',
  cards: (count: number, sum: string | null) =>
    [strong(count === 1 ? '1 card' : `${count} cards`), sum].filter(Boolean).join(' · '),
  ofCards: (laid: number, wanted: number) => strong(`${laid} of ${wanted}`),
  moreCards: (count: number) => `${small(count)} more`,
  asLastDeal: 'Same as last deal',
  lost: (on: string) => `Lost the ${rank(on)}.`,
  /** `on`: the card lost to the newest draw; null: it was lost to an earlier one. */
  newAfter: (on: string | null) =>
    `${on === null ? '' : `Lost the ${rank(on)}. `}${strong('New card')} after the waiting wins.`,
  newCard: 'New card',
  newCards: (count: number) => (count === 1 ? 'New card' : `${cap(small(count))} new cards`),
  buyIn: 'Buy in',
  outOfMoney: 'Out of money',
  bets: (name: string) => `${name} bets`,
  betAgainst: (sum: string, name: string) => `${sum} against ${name}`,
  acceptsBet: (name: string) => `${name} takes the bet`,
  holder: (on: string, sum: string, crooks: number) =>
    strong(`${cap(card(on))}, ${sum}, ${crooks ? corners(crooks) : 'no bent corners'}`),
  holderOf: 'has this card',
  notRecorded: (on: string, sum: string) => `${cap(rank(on))} for ${sum} not recorded`,
  nextDeal: (on: string, sum: string) => `Next deal: ${rank(on)}, ${strong(sum)}`,
  entryNotRecorded: 'Not recorded',
  onHold: 'on hold',
  serverDiffers: 'The server has a different result. The server’s result counts.',
  pending: {
    stake: (on: string, sum: string) => `Stakes ${strong(sum)} on the ${rank(on)}`,
    newCard: (on: string, sum: string) => `New card: ${rank(on)}, ${strong(sum)}`,
    withdraw: (on: string) => `Withdraws the ${rank(on)}`,
    take: (on: string, sum: string) => `Took ${strong(sum)}, ${rank(on)} out`,
    takeSeveral: (count: number, sum: string) => `Took ${strong(sum)} for ${counted(count, 'win')}`,
    takeAgain: (on: string, sum: string, again: string) =>
      `Took ${strong(sum)}, ${rank(on)} again for ${strong(again)}`,
    paroli: (on: string, nextWin: string) => `Paroli, ${rank(on)} · plays for ${strong(nextWin)}`,
    pay: (on: string, nextWin: string) => `Pay, ${rank(on)} · ${strong(nextWin)}, no risk`,
    mace: (on: string, sum: string) => `Mace, ${rank(on)} · ${strong(sum)} more`,
    sidebet: (sum: string) => `Side bet, ${strong(sum)}`,
    book: (sum: string) => `New book, ${strong(sum)}`,
    buyin: (sum: string) => `Buys in for ${strong(sum)}`,
    cashout: (sum: string) => `Cashes out ${strong(sum)}`,
    seat: 'Joins',
  },
};

export const couch = {
  empty: 'empty',
  carried: 'carried over from the last deal',
  rung: (rung: number) => `${rung}×`,
};

export const answers = {
  take: 'Take',
  paroli: (rung: number) => `Paroli · ${rung}×`,
  pay: (rung: number) => `Pay · ${rung}×, no\u00a0risk`,
  layAgain: (least: string) => `Stake again, at least ${least}`,
  twinsTakeOnly: 'Twins: can only be taken',
  topRung: (sum: string) => `Top of the ladder: paid at once · ${strong(sum)}`,
};

export const mainButton = {
  turnFasse: 'Turn the fasse',
  tapFasseKey: 'Tap the card you turned',
  notRank: (on: string) => `Not the ${rank(on)}`,
  takeAll: 'Take all the rest',
  takeAllOf: (wins: number, sum: string) => `${counted(wins, 'win')} · ${sum}`,
  lastCard: 'Last card',
  nextPair: 'Next pair',
  tapItsCards: 'Tap its two cards',
  endDeal: 'End the deal',
  tapAgainToEnd: 'Tap again to end',
  cardsLeft: (count: number) => (count === 1 ? '1 card is left' : `${count} cards are left`),
  noneLeft: 'No card is left',
  needsCards: (name: string, count: number) => `${name} needs ${counted(count, 'card')}`,
  noStakes: 'No stakes yet',
  noPlayers: 'No players yet',
  calculating: 'Calculating…',
  winsUnknown: 'The wins are not known yet',
};

export const undo = {
  undo: 'Undo',
  redo: 'Redo',
  takenBack: (what: string, others: number) =>
    `Taken back: ${what}${others ? ` And ${counted(others, 'other entry', 'other entries')}.` : ''}`,
  waits: 'The undo is not sent yet. The table shows it when the connection is back.',
  entry: {
    fasse: (cards: string) => `fasse ${cards}`,
    pair: (cards: string) => `pair ${cards}`,
    last: (cards: string) => `last ${cards}`,
    of: (name: string, on: string, sum: string) => [name, on, sum].filter(Boolean).join(' '),
    end: 'end of the deal',
    close: 'close table',
    takeAll: 'take all',
    seat: (name: string) => `add ${name}`,
    fund: (sum: string) => `bank ${sum}`,
    sidebet: (name: string, sum: string) => `${name} bets ${sum}`,
    ruling: (sum: string) => `ruling ${sum}`,
    payment: (sum: string) => `payment ${sum}`,
  },
};

export const tray = {
  chooseCoin: 'Choose a coin',
  addCoins: 'Coins for the sum',
  thenCard: 'then a card',
  allAsLastDeal: 'All as last deal',
  stakingHint: 'Tap a rank to stake on it. Tap a stake to change it.',
  other: 'Other…',
  otherAmount: 'Other amount',
  backspace: 'Delete the last digit',
  done: 'Done',
  close: 'Close',
  bank: 'The bank',
  paysIfWins: 'pays if it wins next',
  bankIfWins: (on: string, sum: string) => `${cap(rank(on))}: the bank would pay ${sum}`,
  atWorst: (on: string) => `At worst, if the ${rank(on)} wins`,
  nothingToPay: 'Nothing to pay',
  winsToPay: (count: number, sum: string) => `${cap(counted(count, 'open win'))}: ${sum}`,
  moreThanHeld: 'More than the bank has',
  leftToCover: (sum: string) => `${sum} left to cover`,
  broke: (owes: string) => `broke, owes ${owes}`,
  fundBank: 'Fund the bank',
  sumCrooks: (sum: string, crooks: number) => `${sum}, ${crooks ? corners(crooks) : 'no bent corner'}`,
  loses: 'loses',
  wins: 'wins',
  mace: (sum: string) => `Mace ${sum}`,
  betweenOthers: 'Between others…',
  withdraw: 'Withdraw it',
  money: 'Money…',
  buyIn: 'Buy in',
  cashOut: 'Cash out',
  cashOutOf: (sum: string) => `Cash out ${sum}`,
  newBook: 'New book',
  history: 'History',
  anySuit: 'any',
  suitOf: (on: string) => `Which ${rank(on)}`,
  add: 'Add',
  addPlayer: 'Add a player',
  name: 'Name',
  purse: 'Purse',
  suit: 'Suit',
  takeControl: 'Take control',
  sameAgain: 'New table, same players',
};
