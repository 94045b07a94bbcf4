/** The board, the player's page and the evening page: labels and figures. */

import { cap, card, counted, ordinal, small } from '../../../../i18n/en/grammar.ts';
import { strong } from '../../../../i18n/markup.ts';

const RUNGS: Readonly<Record<number, string>> = {
  7: 'sept',
  15: 'quinze',
  30: 'trente',
  33: 'trente-trois',
  60: 'soissante',
  67: 'soissante-sept',
};

export const board = {
  dealLeft: (deal: number, left: number) => `Deal ${deal} · ${left === 1 ? '1 card' : `${left} cards`} left`,
  dealStaking: (deal: number) => `Deal ${deal} · staking`,
  bank: 'The bank',
  bankHolds: 'Bank holds',
  bankOwes: 'Bank owes',
  ladder: 'The ladder: parolis and what they pay',
  plainCards: (count: number) => (count === 1 ? '1 plain card' : `${count} plain cards`),
  rungName: (rung: number) => RUNGS[rung] ?? '',
  thisDeal: 'This deal',
  lastDeal: 'The last deal',
  wins: 'wins',
  loses: 'loses',
  fasse: 'fasse',
  follow: 'Follow on your phone',
  followAlt: 'QR code: follow this table on a phone',
  toAnswer: (punters: number) => `${counted(punters, 'player')} to answer`,
  standings: 'Standings',
};

export const playerPage = {
  tableDeal: (table: string, deal: number) => `${table} · deal ${deal}`,
  inPurse: 'In your purse',
  onCards: (count: number) => `on ${count === 1 ? '1 card' : `${count} cards`}`,
  thisEvening: 'this evening',
  of: (punters: number) => `of ${small(punters)}`,
  place: ordinal,
  won: (on: string, take: string, rides: string | null) =>
    `Your ${card(on)} has won. Say ${strong('take')} for ${strong(take)}${rides === null ? '.' : `, or ${strong('paroli')} to play on for ${strong(rides)}.`}`,
  orPay: (pays: string) => `Or say ${strong('pay')} to play for ${strong(pays)} with nothing to lose.`,
  takeOnly: (on: string, take: string) =>
    `Your ${card(on)} has won as twins: ${strong('take')} ${strong(take)}.`,
  amountWon: (sum: string) => `won ${sum}`,
  rung: (rung: number, hope: string) => `${rung}× · ${hope}`,
  noCards: 'You have no cards on the table.',
  history: 'What happened',
  noHistory: 'Nothing yet.',
  older: 'Earlier',
  pair: (number: number) => `pair ${number}`,
  toTheBank: (sum: string) => `${sum} to the bank`,
  next: (rung: number) => `${rung}× next`,
  events: {
    newCard: (on: string) => `New card: ${card(on)}`,
    lost: (on: string) => `${cap(card(on))} lost`,
    wonPaid: (on: string) => `${cap(card(on))} won, paid at once`,
    won: (on: string) => `${cap(card(on))} won`,
    wonParoli: (on: string) => `${cap(card(on))} won, paroli`,
    wonTaken: (on: string) => `${cap(card(on))} won, taken`,
    wonAgain: (on: string) => `${cap(card(on))} won, staked again`,
    wonPay: (on: string) => `${cap(card(on))} won, for pay`,
    fasse: (on: string) => `${cap(card(on))} matched the fasse`,
    missedPay: (on: string) => `${cap(card(on))} missed its pay`,
    mace: (on: string) => `Mace on the ${card(on)}`,
    withdrawn: (on: string) => `${cap(card(on))} withdrawn`,
    book: 'New book',
    joined: 'Joined',
    buyIn: 'Bought in',
    cashOut: 'Cashed out',
    sideBet: 'Side bet',
    sideBetWon: 'Side bet won',
    sideBetLost: 'Side bet lost',
    sideBetReturned: 'Side bet returned',
    dealOver: 'Deal over',
    closed: 'Table closed',
  },
};
