/** What the pages of all games show of Glic, in English. */

import { counted } from '../../../i18n/en/grammar.ts';

export const en = {
  closeHint:
    'If a hand is in progress, end it first. The players share what is in the pools, and play ends. Undo opens the table again.',
  practice: {
    name: 'Practice table',
    /** The title of the demonstration. */
    demonstration: 'Glic at the sign of the Boar',
    hint: 'Four players and a dealt hand. Pay the pools, bet, and play the hand to its end.',
    firstSteps: [
      'In Glic, money lies in seven pools. The trump card of a pool takes it. Then the players bet on the best hand, and play cards until one has none left.',
    ] as readonly string[],
  },
  progress: {
    settling: 'paying out the Poch',
    hand: (number: number) => `hand ${number}`,
    hands: (count: number) => counted(count, 'hand'),
    between: 'waiting for the deal',
    claiming: 'pools',
    betting: 'bets',
    showing: 'the best hand',
    playing: 'cards are played',
    poch: 'In the Poch',
    pools: 'In the pools',
  },
};

export type CommonMessages = typeof en;
