/** The page that plays a score sheet. */

import { cap, counted } from '../../../i18n/en/grammar.ts';

export const en = {
  title: 'Your own score sheet',
  help: 'A score sheet is a short text with the rules, the currency and one entry per line. The same rules apply as at the table. If every line is valid, the sheet becomes a table. If not, nothing is saved and you see which line is wrong.',
  file: 'From a file',
  date: 'Date played',
  futureDate: 'Choose today or an earlier day.',
  text: 'Score sheet',
  sample: 'Start from the demo sheet',
  play: 'Play the sheet',
  playing: 'Playing the sheet…',
  rejected: 'Nothing was saved. The sheet breaks a rule or contradicts itself. Correct it and try again.',
  invalid: 'Nothing was saved. This is not a valid score sheet. Correct it and try again.',
  notRefused: (code: string) => `The sheet expects the refusal ${code}, but the rules accept this entry.`,
  otherRefusal: (code: string) => `The sheet expects the refusal ${code}.`,
  line: (line: number) => `Line ${line}`,
  leftOut: (count: number) => `${cap(counted(count, 'more difference'))} not shown.`,
};

export type ScoreSheetMessages = typeof en;
