/** What the pages of all games show of Swiss Tarot, in English. */

import { counted } from '../../../i18n/en/grammar.ts';

export const en = {
  closeHint:
    'If a game is in progress, count its rounds or give it up first. The players share what is in the pot, and play ends. Undo opens the table again.',
  practice: {
    name: 'Practice table',
    /** The title of the demonstration. */
    demonstration: 'Tarot at Fribourg',
    hint: 'Three players, one round counted. Count the second round.',
    firstSteps: [
      'In Swiss Tarot, three players put money into a pot and play three rounds. After each round they count their tricks. The highest score wins the pot.',
    ] as readonly string[],
  },
  progress: {
    settling: 'settling a game',
    game: (number: number) => `game ${number}`,
    games: (count: number) => counted(count, 'game'),
    round: (number: number) => `round ${number}`,
    between: 'waiting for the ante',
    pot: 'Pot',
    leads: 'Leads',
  },
};

export type CommonMessages = typeof en;
