/** Sessions for learning Swiss Tarot: a practice table with one round counted, and a demonstration. */

import type { Entry } from '../../api/play-session.ts';
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

/** A practice table with one round to count, and a demonstration. */
export const { startPractice, loadDemonstration } = createPractice({
  opening: { rules: { preset: 'swiss_tarot' }, currency: 'points', game: 'tarot' },
  nameOf: () => commonMessages().practice.name,
  entries: ENTRIES,
  demonstration: demonstrationAddress,
  demonstrationTitle: () => commonMessages().practice.demonstration,
});
