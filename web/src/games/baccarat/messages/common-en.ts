/** What the pages of all games show of Baccarat, in English. */

import { counted } from '../../../i18n/en/grammar.ts';

export const en = {
  practice: {
    name: 'Practice table',
    /** The title of the demonstration. */
    demonstration: 'The first shoe of chemin de fer',
    hint: 'Five players, a bank of 20 and two stakes. Deal a hand and enter who won.',
    firstSteps: [
      'In Baccarat, one player holds the bank with their own money, and the others stake against it. Two or three cards for each side decide: nine is best.',
    ] as readonly string[],
  },
  progress: {
    settling: 'calculating a hand',
    hand: (number: number) => `hand ${number}`,
    hands: (count: number) => counted(count, 'hand'),
    open: 'the bank is open',
    staking: 'players stake',
    cardsLeft: (count: number) => `at most ${counted(count, 'card')} left`,
    banker: 'Banker',
    bank: 'Bank',
    staked: 'Staked',
  },
};

export type CommonMessages = typeof en;
