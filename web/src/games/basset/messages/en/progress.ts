/** How far a table is, for the list of tables and the evening. */

import { counted } from '../../../../i18n/en/grammar.ts';

export const progress = {
  settling: 'calculating a draw',
  dealLeft: (deal: number, left: number) => `deal ${deal}, ${left} left`,
  dealStaking: (deal: number) => `deal ${deal}, staking`,
  deals: (count: number) => counted(count, 'deal'),
  bank: 'Bank',
  bankOwes: 'Bank owes',
  lastPair: 'Last pair',
  lastDraw: 'Last draw',
  winsToAnswer: (count: number) => `${counted(count, 'win')} to take or play on`,
};
