/** Every text of the pages of Basset, in English. */

import { dealResult, endEarly } from './en/deal-result.ts';
import { announcements } from './en/table/draw-calls.ts';
import { history } from './en/history.ts';
import { money } from './en/table/money.ts';
import { fixes, rejection } from './en/rejection-slip.ts';
import { screenReader, shortcuts } from './en/screen-reader.ts';
import { sideBets } from './en/table/side-bets.ts';
import { steps } from './en/table/steps.ts';
import { tableHints } from './en/table/table-hints.ts';
import { termPatterns } from './en/term-patterns.ts';
import { answers, band, couch, mainButton, playerRow, syncStatus, tray, undo } from './en/table/table.ts';
import refusals from '../../../i18n/game-texts/refusals.basset.en.json' with { type: 'json' };
import type { RefusalTexts } from '../../../i18n/refusal-template.ts';

export const en = {
  announcements,
  answers,
  band,
  couch,
  dealResult,
  endEarly,
  fixes,
  history,
  mainButton,
  money,
  playerRow,
  rejection,
  refusals: refusals as RefusalTexts,
  screenReader,
  shortcuts,
  sideBets,
  steps,
  syncStatus,
  tableHints,
  termPatterns,
  tray,
  undo,
};

export type Messages = typeof en;
