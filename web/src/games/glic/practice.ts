/** Sessions for learning Glic: a practice table with a dealt hand, and a demonstration. */

import { fetchSheet, type Entry } from '../../api/play-session.ts';
import { createPractice } from '../../table-kit/lesson/practice-table.ts';
import demonstrationAddress from './demonstration.toml?url';
import { commonMessages } from './messages/common-messages.ts';

const SHILLING = 48;

const ENTRIES: readonly Entry[] = [
  ...['Anne', 'Bess', 'Carl', 'Dora'].map((name) => ({ kind: 'seat', name, purse: 5 * SHILLING })),
  { kind: 'deal' },
];

/** Opens a practice table with one dealt hand and returns its session. Raises: `Problem`, `Unreachable`. */
export const startPractice = createPractice(() => ({
  opening: {
    occurred_at: null,
    name: commonMessages().practice.name,
    rules: { preset: 'glic', overrides: { piece: 4 } },
    currency: 'lsd',
    game: 'glic',
    gathering: null,
    practice: true,
  },
  entries: ENTRIES,
}));

/** Returns the score sheet of the demonstration. Raises: `Unreachable`. */
export const loadDemonstration = (): Promise<string> => fetchSheet(demonstrationAddress);
