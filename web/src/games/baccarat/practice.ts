/** Sessions for learning Baccarat: a practice table with a bank and two stakes, and a demonstration. */

import type { Entry } from '../../api/play-session.ts';
import { createPractice } from '../../table-kit/lesson/practice-table.ts';
import demonstrationAddress from './demonstration.toml?url';
import { BANK, PLAYERS, STAKES } from './lesson/example.ts';
import { commonMessages } from './messages/common-messages.ts';

const PURSE = 100;

const ENTRIES: readonly Entry[] = [
  ...[...PLAYERS, 'Dora', 'Emil'].map((name) => ({ kind: 'seat', name, purse: PURSE })),
  { kind: 'bank', punter: PLAYERS[0], amount: BANK },
  ...STAKES.map(({ punter, amount }) => ({ kind: 'stake', punter, amount })),
];

/** A practice table with one hand to deal, and a demonstration. */
export const { startPractice, loadDemonstration } = createPractice({
  opening: { rules: { preset: 'chemin_de_fer' }, currency: 'points', game: 'baccarat' },
  nameOf: () => commonMessages().practice.name,
  entries: ENTRIES,
  demonstration: demonstrationAddress,
  demonstrationTitle: () => commonMessages().practice.demonstration,
});
