/** The home page. */

import { cap, counted } from './grammar.ts';

export const home = {
  tagline: 'scores and ledger for historical card games',
  tables: 'Tables',
  closed: 'closed',
  version: (version: number) => (version === 1 ? '1 event' : `${version} events`),
  repeat: (day: string) => `New table like that of ${day}`,
  practice: 'Practice table',
  creatingPractice: 'Creating the table…',
  isPractice: 'Practice',
  newTable: 'Open a new table',
  sheet: 'Play your own score sheet',
  demonstration: 'Play the demo evening',
  playingDemonstration: 'Playing the evening…',
  older: 'Older tables',
  olderShown: (count: number) => `${cap(counted(count, 'older table'))} shown.`,
  loading: 'Loading tables…',
  empty: 'No tables yet',
  emptyReadOnly: 'Tables that this device can view appear here.',
  about: [
    'Paroli keeps the scores and the accounts of historical card games.',
    'The dealer enters the stakes and the cards drawn. Paroli settles every draw and knows exactly how much each purse, each card and the bank hold.',
    'Recorded entries are never deleted. You can undo the newest entry and correct any other; the books show both. You can replay any evening step by step.',
  ] as readonly string[],
  docs: 'For programmers: the API',
  permissions: 'What this device can do',
};
