/** Sessions for learning Lansquenet: a practice table with a wager and two covers, and a demonstration. */

import type { Entry } from '../../api/play-session.ts';
import { createPractice } from '../../table-kit/lesson/practice-table.ts';
import demonstrationAddress from './demonstration.toml?url';
import { commonMessages } from './messages/common-messages.ts';

const SHILLING = 48;
const SIXPENCE = 24;

const PLAYERS: readonly (readonly [name: string, shillings: number])[] = [
  ['Anne', 20],
  ['Bess', 15],
  ['Carl', 12],
  ['Dora', 18],
];

const ENTRIES: readonly Entry[] = [
  ...PLAYERS.map(([name, shillings]) => ({ kind: 'seat', name, purse: shillings * SHILLING })),
  { kind: 'wager', amount: 4 * SHILLING },
  { kind: 'cover', punter: 'Bess', amount: SHILLING + SIXPENCE },
  { kind: 'cover', punter: 'Carl', amount: SHILLING },
];

/** A practice table with one hand to deal, and a demonstration. */
export const { startPractice, loadDemonstration } = createPractice({
  opening: { rules: { preset: 'lansquenet' }, currency: 'lsd', game: 'lansquenet' },
  nameOf: () => commonMessages().practice.name,
  entries: ENTRIES,
  demonstration: demonstrationAddress,
  demonstrationTitle: () => commonMessages().practice.demonstration,
});
