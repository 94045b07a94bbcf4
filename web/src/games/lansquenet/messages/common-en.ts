/** What the pages of all games show of Lansquenet, in English. */

import { counted } from '../../../i18n/en/grammar.ts';

export const en = {
  practice: {
    name: 'Practice table',
    /** The title of the demonstration. */
    demonstration: 'Lansquenet after supper',
    hint: 'Four players, a wager and two covers. Deal a hand and enter who won.',
    firstSteps: [
      'In Lansquenet, each player banks in turn: the banker puts up money, and the others bet against it. Then cards decide.',
    ] as readonly string[],
  },
  progress: {
    settling: 'calculating a hand',
    hand: (number: number) => `hand ${number}`,
    hands: (count: number) => counted(count, 'hand'),
    wagering: 'waiting for the wager',
    covering: 'covers',
    selling: 'the deck is for sale',
    banker: 'Banker',
    wager: 'Wager',
    open: 'Left to cover',
  },
};

export type CommonMessages = typeof en;
