/** Sessions for learning Swiss Tarot: a practice table with one round counted, and a demonstration. */

import { fetchSheet, type Entry } from '../../api/play-session.ts';
import { createPractice } from '../../table-kit/lesson/practice-table.ts';
import demonstrationAddress from './demonstration.toml?url';
import { commonMessages } from './messages/common-messages.ts';

const ENTRIES: readonly Entry[] = [
  ...['Hans', 'Ida', 'Jost'].map((name) => ({ kind: 'seat', name, purse: 100 })),
  { kind: 'ante' },
  {
    kind: 'count',
    counts: [
      { punter: 'Hans', count: 31 },
      { punter: 'Ida', count: 20 },
    ],
    place: 0,
  },
];

/** Opens a practice table with one round to count and returns its session. Raises: `Problem`, `Unreachable`. */
export const startPractice = createPractice(() => ({
  opening: {
    occurred_at: null,
    name: commonMessages().practice.name,
    rules: { preset: 'swiss_tarot' },
    currency: 'points',
    game: 'tarot',
    gathering: null,
    practice: true,
  },
  entries: ENTRIES,
}));

/** Returns the score sheet of the demonstration. Raises: `Unreachable`. */
export const loadDemonstration = (): Promise<string> => fetchSheet(demonstrationAddress);
