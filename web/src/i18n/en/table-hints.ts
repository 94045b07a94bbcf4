/** What the table page says besides: hints of the moment, and what only its corners need. */

import { counted } from './grammar.ts';

export const deal = {
  nowSecond: 'Now the second card',
  lastOne: (call: string) => `last: ${call}`,
  endAgain: (left: number) => `Tap again: ${counted(left, 'card is', 'cards are')} left`,
  turning: 'Now its card',
  of: (at: number, all: number) => `${at} of ${all}`,
  answersOf: 'To answer',
  takeOutOf: (what: string) => `Take out: ${what}`,
  again: 'Again',
  bank: 'Bank',
  parts: {
    name: 'a name',
    card: 'a card',
    draw: 'a card',
    amount: 'an amount',
    suit: 'a suit',
    outcome: 'win or lose',
  },
  wouldPay: 'would pay',
  loading: 'Opening the books',
  fetching: 'It is being fetched.',
  notFetched: 'This cannot be fetched now. It comes by itself as soon as Paroli answers.',
  notHereYet: 'This table has not been open on this tablet before. It opens as soon as Paroli answers.',
  phone: { pack: (left: number) => `${left} left` },
};
