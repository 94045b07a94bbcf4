/** The table page: band, rows, tray, main button and undo. */

import { GAP, LATER, strong } from '../../../../../i18n/markup.ts';
import { cap, card, counted, grouped, rank, small } from '../../../../../i18n/en/grammar.ts';
import { corners } from './corners.ts';

export const band = {
  maced: (name: string, sum: string, on: string) => `${name} adds ${sum} to the ${card(on)}.`,
  stakesOn: (name: string, sum: string) => `${name} stakes ${sum} on ${GAP}`,
  stakesUnknownAmount: (name: string) => `${name} stakes ${GAP} on ${LATER}`,
  stakesOnRank: (name: string, on: string, sum: string | null) =>
    `${name} stakes ${sum ?? GAP} on the ${rank(on)}`,
  allPlaced: 'All stakes are placed. Turn the fasse.',
  lacksMoney: (name: string, count: number) => `${name} has no money for ${counted(count, 'more card')}.`,
  noMoney: 'No player has money to stake.',
  target: (sum: string) => `target ${strong(sum)}`,
  staking: (deal: number, laid: number, wanted: number | null, sum: string) =>
    `Deal ${deal} · ${strong(grouped(laid))} ${wanted === null ? (laid === 1 ? 'card' : 'cards') : `of ${wanted} cards`}, ${strong(sum)} on the table`,
  noStakes: (deal: number) => `Deal ${deal} · no stakes yet`,
  drawing: (deal: number) => `Deal ${deal}`,
  lastDraw: (deal: number, call: string) => `Deal ${deal} · last pair ${strong(call)}`,
  bankTakes: (sum: string) => `Bank takes ${strong(sum)}`,
  bankPays: (sum: string) => `Bank pays ${strong(sum)}`,
  noStakeChanged: 'No stake wins or loses',
  toAnswer: (wins: number, isFirst: boolean, mayRide: boolean) =>
    `${strong(isFirst ? cap(counted(wins, 'win')) : counted(wins, 'win'))} ${wins === 1 ? 'waits' : 'wait'}: ${mayRide ? 'take, or play on' : wins === 1 ? 'take it' : 'take them'}`,
  orRestake: 'or restake',
  settling: 'Calculating the draw',
  left: 'left',
  pairNow: (pair: number) => `left · pair ${pair}`,
  pairNext: (pair: number) => `left · pair ${pair} next`,
  inThePack: (packs: number) => (packs === 1 ? 'in the pack' : `in ${counted(packs, 'pack')}`),
};

export const playerRow = {
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
  outOfMoney: 'Out of money',
  bets: (name: string) => `${name} bets`,
  betAgainst: (sum: string, name: string) => `${sum} against ${name}`,
  acceptsBet: (name: string) => `${name} takes the bet`,
  holder: (on: string, sum: string, crooks: number) =>
    strong(`${cap(card(on))}, ${sum}, ${crooks ? corners(crooks) : 'no bent corners'}`),
  holderOf: 'has this card',
  notRecorded: (on: string, sum: string) => `${cap(rank(on))} for ${sum} not recorded`,
  nextDeal: (on: string, sum: string) => `Next deal: ${rank(on)}, ${strong(sum)}`,
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
    sidebet: (backer: string, against: string, sum: string) => `${backer} bets ${against} ${strong(sum)}`,
    book: (sum: string) => `New book, ${strong(sum)}`,
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
  twinsTakeOnly: 'Twins: can only be taken',
  topRung: (sum: string) => `Top of the ladder: paid at once · ${strong(sum)}`,
};

export const mainButton = {
  turnFasse: 'Turn the fasse',
  tapFasseKey: 'Tap the card you turned',
  takeAll: 'Take all the rest',
  takeAllOf: (wins: number, sum: string) => `${counted(wins, 'win')} · ${sum}`,
  lastCard: 'Last card',
  nextPair: 'Next pair',
  tapItsCards: 'Tap its two cards',
  endDeal: 'End the deal',
  cardsLeft: (count: number) => (count === 1 ? '1 card is left' : `${count} cards are left`),
  noneLeft: 'No card is left',
  nothingStaked: 'No stake is left',
  needsCards: (name: string, count: number) => `${name} needs ${counted(count, 'card')}`,
  noStakes: 'No stakes yet',
};

export const undo = {
  entry: {
    paroli: 'Paroli',
    fasse: (cards: string) => `fasse ${cards}`,
    pair: (cards: string) => `pair ${cards}`,
    last: (cards: string) => `last ${cards}`,
    end: 'end of the deal',
    takeAll: 'take all',
    sidebet: (name: string, against: string, sum: string) => `${name} bets ${against} ${sum}`,
  },
};

export const tray = {
  thenCard: 'then a card',
  /** The head of the coins while the fasse is turned. It must be short. */
  fasse: 'The fasse',
  allAsLastDeal: 'All as last deal',
  stakingHint: 'Tap a rank to stake on it. Tap a stake to change it.',
  bank: 'The bank',
  paysIfWins: 'pays if the card wins next',
  bankIfWins: (on: string, sum: string) => `${cap(rank(on))}: the bank would pay ${sum}`,
  atWorst: (on: string) => `At worst, if the ${rank(on)} wins`,
  nothingToPay: 'Nothing to pay',
  winsToPay: (count: number, sum: string) => `${cap(counted(count, 'open win'))}: ${sum}`,
  moreThanHeld: 'More than the bank has',
  leftToCover: (sum: string) => `${sum} left to cover`,
};
