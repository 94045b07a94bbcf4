/** Every text of the pages of Basset, in French. */

import type { Messages } from './en.ts';
import { board } from './fr/board.ts';
import { dealResult, endEarly } from './fr/deal-result.ts';
import { announcements } from './fr/draw-calls.ts';
import { history } from './fr/history.ts';
import { money } from './fr/money.ts';
import { playerPage } from './fr/player-page.ts';
import { fixes, rejection, rejectionReasons } from './fr/rejections.ts';
import { screenReader, shortcuts } from './fr/screen-reader.ts';
import { seats } from './fr/seats.ts';
import { steps } from './fr/steps.ts';
import { tableHints } from './fr/table-hints.ts';
import { termPatterns } from './fr/term-patterns.ts';
import { answers, band, couch, mainButton, playerRow, syncStatus, tray, undo } from './fr/table.ts';

export const fr: Messages = {
  announcements,
  answers,
  band,
  board,
  couch,
  dealResult,
  endEarly,
  fixes,
  history,
  mainButton,
  money,
  playerPage,
  playerRow,
  rejection,
  rejectionReasons,
  screenReader,
  seats,
  shortcuts,
  steps,
  syncStatus,
  tableHints,
  termPatterns,
  tray,
  undo,
};
