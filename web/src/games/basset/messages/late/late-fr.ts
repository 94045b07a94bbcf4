/** What Basset's table says in parts that load when the page is idle, in French. */

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
} from '../fr/late.ts';
import type { LateMessages } from './late-en.ts';

export const fr: LateMessages = {
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
