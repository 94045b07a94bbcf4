/** What Basset's table says in parts that load when the page is idle, in English. */

import {
  cardSentence,
  cardTray,
  dealResult,
  endEarly,
  fixes,
  newBook,
  pairTitle,
  results,
  shortcuts,
} from '../en/late.ts';

export const en = {
  cardSentence,
  cardTray,
  dealResult,
  endEarly,
  fixes,
  newBook,
  pairTitle,
  results,
  shortcuts,
};

export type LateMessages = typeof en;
