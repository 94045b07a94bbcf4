/** Every text of the pages of Basset, in English. */

import { dealResult, endEarly } from './en/deal-result.ts';
import { announcements } from './en/table/draw-calls.ts';
import { money } from './en/table/money.ts';
import { progress } from './en/progress.ts';
import { screenReader } from './en/screen-reader.ts';
import { sideBets } from './en/table/side-bets.ts';
import { steps } from './en/table/steps.ts';
import { tableHints } from './en/table/table-hints.ts';
import { termPatterns } from './en/term-patterns.ts';
import { answers, band, couch, mainButton, playerRow, tray, undo } from './en/table/table.ts';

export const en = {
  announcements,
  answers,
  band,
  couch,
  dealResult,
  endEarly,
  mainButton,
  money,
  playerRow,
  progress,
  screenReader,
  sideBets,
  steps,
  tableHints,
  termPatterns,
  tray,
  undo,
};

export type Messages = typeof en;
