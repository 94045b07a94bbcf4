/** Settling up all tables of an evening. */

import { cap, counted } from '../../../i18n/en/grammar.ts';

export const en = {
  title: 'Settle up the evening',
  about:
    'For tables with the money in a box: what everyone gets from all boxes together. A tick notes the payment at each of the tables.',
  stillOpen: (tables: number) =>
    `${cap(counted(tables, 'table'))} ${tables === 1 ? 'is' : 'are'} still open. ${tables === 1 ? 'Its' : 'Their'} money is not in this list.`,
  /** `name` is that of a table. */
  betweenParties: (name: string, paid: number, due: number) =>
    `${name} is settled without its box: ${counted(paid, 'payment')} noted, ${due ? `${counted(due, 'payment')} still due` : 'nothing due'}.`,
  noneClosed: 'The list begins when a table is closed.',
  loading: 'Loading the payments…',
  nothing: 'nothing',
  stillToPay: 'Still to pay',
  /** Before all payments of a person are taken back. */
  takeBackAll: (sum: string, payments: number) => `${sum} in ${counted(payments, 'payment')} become unpaid.`,
  takeBack: 'Make them unpaid',
  keep: 'Leave them paid',
  /** After the name of a table and a sum, if other tables have not paid. */
  paidPart: (text: string) => `${text} (paid)`,
};

export type EveningSettlingMessages = typeof en;
