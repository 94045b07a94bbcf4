/** The end of a table: its standings, who is paid what, and the printed list. */

import { cap, counted, grouped } from '../../../i18n/en/grammar.ts';

export const en = {
  standings: 'Final standings',
  bank: (holder: string | null) => (holder === null ? 'The bank' : `The bank, ${holder}`),
  /** What adds up to the net, in one line. */
  money: {
    broughtIn: (sum: string) => `brought in ${sum}`,
    cashedOut: (sum: string) => `cashed out ${sum}`,
    purse: (sum: string) => `purse ${sum}`,
  },
  /** The columns of the printed standings. */
  columns: { broughtIn: 'Brought in', cashedOut: 'Cashed out', purse: 'Purse', net: 'Net' },
  noPlayers: 'No players sat at this table.',
  settleUp: 'Settle up',
  way: 'How the table settles',
  ways: {
    payouts: 'Money is at the table',
    with_bank: 'Players and the bank pay each other',
    without_bank: 'Players pay each other',
  },
  about: {
    payouts: 'All the money is in the box at the table. Each player and the bank take what is theirs.',
    with_bank: 'No money is at the table. Players and the bank pay each other what they lost.',
    without_bank:
      'The bank takes no part. What it won or lost is shared equally among the players, who pay each other.',
  },
  /** A game whose pools still hold money. */
  poolWays: {
    payouts: 'Money is at the table',
    with_bank: 'The pools keep their money',
    without_bank: 'Players share the pools',
  },
  aboutPools: {
    payouts:
      'All the money is in the box at the table. Each player takes what is theirs. The rest stays in the pools.',
    with_bank: 'No money is at the table. Those with losses pay those with wins, and into the pools.',
    without_bank:
      'No money is at the table. What is in the pools is shared equally among the players, who pay each other.',
  },
  /** A game without a bank of its own. */
  aboutPlayers: 'No money is at the table. Those with losses pay those with wins.',
  /** Without money at the table, where some play with bankrolls. */
  aboutBankrolls:
    'The box stands for the bankrolls: those who play with one are settled, and the box pays and gets for them.',
  /** At a table with the money in a box, where some play with bankrolls. */
  boxKeeps: (sum: string) => `${sum} stays in the box: those with bankrolls won it.`,
  boxLacks: (sum: string) =>
    `The box has ${sum} too little: those with bankrolls lost it. Add it to the box.`,
  aboutBox: 'All the money is in the box at the table. Each player takes what is theirs.',
  aboutEmptyBox: 'No money is left at the table: it was cashed out, or went back to bankrolls.',
  paid: 'Paid',
  /** The name of the box of a payment, which is ticked or not. */
  paidOf: (payment: string) => `Paid: ${payment}`,
  notPaid: 'Not paid yet',
  noting: 'Noting…',
  progress: (paid: number, all: number) => `${grouped(paid)} of ${grouped(all)} paid`,
  allPaid: (all: number) => (all === 1 ? 'It is paid.' : `All ${grouped(all)} are paid.`),
  total: 'Total',
  together: 'Together',
  /** After the coins of a sum: what they cannot pay. */
  remains: (sum: string) => `${sum} in smaller coins`,
  /** Where the table has no coins of its own. */
  usualCoins: 'In all notes and coins of the currency: none was left out when the table was opened.',
  intoBox: 'Into the box',
  intoBoxOf: (sum: string) => `Into the box: ${sum}`,
  togetherOf: (coins: string) => `Together: ${coins}`,
  settled: 'No payments are needed.',
  bankDebt: (holder: string | null, sum: string) =>
    `The bankroll of the bank had too little at the close. ${holder ?? 'The bank'} owes ${sum}, and pays that here.`,
  notPrintable: 'The list is not loaded',
  loading: 'Loading the payments…',
  unrecorded: 'The payments appear here when the server has recorded the close.',
  offline: 'No connection. You can note payments when the server responds.',
  changed: 'Another score-keeper noted something in the meantime. The list is up to date now.',
  forbidden: 'This device is not allowed to take back that payment. A score-keeper is.',
  otherPayments: (count: number) =>
    `${cap(counted(count, 'payment'))} between parties ${count === 1 ? 'is' : 'are'} noted too. This list does not count ${count === 1 ? 'it' : 'them'}.`,
  otherPayouts: (count: number) =>
    `${cap(counted(count, 'payout'))} from the box ${count === 1 ? 'is' : 'are'} noted too. This list does not count ${count === 1 ? 'it' : 'them'}.`,
  print: 'Print the payout list',
  printed: 'Payout list',
  coins: { louis: 'louis', ecu: 'écu' },
  /** Coins under the unit of a currency with decimals. */
  cents: (code: string, count: number) =>
    `${count}${({ gbp: 'p', usd: '¢' } as Record<string, string>)[code] ?? 'c'}`,
};

export type ClosingMessages = typeof en;
