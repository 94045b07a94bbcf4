/** Every text of the pages of Basset, in French. */

import type { Messages } from './en.ts';
import { dealResult, endEarly } from './fr/deal-result.ts';
import { announcements } from './fr/table/draw-calls.ts';
import { money } from './fr/table/money.ts';
import { progress } from './fr/progress.ts';
import { screenReader } from './fr/screen-reader.ts';
import { sideBets } from './fr/table/side-bets.ts';
import { steps } from './fr/table/steps.ts';
import { tableHints } from './fr/table/table-hints.ts';
import { termPatterns } from './fr/term-patterns.ts';
import { answers, band, couch, mainButton, playerRow, tray, undo } from './fr/table/table.ts';

export const fr: Messages = {
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
