/** Every text of the pages of Basset, in English. */

import { announcements } from './en/draw-calls.ts';
import { history } from './en/history.ts';
import { publicPages } from './en/public-page-details.ts';
import { board, playerPage } from './en/public-pages.ts';
import { fixes, rejection, rejectionReasons } from './en/rejections.ts';
import { screenReader, shortcuts } from './en/screen-reader.ts';
import { seats } from './en/seats.ts';
import { tableHints } from './en/table-hints.ts';
import { answers, band, couch, mainButton, playerRow, syncStatus, tray, undo } from './en/table.ts';

export const en = {
  announcements,
  answers,
  band,
  board,
  couch,
  fixes,
  history,
  mainButton,
  playerPage,
  playerRow,
  publicPages,
  rejection,
  rejectionReasons,
  screenReader,
  seats,
  shortcuts,
  syncStatus,
  tableHints,
  tray,
  undo,
};

export type Messages = typeof en;
