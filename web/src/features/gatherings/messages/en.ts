/** Evenings with a name, a date and a place, and the tables that count in them. */

import { cap, counted } from '../../../i18n/en/grammar.ts';

export const en = {
  /** The choice of an evening, on the evening page. */
  choose: 'Choose an evening',
  evenings: 'Evenings',
  loading: 'Loading evenings…',
  more: 'Show more',
  moreShown: (count: number) => `${cap(counted(count, 'more evening'))} shown.`,
  noEvenings: 'No evening yet.',
  noEveningsHint:
    'An evening has a name, a date and a place. The tables that you open on it share their standings.',
  startHint:
    'Begin with New evening: the tables that you open on it share their standings. You can also open a table without an evening.',
  tablesSince: (moment: string) => `Tables opened since ${moment}`,

  /** The form of a new or changed evening. */
  create: 'New evening',
  createHint: 'The tables that you open on this evening share their standings.',
  change: 'Change',
  changeTitle: 'Change the evening',
  name: 'Name of the evening',
  defaultName: (day: string) => `Evening of ${day}`,
  date: 'Date',
  enterDate: 'Enter a date.',
  place: 'Place (optional)',
  open: 'Open the evening',
  opening: 'Opening…',
  opened: (name: string) => `Opened: ${name}.`,
  save: 'Save',
  saving: 'Saving…',
  saved: 'The evening is changed.',
  changedMeanwhile:
    'Not saved: someone else changed the evening. What you did not change shows that now. Check it, then save again.',
  cancel: 'Cancel',

  /** An evening without tables. */
  empty: 'No table on this evening yet.',
  emptyHint: 'A table that you open here belongs to this evening.',
  emptyMoveHint: 'To move a table here, find it under All evenings, then choose Options.',

  reports: 'Reports of the evening',

  /** The options of a table: where it counts. */
  options: 'Options',
  optionsOf: (table: string) => `Options of ${table}`,
  tableName: 'Name of the table',
  rename: 'Change the name',
  renamed: (name: string) => `The table is called ${name} now.`,
  enterName: 'Enter a name.',
  move: 'Move to another evening',
  moveHint: 'The table then counts in the standings of that evening.',
  moveNow: 'Move',
  moved: (table: string, evening: string) => `${table} is moved to ${evening}.`,
  movedOut: (table: string) => `${table} belongs to no evening now.`,
  noOther: 'There is no other evening. Open one with New evening.',
  hide: 'Hide from the evening',
  hideHint: 'The table keeps its accounts. The evening and its standings leave it out.',
  hidden: (table: string) => `${table} is hidden. Find it under Not counted.`,
  show: 'Show again',
  shown: (table: string) => `${table} counts in the evening again.`,
  markPractice: 'Mark as practice',
  markPracticeHint: 'For a table where people learn. It never counts, on any evening.',
  noPractice: 'A table that plays with a bankroll cannot be practice.',
  marked: (table: string) => `${table} is marked as practice. Find it under Not counted.`,
  unmark: 'Counts again',
  moving: 'Moving…',
  changing: 'Changing…',

  /** The tables that an evening leaves out. */
  notCounted: (count: number) => `Not counted (${count})`,
  notCountedHint: 'The standings leave these tables out. Their accounts are complete.',
  isHidden: 'hidden',
  isPractice: 'practice',
  showOf: (table: string) => `Show again: ${table}`,
  unmarkOf: (table: string) => `Counts again: ${table}`,

  /** The evening of a new table. */
  evening: 'Evening',
  none: 'No evening',
  practice: 'Practice: does not count',

  /** The board. */
  thisTable: 'This table',
  thisTableFinal: 'This table: final standings',
  wholeEvening: (tables: number) => `The evening so far: ${counted(tables, 'table')}`,
};

export type GatheringMessages = typeof en;
