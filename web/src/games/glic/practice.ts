/** Sessions for learning Glic: a practice table with a dealt hand, and a demonstration. */

import type { Entry } from '../../api/play-session.ts';
import { createPractice } from '../../table-kit/lesson/practice-table.ts';
import demonstrationAddress from './demonstration.toml?url';
import { commonMessages } from './messages/common-messages.ts';

const SHILLING = 48;

const ENTRIES: readonly Entry[] = [
  ...['Anne', 'Bess', 'Carl', 'Dora'].map((name) => ({ kind: 'seat', name, purse: 5 * SHILLING })),
  { kind: 'deal' },
];

/** A practice table with one dealt hand, and a demonstration. */
export const { startPractice, loadDemonstration } = createPractice({
  opening: { rules: { preset: 'glic', overrides: { piece: 4 } }, currency: 'lsd', game: 'glic' },
  nameOf: () => commonMessages().practice.name,
  entries: ENTRIES,
  demonstration: demonstrationAddress,
  demonstrationTitle: () => commonMessages().practice.demonstration,
});
