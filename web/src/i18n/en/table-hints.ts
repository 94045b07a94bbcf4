/** The table page: hints, loading states and labels of its smaller parts. */

import { counted } from './grammar.ts';

export const deal = {
  nowSecond: 'Now the second card',
  lastOne: (call: string) => `last: ${call}`,
  endAgain: (left: number) => `Tap again: ${counted(left, 'card is', 'cards are')} left`,
  turning: 'Now tap its card',
  of: (at: number, all: number) => `${at} of ${all}`,
  answersOf: 'Wins to answer',
  takeOutOf: (what: string) => `Remove: ${what}`,
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
  loading: 'Loading the table',
  fetching: 'Loading…',
  notFetched: 'This cannot be loaded now. It loads by itself when the server responds.',
  notHereYet: 'This tablet has not opened this table before. The table opens when the server responds.',
  phone: { pack: (left: number) => `${left} left` },
};
